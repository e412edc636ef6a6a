import { latin1 } from '../../core/encoding.ts';
import type { Query } from '../query.ts';
import type { Lex } from './cache.ts';
import { compactEncode, type Tokens } from './compact.ts';
import { mapBytes, stringBytes } from './memory.ts';

/** Numbers tokens, each with the white space before it. Equal numbers mean equal bytes, so the encoding is lossless. */
export interface Vocabulary {
  /** The token numbers of a program; new tokens get new numbers. */
  learn(query: Query): Tokens;
  /** The token numbers of a program; -1 for unknown tokens. */
  read(query: Query): Tokens;
  /** The bytes of a program. */
  write(tokens: Tokens): Uint8Array;
  /** Whether a program is a subsequence of another, apart from white space. */
  isSubsequence(program: Tokens, of: Tokens): boolean;
  readonly bytes: number;
}

export function createVocabulary(lex: Lex): Vocabulary {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  /** For each token, the number of the first token that is equal to it apart from white space. */
  const bare: number[] = [];
  const firsts = new Map<string, number>();
  let kept = 0;
  const tokensOf = ({ bytes, text }: Query, numberOf: (token: string) => number): Tokens => {
    const cuts = lex(bytes);
    const tokens = new Int32Array(cuts.length - 1);
    for (let i = 0; i < tokens.length; i++) tokens[i] = numberOf(text.slice(cuts[i], cuts[i + 1]));
    return tokens;
  };
  const numberFor = (token: string): number => {
    const known = numbers.get(token);
    if (known !== undefined) return known;
    // A slice would keep the whole text alive.
    const copy = latin1.decode(latin1.encode(token));
    numbers.set(copy, texts.length);
    kept += stringBytes(copy.length);
    const word = copy.trimStart();
    if (!firsts.has(word)) {
      firsts.set(word, texts.length);
      if (word !== copy) kept += stringBytes(word.length);
    }
    bare.push(firsts.get(word)!);
    return texts.push(copy) - 1;
  };
  const withoutSpace = (tokens: Tokens): Tokens => tokens.map((number) => bare[number]!);
  return {
    learn: (query) => tokensOf(query, numberFor),
    read: (query) => tokensOf(query, (token) => numbers.get(token) ?? -1),
    write: (tokens) => latin1.encode(Array.from(tokens, (number) => texts[number]).join('')),
    isSubsequence: (program, of) => compactEncode(withoutSpace(of), withoutSpace(program)) !== undefined,
    get bytes() {
      return kept + mapBytes(numbers.size) + mapBytes(firsts.size) + 16 * texts.length;
    },
  };
}
