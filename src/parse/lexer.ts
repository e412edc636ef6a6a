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
  /** Each program is read only once, although both its size and the caches need its tokens. */
  const known = new WeakMap<Uint8Array, Reading>();
  const reading = (bytes: Uint8Array): Reading => {
    let found = known.get(bytes);
    if (found === undefined) known.set(bytes, (found = readingOf(encodingOf(bytes).decode(bytes))));
    return found;
  };
  const readingOf = (text: string): Reading => {
    const offsets = [0];
    read(text, (end) => offsets.push(end));
    const count = offsets.length - 1;
    if (offsets.at(-1)! < text.length) offsets.push(text.length);
    return { count, offsets: Uint32Array.from(offsets), length: text.length };
  };
  return {
    cuts(bytes) {
      const found = reading(bytes);
      if (found.length === bytes.length) return found.offsets;
      return (found.cuts ??= inBytes(encodingOf(bytes).decode(bytes), found.offsets));
    },
    count: (bytes) => reading(bytes).count,
    countIn(text) {
      let tokens = 0;
      read(text, () => tokens++);
      return tokens;
    },
  };
}

interface Reading {
  /** The number of tokens. */
  readonly count: number;
  /** The start offsets of the tokens in the text, and its end; and the same in bytes, if they differ. */
  readonly offsets: Uint32Array;
  readonly length: number;
  cuts?: Uint32Array;
}

/** Converts offsets in a text to offsets in its UTF-8. */
function inBytes(text: string, offsets: Uint32Array): Uint32Array {
  const encoder = new TextEncoder();
  const buffer = new Uint8Array(3 * text.length);
  let from = 0;
  let at = 0;
  return offsets.map((offset) => {
    at += encoder.encodeInto(text.slice(from, offset), buffer).written;
    from = offset;
    return at;
  });
}
