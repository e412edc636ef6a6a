import { latin1 } from '../../core/encoding.ts';
import type { Query } from '../query.ts';
import type { Lex } from './cache.ts';
import { compactEncode, type Tokens } from './compact.ts';
import { mapBytes, stringBytes, WORD } from './memory.ts';

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
  const words = createWords();
  /** For each token, the number of the first token that is equal to it apart from white space. */
  const bare: number[] = [];
  const firsts = new Map<string, number>();
  let kept = 0;
  const tokensOf = (
    query: Query,
    numberOf: (bytes: Uint8Array, from: number, to: number) => number,
  ): Tokens => {
    const { bytes } = query;
    const cuts = lex(bytes);
    const tokens = new Int32Array(cuts.length - 1);
    for (let i = 0; i < tokens.length; i++) tokens[i] = numberOf(bytes, cuts[i]!, cuts[i + 1]!);
    return tokens;
  };
  const numberFor = (bytes: Uint8Array, from: number, to: number): number => {
    const known = words.find(bytes, from, to);
    if (known !== -1) return known;
    const word = latin1.decode(bytes.subarray(from, to)).trimStart();
    if (!firsts.has(word)) {
      firsts.set(word, bare.length);
      kept += stringBytes(word.length);
    }
    bare.push(firsts.get(word)!);
    return words.add(bytes, from, to);
  };
  const withoutSpace = (tokens: Tokens): Tokens => tokens.map((number) => bare[number]!);
  return {
    learn: (query) => tokensOf(query, numberFor),
    read: (query) => tokensOf(query, words.find),
    write: (tokens) => words.join(tokens),
    isSubsequence: (program, of) => compactEncode(withoutSpace(of), withoutSpace(program)) !== undefined,
    get bytes() {
      return kept + mapBytes(firsts.size) + WORD * bare.length + words.bytes;
    },
  };
}

/**
 * Distinct words, numbered in the order of their addition. A hash table over their bytes: looking up the tokens of a
 * program makes no string of any of them.
 */
function createWords() {
  let text = new Uint8Array(1_024);
  /** The end of each word in `text`, after a 0. */
  let ends = new Uint32Array(64);
  let count = 0;
  /** Numbers of words, each plus 1; 0 is an empty slot. There are at least twice as many slots as words. */
  let slots = new Int32Array(128);

  const isAt = (number: number, bytes: Uint8Array, from: number, to: number): boolean => {
    const start = ends[number]!;
    if (ends[number + 1]! - start !== to - from) return false;
    for (let i = from; i < to; i++) if (text[start + i - from] !== bytes[i]) return false;
    return true;
  };
  /** The slot of a word, or the empty one where it belongs. */
  const slotOf = (bytes: Uint8Array, from: number, to: number): number => {
    let hash = FNV_BASIS;
    for (let i = from; i < to; i++) hash = Math.imul(hash ^ bytes[i]!, FNV_PRIME);
    for (let slot = hash & (slots.length - 1); ; slot = (slot + 1) & (slots.length - 1)) {
      if (slots[slot] === 0 || isAt(slots[slot]! - 1, bytes, from, to)) return slot;
    }
  };
  const makeRoom = (length: number): void => {
    const used = ends[count]!;
    if (used + length > text.length) text = enlarged(text, new Uint8Array(2 * (used + length)));
    if (count + 2 > ends.length) ends = enlarged(ends, new Uint32Array(2 * ends.length));
    if (2 * (count + 1) <= slots.length) return;
    slots = new Int32Array(2 * slots.length);
    for (let i = 0; i < count; i++) slots[slotOf(text, ends[i]!, ends[i + 1]!)] = i + 1;
  };
  return {
    /** -1 for an unknown word. */
    find: (bytes: Uint8Array, from: number, to: number): number => slots[slotOf(bytes, from, to)]! - 1,
    /** The word must be unknown. */
    add(bytes: Uint8Array, from: number, to: number): number {
      makeRoom(to - from);
      slots[slotOf(bytes, from, to)] = count + 1;
      text.set(bytes.subarray(from, to), ends[count]);
      ends[count + 1] = ends[count]! + to - from;
      return count++;
    },
    join(numbers: Tokens): Uint8Array {
      let length = 0;
      for (const number of numbers) length += ends[number + 1]! - ends[number]!;
      const joined = new Uint8Array(length);
      let at = 0;
      for (const number of numbers) {
        const word = text.subarray(ends[number], ends[number + 1]);
        joined.set(word, at);
        at += word.length;
      }
      return joined;
    },
    get bytes() {
      return text.byteLength + ends.byteLength + slots.byteLength;
    },
  };
}

/** FNV-1a. */
const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

function enlarged<T extends Uint8Array | Uint32Array>(array: T, larger: T): T {
  larger.set(array);
  return larger;
}
