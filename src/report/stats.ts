/** The statistics of a run, gathered from its events. `--stats` writes them as JSON. */
import type { Listener, StopReason, TimedEvent } from '../core/events.ts';
import type { Size } from '../core/program.ts';

export interface PassStats {
  readonly name: string;
  runs: number;
  queries: number;
  accepted: number;
  tokensRemoved: number;
  ms: number;
}

export interface CurvePoint extends Size {
  readonly ms: number;
  readonly queries: number;
}

export interface Stats {
  pith: string;
  alg: string;
  lang: string;
  cache: string;
  jobs: number;
  /** Whether the algorithm ran to completion. */
  finished: boolean;
  stopped: StopReason | null;
  before: Size;
  after: Size;
  /** Number of tests whose verdicts were used. The same for any number of jobs. */
  queries: number;
  /** Speculative tests that were discarded. */
  cancelled: number;
  cacheHits: number;
  journalHits: number;
  /** Queries that said "interesting". */
  interesting: number;
  timeouts: number;
  wallMs: number;
  /** Total time of the queries. */
  oracleMs: number;
  /** Pith's overhead per query: around the test, and between tests. */
  overheadMsPerQuery: number;
  peakRssMb: number;
  cachePeakBytes: number;
  passes: PassStats[];
  /** How many candidates each condition of the test rejected. */
  rejected: Record<string, number>;
  curve: CurvePoint[];
}

export interface StatsGatherer {
  readonly stats: Stats;
  readonly see: Listener;
}

export function gatherStats(): StatsGatherer {
  const nothing = { tokens: 0, bytes: 0 };
  const stats: Stats = {
    pith: '',
    alg: '',
    lang: '',
    cache: '',
    jobs: 0,
    finished: false,
    stopped: null,
    before: nothing,
    after: nothing,
    queries: 0,
    cancelled: 0,
    cacheHits: 0,
    journalHits: 0,
    interesting: 0,
    timeouts: 0,
    wallMs: 0,
    oracleMs: 0,
    overheadMsPerQuery: 0,
    peakRssMb: 0,
    cachePeakBytes: 0,
    passes: [],
    rejected: {},
    curve: [],
  };
  let overheadMs = 0;

  const passNamed = (name: string): PassStats => {
    let pass = stats.passes.find((known) => known.name === name);
    if (pass === undefined) {
      pass = { name, runs: 0, queries: 0, accepted: 0, tokensRemoved: 0, ms: 0 };
      stats.passes.push(pass);
    }
    return pass;
  };

  const see = (event: TimedEvent): void => {
    stats.wallMs = event.at;
    switch (event.type) {
      case 'start': {
        const { pith, alg, lang, cache, jobs, size } = event;
        Object.assign(stats, { pith, alg, lang, cache, jobs, before: size, after: size });
        stats.curve.push({ ms: event.at, queries: 0, ...size });
        break;
      }
      case 'pass-start':
        passNamed(event.pass).runs++;
        break;
      case 'pass-end':
        passNamed(event.pass).ms += event.ms;
        break;
      case 'verdict':
        stats.queries += event.runs;
        passNamed(event.pass).queries += event.runs;
        stats.oracleMs += event.ms;
        overheadMs += event.overheadMs;
        if (event.source === 'cache') stats.cacheHits++;
        else if (event.source === 'journal') stats.journalHits++;
        else if (event.timedOut) stats.timeouts++;
        if (event.source === 'run' && event.interesting) stats.interesting++;
        if (event.rejectedBy !== undefined) {
          stats.rejected[event.rejectedBy] = (stats.rejected[event.rejectedBy] ?? 0) + 1;
        }
        break;
      case 'check':
        stats.queries++;
        stats.oracleMs += event.ms;
        if (event.interesting) stats.interesting++;
        break;
      case 'cancelled':
        stats.cancelled += event.tests;
        break;
      case 'accepted': {
        const pass = passNamed(event.pass);
        pass.accepted++;
        pass.tokensRemoved += stats.after.tokens - event.size.tokens;
        stats.after = event.size;
        stats.curve.push({ ms: event.at, queries: stats.queries, ...event.size });
        break;
      }
      case 'end':
        stats.finished = event.stopped === null;
        stats.stopped = event.stopped;
        stats.after = event.size;
        stats.peakRssMb = event.peakRssMb;
        stats.cachePeakBytes = event.cachePeakBytes;
        stats.overheadMsPerQuery = stats.queries === 0 ? 0 : (overheadMs + event.idleMs) / stats.queries;
        break;
      case 'read':
        stats.lang = event.lang;
        break;
      case 'verified':
      case 'test-start':
      case 'test-end':
      case 'notice':
        break;
    }
  };
  return { stats, see };
}
