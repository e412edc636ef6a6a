/** Running a test is separate from judging it: a runner reports how the test ended, a judge decides what that means. */
import type { Files } from './program.ts';
import type { PrepareOptions, TestOptions } from './verdict.ts';

/** How a test ended. */
export interface Ended {
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly timedOut: boolean;
  /** Its output, if requested; only the end if there is much. */
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
  /** How long it ran, in milliseconds. */
  readonly ms: number;
}

/** The runner could not run the test, so nothing is known about the program. */
export interface Lost {
  /** What failed, and what to do about it. */
  readonly lost: string;
}

/** Executes tests, several at once, on this machine or elsewhere. */
export interface Runner {
  /** Never rejects: a test that was aborted is lost. */
  run(files: Files, options?: TestOptions): Promise<Ended | Lost>;
  /** Announces a program that will probably be tested next, so that the runner can get ready for it. */
  prepare?(files: Files, options: PrepareOptions): void;
  /** How many tests it can currently run at a time. */
  capacity(): number;
  /** Stops everything that is still running and leaves nothing behind. */
  close(): Promise<void>;
}

export interface Judgement {
  readonly interesting: boolean;
}

/** A pure function: the same end always gets the same judgement. */
export type Judge = (ended: Ended) => Judgement;
