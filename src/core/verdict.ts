import type { Files } from './program.ts';

/**
 * What a test says of a program. **Broken** means that the test could not be run (it could not be started, the
 * disk was full, its interpreter was gone): it says nothing about the program and is never taken for "not
 * interesting".
 */
export type Verdict = 'interesting' | 'uninteresting' | 'broken';

/** One run of a test, with what is needed to explain it. */
export interface Outcome {
  readonly verdict: Verdict;
  /** How long the test itself ran, in milliseconds. */
  readonly ms: number;
  /** Whether it was killed for taking too long. */
  readonly timedOut?: boolean;
  readonly exitCode?: number | null;
  readonly signal?: string | null;
  /** What it printed, where that was asked for; of much, the end. */
  readonly stdout?: Uint8Array;
  readonly stderr?: Uint8Array;
  /** If broken: what failed, and what to do about it. */
  readonly why?: string;
}

export interface TestOptions {
  /** Aborted when the verdict is not needed any more: the test is to be stopped at once and leave nothing behind. */
  readonly signal?: AbortSignal;
  /** Keep the output, to show it to the user. */
  readonly wantOutput?: boolean;
  /** Kill the test after this long. */
  readonly timeoutMs?: number;
}

export interface PrepareOptions extends Pick<TestOptions, 'timeoutMs'> {
  /** The test may begin as soon as one that is running has said "not interesting". */
  readonly onRejection: boolean;
}

/** The longest a test may take if nobody says otherwise. */
export const LONGEST_TIMEOUT_MS = 300_000;

/** Answers whether a program is interesting. Several tests may be under way at once. */
export interface Oracle {
  /** Never rejects: a test that cannot be run is `broken`, and so is one that was aborted. */
  test(files: Files, options?: TestOptions): Promise<Outcome>;
  /** A program that will probably be tested next. There is time now to get ready for it. */
  prepare?(files: Files, options: PrepareOptions): void;
  /** How many programs can be asked about at a time by now. */
  capacity(): number;
  /** Stops everything that is still running and leaves nothing behind. */
  close(): Promise<void>;
}
