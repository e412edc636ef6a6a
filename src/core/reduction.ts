/** The interface for algorithms. A schedule decides which passes to run, and in what order. */
import type { Saying } from './events.ts';
import type { Fitness } from './fitness.ts';
import type { Lexer } from './lexer.ts';
import type { Pass, Proposal } from './pass.ts';
import type { Files, Printable } from './program.ts';
import type { Work } from './work.ts';

/** A named algorithm: an ordinary async function that runs passes. */
export type Schedule = (reduction: Reduction) => Promise<void>;

/** The interface for a schedule that reduces one file. */
export interface Reduction extends ReductionOf<Uint8Array, Reduction> {
  readonly lexer: Lexer;
}

export type FolderSchedule = (reduction: FolderReduction) => Promise<void>;

/** The interface for a schedule that sees all files. */
export interface FolderReduction extends ReductionOf<Files, FolderReduction> {
  lexerFor(path: string): Lexer;
}

interface ReductionOf<Content, Self> {
  /** The best interesting program so far, as printed; inside an attempt, the attempt's current program. */
  readonly best: Content;
  /**
   * Returns a predicate: whether a program had been accepted before this call. Its answers do not change as the
   * reduction goes on.
   */
  acceptedBefore(): (program: Printable<Content>) => boolean;
  /**
   * Runs a pass to completion and returns the final program. A pass that accepts any program runs only inside
   * an attempt. `onRejected` is called for each rejected proposal, in order.
   */
  run<P extends Printable<Content>, C>(
    pass: Pass<P, C>,
    program: P,
    onRejected?: (proposal: Proposal<P, C>) => void,
  ): Promise<P>;
  /**
   * Runs a schedule tentatively: the program may grow before it shrinks. Only the outcome counts: it is saved as one
   * acceptance if it is better than the program the attempt started with, or, with `always`, if it differs from it.
   * Otherwise, or if the reduction is stopped meanwhile, the attempt is discarded; only its verdicts remain. Attempts
   * may be nested. Returns whether the outcome was kept.
   */
  attempt(schedule: (attempt: Self) => Promise<void>, keep?: Keep): Promise<boolean>;
  /** Runs a schedule under this fitness, which orders programs and may rule some of them out. */
  under(fitness: Fitness<Content>, schedule: (reduction: Self) => Promise<void>): Promise<void>;
  /** Does long work, like reading a large file, in slices; stops between slices when the reduction is stopped. */
  work<T>(work: Work<T>): Promise<T>;
  /** Waits for an asynchronous task. Its signal is aborted when the reduction is stopped. */
  wait<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Sends an event to the listeners. */
  emit(saying: Saying): void;
}

/** When to keep the outcome of an attempt. */
export type Keep = 'if better' | 'always';
