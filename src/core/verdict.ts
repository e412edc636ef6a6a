import type { Files } from './program.ts';

/**
 * The result of a test. **Broken** means that the test could not be run (it could not be started, the disk was
 * full, its interpreter was missing): it says nothing about the program and never counts as "not interesting".
 */
export type Verdict = 'interesting' | 'uninteresting' | 'broken';

/** A limit that a test has exceeded. */
export type Exceeded = 'memory' | 'processes';

/** One run of a test, with the details to explain it. */
export interface Outcome {
  readonly verdict: Verdict;
  /** How long the test itself ran, in milliseconds. */
  readonly ms: number;
  /** Whether it was killed because it exceeded the time-out. */
  readonly timedOut?: boolean;
  /** The limit on its memory or processes for which it was killed. */
  readonly exceeded?: Exceeded;
  readonly exitCode?: number | null;
  readonly signal?: string | null;
  /** Its output, if requested; only the end if there is much. */
  readonly stdout?: Uint8Array;
  readonly stderr?: Uint8Array;
  /** If uninteresting: the condition that does not hold, or the option for the limit that it has exceeded. */
  readonly rejectedBy?: string;
  /** If broken: what failed, and what to do about it. */
  readonly why?: string;
}

/** How often a candidate is tested: it must be interesting every time, or at least once. */
export interface Repeat {
  readonly needs: 'all' | 'any';
  readonly of: number;
}

export interface TestOptions {
  /** Aborted when the verdict is no longer needed: the test must stop at once and leave nothing behind. */
  readonly signal?: AbortSignal;
  /** Keep the output, to show it to the user. */
  readonly wantOutput?: boolean;
  /** Kill the test after this long. */
  readonly timeoutMs?: number;
}

export interface PrepareOptions extends Pick<TestOptions, 'timeoutMs'> {
  /** The test may start as soon as a running test says "not interesting". */
  readonly onRejection: boolean;
}

/** The longest time-out unless the user sets one. */
export const LONGEST_TIMEOUT_MS = 300_000;

/** Answers whether a program is interesting. Several tests may run at once. */
export interface Oracle {
  /** Never rejects: a test that cannot be run is `broken`, and so is one that was aborted. */
  test(files: Files, options?: TestOptions): Promise<Outcome>;
  /** Announces a program that will probably be tested next, so that the oracle can get ready for it. */
  prepare?(files: Files, options: PrepareOptions): void;
  /** How many programs it can currently test at a time. */
  capacity(): number;
  /** Stops everything that is still running and leaves nothing behind. */
  close(): Promise<void>;
}
