/**
 * The compact encoding of programs of the caching study (Tian et al., "On the Caching Schemes to Speed Up Program Reduction", TOSEM 2023),
 * Algorithm 4: a program as the intervals of another one, of whose tokens it has some, that give it when they are joined. There may be
 * several such lists; the canonical one has the earliest tokens.
 */

/** A program as the numbers of its tokens (vocabulary.ts). */
export type Tokens = Int32Array;

/** Begins and (exclusive) ends of intervals, counted from 0. */
export type Encoding = Int32Array;

/** CompactEncode; nothing if `program` is no subsequence of `base`. */
export function compactEncode(base: Tokens, program: Tokens): Encoding | undefined {
  const result: number[] = [];
  let at = 0;
  for (let i = 0; i < program.length;) {
    while (at < base.length && base[at] !== program[i]) at++;
    if (at === base.length) return undefined;
    result.push(at);
    while (at < base.length && i < program.length && base[at] === program[i]) {
      at++;
      i++;
    }
    result.push(at);
  }
  return Int32Array.from(result);
}

/** CompactDecode. */
export function compactDecode(base: Tokens, encoding: Encoding): Tokens {
  let length = 0;
  for (let i = 0; i < encoding.length; i += 2) length += encoding[i + 1]! - encoding[i]!;
  const program = new Int32Array(length);
  let at = 0;
  for (let i = 0; i < encoding.length; i += 2) {
    const part = base.subarray(encoding[i], encoding[i + 1]);
    program.set(part, at);
    at += part.length;
  }
  return program;
}
