/**
 * Runs passes: takes the proposals of a pass in order, accepts the first interesting one, and continues from there.
 * Verdicts may be known ahead of time (look-ahead.ts), but are used strictly in order, so the accepted programs are the
 * same for any number of jobs.
 */
import { type Fitness, smaller } from '../core/fitness.ts';
import type { Lexer } from '../core/lexer.ts';
import type { Pass, Proposal } from '../core/pass.ts';
import { type Files, type Program, sameFiles } from '../core/program.ts';
import type { FolderReduction, FolderSchedule, Keep } from '../core/reduction.ts';
import type { Work } from '../core/work.ts';
import type { Cache } from './cache/cache.ts';
import type { Landing } from './flights.ts';
import { SEARCHING } from './future.ts';
import { createLookAhead, type LookAheadOptions } from './look-ahead.ts';
import { Query } from './query.ts';
import { createTurns, Stopped } from './turns.ts';

export interface EngineOptions extends Omit<LookAheadOptions, 'original' | 'cache' | 'testsLeft' | 'turns'> {
  readonly original: Program;
  readonly lexerFor: (path: string) => Lexer;
  readonly cache: Cache;
  /** How many more tests the reduction may use. */
  readonly testsLeft: number;
  /** Stop when the program has no more tokens than this. */
  readonly sizeLimit: number;
  /** Called with each accepted program, one at a time, before the next is accepted. */
  readonly onAccepted: (program: Program) => Promise<void>;
  /** Aborted with a `StopReason` to stop the reduction. */
  readonly signal: AbortSignal;
}

export interface Engine extends FolderReduction {
  /** Stops all running tests. Returns how long no test was running, and the peak size of the cache. */
  close(): { readonly idleMs: number; readonly cachePeakBytes: number };
}

/** A verdict that the reduction uses. */
type Decision = Pick<Landing, 'runs' | 'timedOut' | 'ms' | 'overheadMs'> & {
  readonly interesting: boolean;
  readonly source: 'run' | 'journal' | 'cache';
};

/** An interesting program from which the reduction continues, and the pass and kind of the proposal. */
interface Acceptance {
  readonly program: Program;
  readonly query: Query;
  readonly pass: string;
  readonly kind: string;
}

interface Attempt {
  readonly outer: Line;
  latest: Acceptance | undefined;
  /** Pass and kind of the first acceptance: the statistics credit the outcome to this pass. */
  about: Pick<Acceptance, 'pass' | 'kind'> | undefined;
  /** The digests of programs first accepted in this attempt; they are forgotten if it is discarded. */
  readonly digests: string[];
}

/** A chain of accepted programs: the main line, whose programs are saved, or an attempt. */
interface Line {
  best: Program;
  fitness: Order;
  /** Undefined for the main line. */
  readonly attempt: Attempt | undefined;
}

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
  let line: Line = { best: original, fitness: smaller, attempt: undefined };
  /** The digests of all programs accepted so far. */
  const accepted = new Set([new Query(original.print()).digest]);
  let cachePeakBytes = 0;

  async function run<P extends Program, C>(
    pass: Pass<P, C>,
    program: P,
    onRejected?: (proposal: Proposal<P, C>) => void,
  ): Promise<P> {
    if (pass.accepts === 'any' && line.attempt === undefined) {
      throw new Error(
        `The pass ${pass.name} accepts programs of any size, so it runs only inside an attempt: reduction.attempt(({ run }) => ...).`,
      );
    }
    const started = performance.now();
    let current = program;
    emit({ type: 'pass-start', pass: pass.name });
    const course = ahead.begin(pass, program, line.fitness.allows);
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
        if (!decision.interesting) {
          onRejected?.(proposal);
          course.reject(step);
          continue;
        }
        current = proposal.program;
        const acceptance = { program: current, query, pass: pass.name, kind: proposal.kind };
        continueFrom(acceptance);
        course.accept(step);
        // The next tests run while the result is being written.
        course.testAhead();
        await save(acceptance);
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

  function use(query: Query, { verdict, source, runs, timedOut, ms, overheadMs }: Landing): Decision {
    const interesting = verdict === 'interesting';
    testsLeft -= runs;
    cache.store(query, interesting);
    cachePeakBytes = Math.max(cachePeakBytes, cache.bytes);
    return { interesting, source, runs, timedOut, ms, overheadMs };
  }

  async function attempt(schedule: FolderSchedule, keep: Keep = 'if better'): Promise<boolean> {
    const outer = line;
    const attempt: Attempt = { outer, latest: undefined, about: undefined, digests: [] };
    const side: Line = { best: outer.best, fitness: outer.fitness, attempt };
    line = side;
    let isKept = false;
    try {
      await schedule(reduction);
      isKept =
        keep === 'always'
          ? !sameFiles(side.best.print(), outer.best.print())
          : outer.fitness.isBetter(side.best, outer.best);
    } finally {
      line = outer;
      if (!isKept) for (const digest of attempt.digests) accepted.delete(digest);
    }
    if (!isKept) return false;
    outer.attempt?.digests.push(...attempt.digests);
    const outcome = { ...attempt.latest!, ...attempt.about };
    continueFrom(outcome);
    await save(outcome);
    return true;
  }

  async function under(fitness: Fitness<Files>, schedule: FolderSchedule): Promise<void> {
    const outer = line.fitness;
    line.fitness = within(outer, fitness);
    try {
      await schedule(reduction);
    } finally {
      line.fitness = outer;
    }
  }

  function continueFrom(acceptance: Acceptance): void {
    const { program, query, pass, kind } = acceptance;
    line.best = program;
    if (!accepted.has(query.digest)) line.attempt?.digests.push(query.digest);
    accepted.add(query.digest);
    if (line.attempt === undefined) {
      cache.refresh(query);
    } else {
      // No refresh: if the attempt is discarded, every entry of the cache may be queried again.
      line.attempt.latest = acceptance;
      line.attempt.about ??= { pass, kind };
    }
  }

  /** Saves an acceptance on the main line: it is the best result so far. */
  async function save({ program, query, pass, kind }: Acceptance): Promise<void> {
    if (line.attempt !== undefined) return;
    await options.onAccepted(program);
    const { digest, files } = query;
    emit({ type: 'accepted', pass, kind, size: program.size, digest, files });
    if (program.size.tokens <= options.sizeLimit) throw new Stopped('size');
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

  const reduction: Engine = {
    get best() {
      return line.best.print();
    },
    acceptedBefore() {
      const before = new Set(accepted);
      return (program) => before.has(new Query(program.print()).digest);
    },
    lexerFor: options.lexerFor,
    run,
    attempt,
    under,
    work,
    wait,
    emit,
    close: () => ({ ...ahead.close(), cachePeakBytes }),
  };
  return reduction;
}

type Order = Fitness<Files> & Required<Pick<Fitness<Files>, 'isBetter'>>;

/** Nests a fitness: programs that `outer` rules out stay ruled out. */
function within(outer: Order, inner: Fitness<Files>): Order {
  const { isBetter = outer.isBetter } = inner;
  const [before, then] = [outer.allows, inner.allows];
  if (before === undefined || then === undefined) return { ...outer, ...inner, isBetter };
  return {
    isBetter,
    *allows(program, by) {
      return (yield* before(program, by)) && (yield* then(program, by));
    },
  };
}
