/**
 * The possible continuations of a pass, as a lazy tree: the proposals for a program, and for each of them the future in
 * which it is accepted. Proposals are pulled from the pass on demand.
 */
import type { Fitness } from '../core/fitness.ts';
import type { Pass, Proposal } from '../core/pass.ts';
import { type Files, isSmaller, type Program, sameFiles } from '../core/program.ts';
import type { Work } from '../core/work.ts';
import type { Flight } from './flights.ts';
import { Query } from './query.ts';

/** One proposal in a future. */
export interface Step<P extends Program, C> {
  readonly proposal: Proposal<P, C>;
  readonly query: Query;
  flight: Flight | undefined;
  /** The verdict on the same change in another program, if it was known when the test was started. */
  before: boolean | undefined;
  /** The future in which it is accepted; created on demand. */
  accepted: Future<P, C> | undefined;
}

/** The pass needs more time to find its next proposal. */
export const SEARCHING = 'searching';

/** How long to pull from a pass in one turn. */
const TURN_MS = 20;

export class Future<P extends Program, C> {
  readonly #pass: Pass<P, C>;
  readonly #allows: Fitness<Files>['allows'];
  readonly #program: P;
  readonly #proposals: Iterator<Proposal<P, C> | undefined>;
  #steps: Step<P, C>[] = [];
  /** The proposal that is being prepared. */
  #pulled: { readonly proposal: Proposal<P, C>; readonly preparing: Work<Query | undefined> } | undefined;

  constructor(pass: Pass<P, C>, allows: Fitness<Files>['allows'], program: P, from: C) {
    this.#pass = pass;
    this.#allows = allows;
    this.#program = program;
    this.#proposals = pass.propose(program, from)[Symbol.iterator]();
  }

  /** The `index`-th undecided proposal; undefined at the end of the list. */
  step(index: number): Step<P, C> | typeof SEARCHING | undefined {
    const began = performance.now();
    while (this.#steps.length <= index) {
      if (performance.now() - began > TURN_MS) return SEARCHING;
      if (this.#pulled === undefined) {
        const { done, value } = this.#proposals.next();
        if (done === true) return undefined;
        if (value !== undefined)
          this.#pulled = { proposal: value, preparing: this.#preparing(value.program) };
        continue;
      }
      const { proposal } = this.#pulled;
      const prepared = this.#pulled.preparing.next();
      if (prepared.done !== true) continue;
      this.#pulled = undefined;
      const query = prepared.value;
      if (query !== undefined)
        this.#steps.push({ proposal, query, flight: undefined, before: undefined, accepted: undefined });
    }
    return this.#steps[index];
  }

  /**
   * Prints, measures and hashes a program, with a pause after each step, because each takes a while if the program is
   * large. Returns undefined if the program must not be tested.
   */
  *#preparing(program: P): Work<Query | undefined> {
    if (program.printing !== undefined) yield* program.printing();
    yield;
    // Accepting an unchanged program would make no progress, and a fixpoint loop would never terminate.
    if (sameFiles(program.print(), this.#program.print())) return undefined;
    void program.size;
    yield;
    if (!isAcceptable(this.#pass, program, this.#program)) return undefined;
    if (this.#allows !== undefined && !(yield* this.#allows(program, this.#pass))) return undefined;
    const query = new Query(program.print());
    void query.digest;
    yield;
    return query;
  }

  /** Removes the first proposal: it was rejected. */
  reject(): void {
    this.#steps.shift();
  }

  /** The future in which `step` is accepted. */
  accept(step: Step<P, C>): Future<P, C> {
    return (step.accepted ??= new Future(
      this.#pass,
      this.#allows,
      step.proposal.program,
      step.proposal.next,
    ));
  }

  /** All tests for proposals in this future. */
  flights(): Set<Flight> {
    const found = new Set<Flight>();
    const pending: Future<P, C>[] = [this];
    for (let future = pending.pop(); future !== undefined; future = pending.pop()) {
      for (const { flight, accepted } of future.#steps) {
        if (flight !== undefined) found.add(flight);
        if (accepted !== undefined) pending.push(accepted);
      }
    }
    return found;
  }
}

function isAcceptable<P extends Program>({ accepts }: Pick<Pass<P>, 'accepts'>, next: P, now: P): boolean {
  switch (accepts) {
    case 'smaller':
      return isSmaller(next.size, now.size);
    case 'same-size':
      return next.size.tokens <= now.size.tokens;
    case 'any':
      return true;
  }
}
