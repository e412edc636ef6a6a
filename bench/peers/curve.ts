/** The size of the smallest interesting program that a reducer had tested, over time and tests. */

export interface Size {
  readonly tokens: number;
  readonly bytes: number;
}

export interface Point extends Size {
  /** Since the reducer was started. */
  readonly seconds: number;
  /** The number of tests begun by then. */
  readonly tests: number;
}

/** It begins with the input; every point has fewer tokens than the previous one, or as many tokens and fewer bytes. */
export type Curve = readonly Point[];

/** Built from the log of the tests and the sizes of the interesting programs; ignores everything after `seconds`. */
export function curveOf(
  log: string,
  sizes: ReadonlyMap<string, Size>,
  beganMs: number,
  before: Size,
  seconds: number,
): { tests: number; curve: Curve } {
  const curve: Point[] = [{ ...before, seconds: 0, tests: 0 }];
  let tests = 0;
  for (const line of log.split('\n').filter(Boolean)) {
    const [what, time, id] = line.split(' ') as [string, string, string];
    const at = Number(time.replace(',', '.')) - beganMs / 1_000;
    if (at > seconds) continue;
    if (what === 'begin') tests++;
    const size = what === 'interesting' ? sizes.get(id) : undefined;
    if (size !== undefined && isSmaller(size, curve.at(-1)!)) curve.push({ ...size, seconds: at, tests });
  }
  return { tests, curve };
}

const isSmaller = (one: Size, other: Size): boolean =>
  one.tokens < other.tokens || (one.tokens === other.tokens && one.bytes < other.bytes);

export const atSeconds = (curve: Curve, seconds: number): Point =>
  curve.findLast((point) => point.seconds <= seconds)!;

export const atTests = (curve: Curve, tests: number): Point =>
  curve.findLast((point) => point.tests <= tests)!;

/** The first point with at most this many tokens. */
export const whenAt = (curve: Curve, tokens: number): Point | undefined =>
  curve.find((point) => point.tokens <= tokens);
