/** Running a test is separate from judging it: a runner reports how the test ended, a judge decides what that means. */
import type { Files } from './program.ts';
import type { Exceeded, PrepareOptions, TestOptions } from './verdict.ts';

export interface RunOptions extends TestOptions {
  /** Which of the commands of the test to run; default: the first. */
  readonly command?: number;
}

/** How a test ended. */
export interface Ended {
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly timedOut: boolean;
  /** The limit for which it was killed. */
  readonly exceeded?: Exceeded;
  /** Its output, if requested; only the end if there is much. */
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
  /** How long it ran, in milliseconds. */
  readonly ms: number;
  /** Its folder, if that is kept. */
  readonly folder?: string;
  /** If requested: what it has left behind. */
  readonly leftBehind?: LeftBehind;
}

/** What a test has left behind when it ended, before it was cleaned up. */
export interface LeftBehind {
  /** Everything in its folder, with the candidate, and in its TMPDIR. */
  readonly folder: readonly string[];
  readonly tmpdir: readonly string[];
  /** The command lines of its processes that were still running. */
  readonly processes: readonly string[];
}

/** The runner could not run the test, so nothing is known about the program. */
export interface Lost {
  /** What failed, and what to do about it. */
  readonly lost: string;
}

/** Executes tests, several at once, on this machine or elsewhere. */
export interface Runner {
  /** Never rejects: a test that was aborted is lost. */
  run(files: Files, options?: RunOptions): Promise<Ended | Lost>;
  /** Announces a program on which the first command will probably run next, so that the runner can get ready. */
  prepare?(files: Files, options: PrepareOptions): void;
  /** How many tests it can currently run at a time. */
  capacity(): number;
  /** Stops everything that is still running and leaves nothing behind. */
  close(): Promise<void>;
}
