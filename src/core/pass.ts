import type { Size } from './program.ts';

/** What passes work on. */
export interface Sized {
  readonly size: Size;
}

/** A simpler program worth testing, and the state in which the pass continues if it is accepted. */
export interface Proposal<P extends Sized, C = unknown> {
  readonly program: P;
  readonly next: C;
  /** The kind of change, in a word or two: for statistics and for predicting acceptance. */
  readonly kind: string;
  /**
   * Identifies the change, independent of the program it is applied to. The verdict on the same change in another
   * program is the best prediction for this one. It is used for speculation only.
   */
  readonly change?: string;
}

/**
 * A reduction algorithm as a lazy, ordered list of proposals.
 *
 * The semantics are sequential: proposals are taken in order, the first interesting one is accepted, and the pass
 * continues with `propose(accepted.program, accepted.next)`; when the list is exhausted, the pass is done.
 *
 * Both functions must be pure. The engine relies on it: it pulls proposals ahead of the verdicts, both for the case
 * that they are rejected and for the case that they are accepted, and discards those that it mispredicted.
 */
export interface Pass<P extends Sized, C = unknown> {
  readonly name: string;
  readonly accepts: Accepts;
  /** The initial state for `program`. */
  start(program: P): C;
  /** The proposals from state `from` on. Each is reached only if all before it were rejected. */
  propose(program: P, from: C): Proposals<P, C>;
}

/**
 * What a pass guarantees of its proposals: that they are smaller, that they have no more tokens, or nothing. A proposal
 * that breaks the guarantee is not tested. A pass that guarantees nothing runs only inside an attempt
 * (`Reduction.attempt`).
 */
export type Accepts = 'smaller' | 'same-size' | 'any';

/**
 * `undefined` means that the next proposal has not been found yet: a pass with a long search yields it now and then, so
 * that the engine can react to signals and limits. It has no other effect.
 */
export type Proposals<P extends Sized, C> = Iterable<Proposal<P, C> | undefined>;
