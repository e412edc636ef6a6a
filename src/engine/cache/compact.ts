/**
 * The compact encoding of the caching study (Tian et al., "On the Caching Schemes to Speed Up Program Reduction", TOSEM
 * 2023), Algorithm 4: a program that is a subsequence of another is encoded as the intervals of tokens that it keeps.
 * Of several such encodings, the canonical one has the earliest tokens.
 */

/** A program as a list of token numbers (vocabulary.ts). */
export type Tokens = Int32Array;

/** Start and (exclusive) end of each interval, counted from 0. */
export type Encoding = Int32Array;

/** CompactEncode; undefined if `program` is no subsequence of `base`. */
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
