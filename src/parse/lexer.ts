/**
 * Lexers of languages. They give programs their size, which is the same for a tree and for a list, and cut lists into tokens. Joined, the
 * tokens give the text back.
 */
import type { Lexer } from '../core/lexer.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { type Lexis, NUMBERS, WORDS } from '../languages/lexis.ts';
import { encodingOf } from '../core/encoding.ts';
import { countTokens, lex } from './plain-lexer.ts';
import { tokenise } from './tokenise.ts';

/** For files in no language that is known. */
export const plainLexer: Lexer = {
  cuts: lex,
  count: countTokens,
  countIn: (text) => countTokens(new TextEncoder().encode(text)),
};

/** The lexer of a language: what it says of its tokens, and the operators of its grammar. */
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
      // Behind the last token there may be white space.
      nothing.lastIndex = at;
      if (pattern.lastIndex === text.length && nothing.test(text)) return;
      onEnd(pattern.lastIndex);
    }
  });
}

/**
 * The longest first. Brackets stand alone: `[]` is two tokens, also where a grammar has one for both; and so are a question mark and a
 * colon.
 */
const operatorsOf = ({ terminals }: Grammar): string[] =>
  Array.from(terminals.values(), ({ text = '' }) => text)
    .filter((text) => text.length > 1 && !/[\w\s()[\]{}"'`]|\?:/.test(text))
    .toSorted((a, b) => b.length - a.length);

/** A grammar that has all terminals of its language is its own lexer. */
export const lexerOfGrammar = (grammar: Grammar): Lexer =>
  lexerFrom((text, onEnd) =>
    tokenise(text.replace(/^\uFEFF/, ' '), grammar).ends.forEach((end) => onEnd(end)),
  );

/** `read` says where each token of a text ends. */
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

/** Places in a text as places in its UTF-8. */
function inBytes(text: string, places: readonly number[]): Uint32Array {
  const encoder = new TextEncoder();
  const buffer = new Uint8Array(3 * text.length);
  let from = 0;
  let at = 0;
  return Uint32Array.from(places, (place) => {
    at += encoder.encodeInto(text.slice(from, place), buffer).written;
    from = place;
    return at;
  });
}
