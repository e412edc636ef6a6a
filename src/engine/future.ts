/**
 * What may come: the proposals from a program on, and behind each the future in which it is accepted. Proposals are
 * pulled from the pass as they are looked at.
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
  /** When its test was started: what the same change had come to in another program, if it had been tried. */
  before: boolean | undefined;
  /** The future in which it is accepted, once somebody has looked there. */
  accepted: Future<P, C> | undefined;
}

/** The pass needs more time to find its next proposal. */
export const SEARCHING = 'searching';

/** How long a pass is searched for a proposal in one turn. */
const TURN_MS = 20;

export class Future<P extends Program, C> {
  readonly #pass: Pass<P, C>;
  readonly #allows: Fitness<Files>['allows'];
  readonly #program: P;
  readonly #proposals: Iterator<Proposal<P, C> | undefined>;
  #steps: Step<P, C>[] = [];
  /** A proposal that is being prepared. */
  #pulled: { readonly proposal: Proposal<P, C>; readonly preparing: Work<Query | undefined> } | undefined;

  constructor(pass: Pass<P, C>, allows: Fitness<Files>['allows'], program: P, from: C) {
    this.#pass = pass;
    this.#allows = allows;
    this.#program = program;
    this.#proposals = pass.propose(program, from)[Symbol.iterator]();
  }

  /** The `index`-th proposal that is not decided yet, if there are as many. */
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

  /** Prints a program, measures and identifies it, one after the other: each takes a while if it is large. Nothing if it is not to be tested. */
  *#preparing(program: P): Work<Query | undefined> {
    if (program.printing !== undefined) yield* program.printing();
    yield;
    // To accept the program itself would be no progress, and whoever waits for an end to progress would wait forever.
    if (sameFiles(program.print(), this.#program.print())) return undefined;
    void program.size;
    yield;
    if (!keepsPromise(this.#pass, program, this.#program)) return undefined;
    if (this.#allows !== undefined && !(yield* this.#allows(program, this.#pass))) return undefined;
    const query = new Query(program.print());
    void query.digest;
    yield;
    return query;
  }

  /** The first proposal was rejected. */
  reject(): void {
    this.#steps.shift();
  }

  /** What follows if `step` is accepted. */
  accept(step: Step<P, C>): Future<P, C> {
    return (step.accepted ??= new Future(
      this.#pass,
      this.#allows,
      step.proposal.program,
      step.proposal.next,
    ));
  }

  /** All tests that this future is waiting for. */
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

function keepsPromise<P extends Program>({ accepts }: Pick<Pass<P>, 'accepts'>, next: P, now: P): boolean {
  switch (accepts) {
    case 'smaller':
      return isSmaller(next.size, now.size);
    case 'same-size':
      return next.size.tokens <= now.size.tokens;
    case 'any':
      return true;
  }
}
