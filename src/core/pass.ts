import type { Size } from './program.ts';

/** What passes work on. */
export interface Sized {
  readonly size: Size;
}

/** A simpler program worth testing, and where the pass goes on from if it is accepted. */
export interface Proposal<P extends Sized, C = unknown> {
  readonly program: P;
  readonly next: C;
  /** What was tried, in a word or two: for statistics and for guessing what will be accepted. */
  readonly kind: string;
  /**
   * Names the change itself, whatever program it is made to. What became of the same change in another program is the
   * best guess at what will become of it in this one. It is only that: a guess, for testing ahead of time.
   */
  readonly change?: string;
}

/**
 * A reduction algorithm as a lazy, ordered list of proposals.
 *
 * The meaning is sequential: proposals are taken in order, the first interesting one is accepted, and the pass
 * goes on with `propose(accepted.program, accepted.next)`; when the list runs out, the pass is done.
 *
 * Both functions are pure. The engine relies on it: it pulls proposals ahead of the verdicts, along the branch
 * where they are rejected and along the one where they are accepted, and throws away what was guessed wrong.
 */
export interface Pass<P extends Sized, C = unknown> {
  readonly name: string;
  readonly accepts: Accepts;
  /** Where a fresh run over `program` begins. */
  start(program: P): C;
  /** What to try from `from` on, for as long as every proposal before it was rejected. */
  propose(program: P, from: C): Proposals<P, C>;
}

/**
 * What a pass promises: to make the program smaller, or at least to give it no more tokens, or nothing. A proposal that breaks the
 * promise is not tested. A pass that promises nothing runs only inside an attempt (`Reduction.attempt`).
 */
export type Accepts = 'smaller' | 'same-size' | 'any';

/**
 * In between, `undefined` says that the next proposal has not been found yet: a pass that looks for long yields it now and then, so
 * that signals and limits are answered. It means nothing else.
 */
export type Proposals<P extends Sized, C> = Iterable<Proposal<P, C> | undefined>;
