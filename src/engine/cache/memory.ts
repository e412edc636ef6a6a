/** How many bytes things take in the heap of V8, on a machine of 64 bits. A test checks it against the heap. */

const WORD = 8;

/** A string of one byte a character, with its header. */
export const stringBytes = (length: number): number => 2 * WORD + Math.ceil(length / WORD) * WORD;

/** A map with so many entries, without its keys: three words an entry, one for every two, in steps of powers of two. */
export function mapBytes(entries: number): number {
  const capacity = 2 ** Math.ceil(Math.log2(Math.max(entries, 4)));
  return 3.5 * capacity * WORD;
}
