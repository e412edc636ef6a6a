/** Sizes of objects in the V8 heap, on a 64-bit machine. A test checks them against the real heap. */

export const WORD = 8;

/** A string of one-byte characters, with its header. */
export const stringBytes = (length: number): number => 2 * WORD + Math.ceil(length / WORD) * WORD;

/** A map without its keys: three words per entry and one more for every two; the capacity is a power of two. */
export function mapBytes(entries: number): number {
  const capacity = 2 ** Math.ceil(Math.log2(Math.max(entries, 4)));
  return 3.5 * capacity * WORD;
}
