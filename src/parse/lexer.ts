/**
 * Lexers of languages. They determine the size of programs, whether trees or lists, and split lists into tokens.
 * Concatenated, the tokens give the text.
 */
import type { Lexer } from '../core/lexer.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { type Lexis, NUMBERS, WORDS } from '../languages/lexis.ts';
import { encodingOf } from '../core/encoding.ts';
import { countTokens, lex } from './plain-lexer.ts';
import { fewestTokens, tokenise } from './tokenise.ts';

/** For files in an unknown language. */
export const plainLexer: Lexer = {
  cuts: lex,
  count: countTokens,
  countIn: (text) => countTokens(new TextEncoder().encode(text)),
};

/** The lexer of a language, from its lexis and the operators of its grammar. */
export function lexerOf(
  { comments, literals, words = WORDS, numbers = NUMBERS }: Lexis,
  grammar: Grammar,
): Lexer {
  const operators = operatorsOf(grammar).map((text) =>
    text.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`),
  );
  const between = `(?:\\s|${comments})*`;
  const token = [literals, numbers, words, ...operators, '[^]'].join('|');
  const pattern = new RegExp(`${between}(?:${token}|$)`, 'y');
  const nothing = new RegExp(`${between}$`, 'y');
  return lexerFrom((text, onEnd) => {
    for (let at = 0; at < text.length; at = pattern.lastIndex) {
      pattern.lastIndex = at;
      pattern.test(text);
      // White space may follow the last token.
      nothing.lastIndex = at;
      if (pattern.lastIndex === text.length && nothing.test(text)) return;
      onEnd(pattern.lastIndex);
    }
  });
}

/**
 * Longest first. Every bracket is a token of its own: `[]` is two tokens even if the grammar has it as one. The same
 * goes for `?:`.
 */
const operatorsOf = ({ terminals }: Grammar): string[] =>
  Array.from(terminals.values(), ({ text = '' }) => text)
    .filter((text) => text.length > 1 && !/[\w\s()[\]{}"'`]|\?:/.test(text))
    .toSorted((a, b) => b.length - a.length);

/** A grammar with all terminals of its language is its own lexer. */
export const lexerOfGrammar = (grammar: Grammar): Lexer => ({
  ...lexerFrom((text, onEnd) =>
    tokenise(text.replace(/^\uFEFF/, ' '), grammar).ends.forEach((end) => onEnd(end)),
  ),
  countIn: (text) => fewestTokens(text, grammar),
});

/** `read` reports the end of each token of a text. */
function lexerFrom(read: (text: string, onEnd: (end: number) => void) => void): Lexer {
  const count = (text: string) => {
    let tokens = 0;
    read(text, () => tokens++);
    return tokens;
  };
  return {
    cuts(bytes) {
      const text = encodingOf(bytes).decode(bytes);
      const cuts = [0];
      read(text, (end) => cuts.push(end));
      if (cuts.at(-1)! < text.length) cuts.push(text.length);
      return text.length === bytes.length ? Uint32Array.from(cuts) : inBytes(text, cuts);
    },
    count: (bytes) => count(encodingOf(bytes).decode(bytes)),
    countIn: count,
  };
}

/** Converts offsets in a text to offsets in its UTF-8. */
function inBytes(text: string, offsets: readonly number[]): Uint32Array {
  const encoder = new TextEncoder();
  const buffer = new Uint8Array(3 * text.length);
  let from = 0;
  let at = 0;
  return Uint32Array.from(offsets, (offset) => {
    at += encoder.encodeInto(text.slice(from, offset), buffer).written;
    from = offset;
    return at;
  });
}
