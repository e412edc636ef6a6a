/**
 * The tests under way, and those that ran ahead of time and whose verdict nobody has needed yet. The same program is
 * never under way twice.
 */
import type { Journal } from '../core/journal.ts';
import type { Oracle } from '../core/verdict.ts';
import type { Query } from './query.ts';

/** What came of asking about a program. */
export interface Landing {
  readonly verdict: 'interesting' | 'uninteresting' | 'broken';
  readonly source: 'run' | 'journal';
  /** How many tests were run for it. */
  readonly runs: number;
  readonly timedOut: boolean;
  /** Time that the tests took, and that Pith added around them. */
  readonly ms: number;
  readonly overheadMs: number;
  /** If broken: what failed. */
  readonly why: string;
}

/** One program being asked about. */
export interface Flight {
  /** Names the test, in this run; 0 if there is none. */
  readonly id: number;
  /** Of the program; it itself is not kept, because many flights are never asked about again. */
  readonly digest: string;
  /** The change that was proposed. */
  readonly change: string | undefined;
  /** Not there while the test is running. */
  landing: Landing | undefined;
  /** Set when the reduction has used the verdict. From then on it is the cache's to know. */
  claimed: boolean;
  readonly abort: AbortController;
}

export interface FlightsOptions {
  readonly oracle: Oracle;
  readonly journal: Journal | undefined;
  /** How often a test must say "interesting" to be believed. */
  readonly repeat: number;
  readonly timeoutMs: number | undefined;
  readonly onLanding: (flight: Flight) => void;
  readonly onStart: (flight: Flight) => void;
  /** Of a flight that was cancelled, there is no landing. */
  readonly onEnd: (flight: Flight, landing: Landing | undefined) => void;
}

export class Flights {
  readonly #options: FlightsOptions;
  /** By digest. */
  readonly #flights = new Map<string, Flight>();
  readonly #underWay = new Set<Flight>();
  #idleSince: number | undefined;
  #idleMs = 0;
  #lastId = 0;

  constructor(options: FlightsOptions) {
    this.#options = options;
  }

  get underWay(): number {
    return this.#underWay.size;
  }

  /** Time in which no test was running between the first `resume` and the last `pause`. */
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

  /** The flight for this program, if there is one whose verdict can still be claimed. */
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
    this.#underWay.add(flight);
    if (this.#underWay.size === 1) this.pause();
    this.#options.onStart(flight);
    void this.#fly(flight, query);
    return flight;
  }

  /** The verdict has been used. */
  claim(flight: Flight): void {
    flight.claimed = true;
    this.#flights.delete(flight.digest);
  }

  /** Stops all tests but those in `wanted`. Returns how many. */
  cancelAllBut(wanted: ReadonlySet<Flight>): number {
    const losers = [...this.#underWay].filter((flight) => !wanted.has(flight));
    for (const flight of losers) {
      this.#end(flight, undefined);
      this.#flights.delete(flight.digest);
      flight.abort.abort();
    }
    return losers.length;
  }

  /** Tests that ended and whose verdict nobody used. */
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
    this.#underWay.delete(flight);
    if (this.#underWay.size === 0) this.resume();
    this.#options.onEnd(flight, landing);
  }

  async #fly(flight: Flight, query: Query): Promise<void> {
    const landing = await this.ask(query, flight.abort.signal);
    // A flight that was cancelled says nothing.
    if (flight.abort.signal.aborted) return;
    this.#end(flight, landing);
    this.land(flight, landing);
    this.#options.onLanding(flight);
  }

  /** Runs a test, as often as it takes to be believed. */
  ask(query: Query, signal: AbortSignal): Promise<Landing> {
    return askRepeatedly(query, this.#options, signal);
  }

  /** What a flight has come to. */
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
    if (outcome.verdict === 'interesting' && runs < repeat) continue;
    return {
      verdict: outcome.verdict,
      source: 'run',
      runs,
      timedOut: outcome.timedOut ?? false,
      ms,
      // A test that was prepared may have begun before it was asked for.
      overheadMs: Math.max(0, performance.now() - started - ms),
      why: outcome.why ?? '',
    };
  }
}
