/**
 * Long work that yields between slices, so that the caller can react to signals and limits. `finish` does all of it in
 * one go.
 */
export type Work<T> = Generator<undefined, T, undefined>;

/** Does all the work without pausing. */
export function finish<T>(work: Work<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
