/**
 * The running tests, and the speculative ones that have ended but whose verdicts have not been used yet. No program
 * is ever tested twice at the same time.
 */
import type { Journal } from '../core/journal.ts';
import type { Oracle, Repeat } from '../core/verdict.ts';
import type { Query } from './query.ts';
import { isOpen } from './repeat.ts';

/** The outcome of a query. */
export interface Landing {
  readonly verdict: 'interesting' | 'uninteresting' | 'broken';
  readonly source: 'run' | 'journal';
  /** Number of tests that it took. */
  readonly runs: number;
  readonly timedOut: boolean;
  /** The time of the tests themselves, and Pith's overhead. */
  readonly ms: number;
  readonly overheadMs: number;
  /** If uninteresting: the condition that does not hold, as far as the oracle says. */
  readonly rejectedBy?: string | undefined;
  /** If broken: what failed. */
  readonly why: string;
}

/** A test that was started, or a verdict that was found in the journal. */
export interface Flight {
  /** The number of the test in this run; 0 if no test was needed. */
  readonly id: number;
  /** Of the program. The program itself is not kept, because many flights are never claimed. */
  readonly digest: string;
  /** The proposed change (`Proposal.change`). */
  readonly change: string | undefined;
  /** Undefined while the test is running. */
  landing: Landing | undefined;
  /** Whether the reduction has used the verdict. From then on, it is up to the cache to remember it. */
  claimed: boolean;
  readonly abort: AbortController;
}

export interface FlightsOptions {
  readonly oracle: Oracle;
  readonly journal: Journal | undefined;
  readonly repeat: Repeat;
  readonly timeoutMs: number | undefined;
  readonly onLanding: (flight: Flight) => void;
  readonly onStart: (flight: Flight) => void;
  /** Called without a landing if the flight was cancelled. */
  readonly onEnd: (flight: Flight, landing: Landing | undefined) => void;
}

export class Flights {
  readonly #options: FlightsOptions;
  /** By digest. */
  readonly #flights = new Map<string, Flight>();
  readonly #running = new Set<Flight>();
  #idleSince: number | undefined;
  #idleMs = 0;
  #lastId = 0;

  constructor(options: FlightsOptions) {
    this.#options = options;
  }

  get running(): number {
    return this.#running.size;
  }

  /** Time in which no test was running, counted only between `resume` and `pause`. */
  get idleMs(): number {
    return this.#idleMs;
  }

  resume(): void {
    this.#idleSince ??= performance.now();
  }

  pause(): void {
    if (this.#idleSince !== undefined) this.#idleMs += performance.now() - this.#idleSince;
    this.#idleSince = undefined;
  }

  /** The flight for this program, if there is one that has not been claimed, or a verdict in the journal. */
  find(query: Query): Flight | undefined {
    const flight = this.#flights.get(query.digest);
    if (flight !== undefined) return flight;
    const recorded = this.#options.journal?.recall(query.digest);
    if (recorded === undefined) return undefined;
    const verdict = recorded.interesting ? 'interesting' : 'uninteresting';
    const { timedOut } = recorded;
    const landing = { verdict, source: 'journal', runs: 0, timedOut, ms: 0, overheadMs: 0, why: '' } as const;
    return this.#add({
      id: 0,
      digest: query.digest,
      change: undefined,
      landing,
      claimed: false,
      abort: new AbortController(),
    });
  }

  /** Starts a test. */
  start(query: Query, change: string | undefined): Flight {
    const abort = new AbortController();
    const id = ++this.#lastId;
    const flight = this.#add({ id, digest: query.digest, change, landing: undefined, claimed: false, abort });
    this.#running.add(flight);
    if (this.#running.size === 1) this.pause();
    this.#options.onStart(flight);
    void this.#fly(flight, query);
    return flight;
  }

  /** Marks the verdict as used. */
  claim(flight: Flight): void {
    flight.claimed = true;
    this.#flights.delete(flight.digest);
  }

  /** Stops all tests that are not in `wanted`. Returns how many were stopped. */
  cancelAllBut(wanted: ReadonlySet<Flight>): number {
    const unwanted = [...this.#running].filter((flight) => !wanted.has(flight));
    for (const flight of unwanted) {
      this.#end(flight, undefined);
      this.#flights.delete(flight.digest);
      flight.abort.abort();
    }
    return unwanted.length;
  }

  /** Number of tests that ended but whose verdicts were never used. */
  get unclaimed(): number {
    let count = 0;
    for (const flight of this.#flights.values()) count += flight.landing?.runs ?? 0;
    return count;
  }

  #add(flight: Flight): Flight {
    this.#flights.set(flight.digest, flight);
    return flight;
  }

  #end(flight: Flight, landing: Landing | undefined): void {
    this.#running.delete(flight);
    if (this.#running.size === 0) this.resume();
    this.#options.onEnd(flight, landing);
  }

  async #fly(flight: Flight, query: Query): Promise<void> {
    const landing = await this.ask(query, flight.abort.signal);
    // A cancelled flight has no verdict.
    if (flight.abort.signal.aborted) return;
    this.#end(flight, landing);
    this.land(flight, landing);
    this.#options.onLanding(flight);
  }

  /** Runs a test, repeatedly if `repeat` says so. */
  ask(query: Query, signal: AbortSignal): Promise<Landing> {
    return askRepeatedly(query, this.#options, signal);
  }

  /** Sets the outcome of a flight and records it in the journal. */
  land(flight: Flight, landing: Landing): void {
    flight.landing = landing;
    if (landing.verdict !== 'broken') this.#options.journal?.record(flight.digest, landing);
  }
}

async function askRepeatedly(
  query: Query,
  { oracle, repeat, timeoutMs }: Pick<FlightsOptions, 'oracle' | 'repeat' | 'timeoutMs'>,
  signal: AbortSignal,
): Promise<Landing> {
  const started = performance.now();
  let ms = 0;
  for (let runs = 1; ; runs++) {
    const outcome = await oracle.test(query.files, { signal, ...(timeoutMs !== undefined && { timeoutMs }) });
    ms += outcome.ms;
    if (outcome.verdict !== 'broken' && isOpen(repeat, runs, outcome.verdict === 'interesting')) continue;
    return {
      verdict: outcome.verdict,
      source: 'run',
      runs,
      timedOut: outcome.timedOut ?? false,
      ms,
      // A prepared test may have started before this call.
      overheadMs: Math.max(0, performance.now() - started - ms),
      rejectedBy: outcome.rejectedBy,
      why: outcome.why ?? '',
    };
  }
}
