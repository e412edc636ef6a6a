/**
 * Runs passes: takes the proposals of a pass in order, accepts the first interesting one, and continues from there.
 * Verdicts may be known ahead of time (look-ahead.ts), but are used strictly in order, so the accepted programs
 * (lines.ts) are the same for any number of jobs.
 */
import type { Lexer } from '../core/lexer.ts';
import type { Pass, Proposal } from '../core/pass.ts';
import type { Program } from '../core/program.ts';
import type { FolderReduction } from '../core/reduction.ts';
import type { Work } from '../core/work.ts';
import type { Cache } from './cache/cache.ts';
import type { Landing } from './flights.ts';
import { SEARCHING } from './future.ts';
import { createLines, type LinesOptions } from './lines.ts';
import { createLookAhead, type LookAheadOptions } from './look-ahead.ts';
import type { Query } from './query.ts';
import { createTurns } from './turns.ts';

export interface EngineOptions
  extends Omit<LookAheadOptions, 'original' | 'cache' | 'testsLeft' | 'turns'>, Omit<LinesOptions, 'cache'> {
  readonly lexerFor: (path: string) => Lexer;
  readonly cache: Cache;
  /** How many more tests the reduction may use. */
  readonly testsLeft: number;
  /** Aborted to stop the reduction. */
  readonly signal: AbortSignal;
}

export interface Engine extends FolderReduction {
  /** Stops all running tests. Returns how long no test was running, and the peak size of the cache. */
  close(): { readonly idleMs: number; readonly cachePeakBytes: number };
}

/** A verdict that the reduction uses. */
type Decision = Pick<Landing, 'runs' | 'timedOut' | 'rejectedBy' | 'ms' | 'overheadMs'> & {
  readonly interesting: boolean;
  readonly source: 'run' | 'journal' | 'cache';
};

export function createEngine(options: EngineOptions): Engine {
  const { original, cache, emit } = options;
  let { testsLeft } = options;
  const turns = createTurns(options.signal);
  const ahead = createLookAhead({
    ...options,
    original: original.print(),
    turns,
    testsLeft: () => testsLeft,
  });
  const lines = createLines(options);
  let cachePeakBytes = 0;

  async function run<P extends Program, C>(
    pass: Pass<P, C>,
    program: P,
    onRejected?: (proposal: Proposal<P, C>) => void,
  ): Promise<P> {
    if (pass.accepts === 'any' && !lines.isInAttempt) {
      throw new Error(
        `The pass ${pass.name} accepts programs of any size, so it runs only inside an attempt: reduction.attempt(({ run }) => ...).`,
      );
    }
    const started = performance.now();
    let current = program;
    emit({ type: 'pass-start', pass: pass.name });
    const course = ahead.begin(pass, program, lines.allows);
    try {
      for (;;) {
        await turns.letOthersRun();
        turns.stopIfAsked();
        const step = course.next();
        if (step === undefined) break;
        if (step === SEARCHING) continue;
        const { query, proposal } = step;
        const decision = known(query) ?? use(query, await course.landing(step));
        emit({ type: 'verdict', digest: query.digest, pass: pass.name, kind: proposal.kind, ...decision });
        if (!decision.interesting || !(await lines.admits(proposal.program, pass))) {
          onRejected?.(proposal);
          course.reject(step);
          continue;
        }
        current = proposal.program;
        const acceptance = { program: current, query, pass: pass.name, kind: proposal.kind };
        lines.continueFrom(acceptance);
        course.accept(step);
        // The next tests run while the result is being written.
        course.testAhead();
        await lines.save(acceptance);
      }
    } finally {
      course.end();
      emit({ type: 'pass-end', pass: pass.name, ms: performance.now() - started });
    }
    return current;
  }

  function known(query: Query): Decision | undefined {
    const interesting = cache.lookup(query);
    if (interesting === undefined) return undefined;
    return { interesting, source: 'cache', runs: 0, timedOut: false, ms: 0, overheadMs: 0 };
  }

  function use(
    query: Query,
    { verdict, source, runs, timedOut, rejectedBy, ms, overheadMs }: Landing,
  ): Decision {
    const interesting = verdict === 'interesting';
    testsLeft -= runs;
    cache.store(query, interesting);
    cachePeakBytes = Math.max(cachePeakBytes, cache.bytes);
    return { interesting, source, runs, timedOut, rejectedBy, ms, overheadMs };
  }

  async function work<T>(work: Work<T>): Promise<T> {
    try {
      for (;;) {
        const { done, value } = work.next();
        if (done === true) return value;
        await turns.letOthersRun();
        turns.stopIfAsked();
      }
    } finally {
      work.return(undefined as T);
    }
  }

  async function wait<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T> {
    try {
      return await task(options.signal);
    } finally {
      turns.stopIfAsked();
    }
  }

  const engine: Engine = {
    get best() {
      return lines.best.print();
    },
    acceptedBefore: lines.acceptedBefore,
    lexerFor: options.lexerFor,
    run,
    attempt: (schedule, keep) => lines.attempt(() => schedule(engine), keep),
    under: (fitness, schedule) => lines.under(fitness, () => schedule(engine)),
    work,
    wait,
    emit,
    close: () => ({ ...ahead.close(), cachePeakBytes }),
  };
  return engine;
}
