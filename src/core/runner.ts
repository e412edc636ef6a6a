/** Running a test and judging it are two things: a runner says how a test ended, a judge what that means. */
import type { Files } from './program.ts';
import type { PrepareOptions, TestOptions } from './verdict.ts';

/** How a test ended. */
export interface Ended {
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly timedOut: boolean;
  /** What it printed, where that was asked for; of much, the end. */
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
  /** How long it ran, in milliseconds. */
  readonly ms: number;
}

/** The runner could not run the test. That says nothing about the program. */
export interface Lost {
  /** What failed, and what to do about it. */
  readonly lost: string;
}

/** Executes tests, several at once: in processes of this machine, or wherever. */
export interface Runner {
  /** Never rejects: a test that was aborted is lost. */
  run(files: Files, options?: TestOptions): Promise<Ended | Lost>;
  /** A program that will probably be tested next. There is time now to get ready for it. */
  prepare?(files: Files, options: PrepareOptions): void;
  /** How many tests it can run at a time by now. */
  capacity(): number;
  /** Stops everything that is still running and leaves nothing behind. */
  close(): Promise<void>;
}

export interface Judgement {
  readonly interesting: boolean;
}

/** A pure function: the same end always means the same. */
export type Judge = (ended: Ended) => Judgement;
