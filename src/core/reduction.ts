/** What algorithms are made of. A schedule decides which passes to run, and what comes next. */
import type { Saying } from './events.ts';
import type { Fitness } from './fitness.ts';
import type { Lexer } from './lexer.ts';
import type { Pass, Proposal } from './pass.ts';
import type { Files, Printable } from './program.ts';
import type { Work } from './work.ts';

/** A named algorithm: an ordinary async function that runs passes. */
export type Schedule = (reduction: Reduction) => Promise<void>;

/** What a schedule works with that reduces one file. */
export interface Reduction extends ReductionOf<Uint8Array, Reduction> {
  readonly lexer: Lexer;
}

export type FolderSchedule = (reduction: FolderReduction) => Promise<void>;

/** What a schedule works with that sees all files. */
export interface FolderReduction extends ReductionOf<Files, FolderReduction> {
  lexerFor(path: string): Lexer;
}

interface ReductionOf<Content, Self> {
  /** The best interesting program so far, as printed; inside an attempt, the program that the attempt has come to. */
  readonly best: Content;
  /** Tells of any program whether it had been accepted before this call: the answers stay the same while the reduction goes on. */
  acceptedBefore(): (program: Printable<Content>) => boolean;
  /**
   * Runs a pass to its end. Returns what it ended with. A pass that accepts any program runs only inside
   * an attempt. `onRejected` is told each proposal that is rejected, in order.
   */
  run<P extends Printable<Content>, C>(
    pass: Pass<P, C>,
    program: P,
    onRejected?: (proposal: Proposal<P, C>) => void,
  ): Promise<P>;
  /**
   * Runs a schedule on the side, where the program may grow before it shrinks. Only the outcome counts: it is saved as one acceptance if
   * it is better than what the attempt began with, or, with `always`, if it is different. Otherwise, and if the reduction is stopped
   * meanwhile, the attempt is discarded: nothing is left of it but the verdicts. Attempts may be nested. Says whether the outcome was kept.
   */
  attempt(schedule: (attempt: Self) => Promise<void>, keep?: Keep): Promise<boolean>;
  /** Runs a schedule in which programs are ordered, and some of them ruled out, by this fitness. */
  under(fitness: Fitness<Content>, schedule: (reduction: Self) => Promise<void>): Promise<void>;
  /** Does what takes long, like reading a large file, and can be stopped in between. */
  work<T>(work: Work<T>): Promise<T>;
  /** Waits for what is done elsewhere. It is told when it is no longer needed. */
  wait<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Tells whoever listens. */
  emit(saying: Saying): void;
}

/** When to keep the outcome of an attempt. */
export type Keep = 'if better' | 'always';
