/**
 * Work that takes long enough to be noticed, done in turns: between two of them, signals and limits are answered. Whoever
 * cannot wait does it all at once.
 */
export type Work<T> = Generator<undefined, T, undefined>;

/** Does it all at once. */
export function finish<T>(work: Work<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
