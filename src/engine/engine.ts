/**
 * Runs passes. A pass proposes; the engine disposes: it takes the proposals in order, accepts the first that is
 * interesting, and goes on from there. It tests ahead of time, several at once, but decides strictly in order, so
 * that what is accepted is the same for every number of jobs.
 */
import type { Event, Saying, StopReason } from '../core/events.ts';
import type { Lexer } from '../core/lexer.ts';
import type { Pass, Proposal } from '../core/pass.ts';
import { isSmaller, type Program, sameBytes, type Size } from '../core/program.ts';
import type { Work } from '../core/work.ts';
import type { Oracle } from '../core/verdict.ts';
import type { Cache } from './cache/cache.ts';
import { type Flight, Flights, type Landing } from './flights.ts';
import { Future, SEARCHING, type Step } from './future.ts';
import { createGuess, type Guess, remember } from './guess.ts';
import type { Journal } from '../store/journal.ts';
import { digestOf, type Query } from './query.ts';
import { speculate } from './speculate.ts';

/** What a schedule works with. */
export interface Reduction {
  /** The smallest interesting program so far, as printed; inside an attempt, the program that the attempt has come to. */
  readonly best: Uint8Array;
  readonly lexer: Lexer;
  /** The digests of all programs that were accepted so far. */
  readonly accepted: ReadonlySet<string>;
  /**
   * Runs a pass to its end. Returns what it ended with. A pass that accepts any program runs only inside
   * an attempt. `onRejected` is told each proposal that is rejected, in order.
   */
  run<P extends Program, C>(
    pass: Pass<P, C>,
    program: P,
    onRejected?: (proposal: Proposal<P, C>) => void,
  ): Promise<P>;
  /**
   * Runs a schedule on the side, where the program may grow before it shrinks. Only the outcome counts: it is saved as one acceptance if
   * it is smaller than what the attempt began with, or, with `always`, if it is different. Otherwise, and if the reduction is stopped
   * meanwhile, the attempt is discarded: nothing is left of it but the verdicts. Attempts may be nested. Says whether the outcome was kept.
   */
  attempt(schedule: Schedule, keep?: 'if smaller' | 'always'): Promise<boolean>;
  /** Does what takes long, like reading a large file, and can be stopped in between. */
  work<T>(work: Work<T>): Promise<T>;
  /** Waits for what is done elsewhere. It is told when it is no longer needed. */
  wait<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Tells whoever listens. */
  emit(saying: Saying): void;
}

/** A named algorithm: which passes to run, and what comes next. */
export type Schedule = (reduction: Reduction) => Promise<void>;

export interface EngineOptions {
  readonly original: Uint8Array;
  /** Of the original. */
  readonly size: Size;
  readonly lexer: Lexer;
  readonly oracle: Oracle;
  readonly cache: Cache;
  readonly journal?: Journal | undefined;
  readonly repeat: number;
  readonly timeoutMs?: number | undefined;
  /** How many more tests the reduction may use. */
  readonly testsLeft: number;
  /** Stop when the program has no more tokens than this. */
  readonly sizeLimit: number;
  /** Called with each accepted program, one at a time, before the next is accepted. */
  readonly onAccepted: (program: Program) => Promise<void>;
  readonly emit: (event: Event) => void;
  /** Aborted with a `StopReason` to stop the reduction. */
  readonly signal: AbortSignal;
}

export interface Engine extends Reduction {
  /** Stops what is running. Says how long no test was running, and how large the cache was. */
  close(): { readonly idleMs: number; readonly cachePeakBytes: number };
}

/** Thrown out of a schedule when the reduction is to stop. */
export class Stopped extends Error {
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(`stopped: ${reason}`);
    this.reason = reason;
  }
}

/** The test cannot be run any more, or does not say of the original what it said before. */
export class TestUnusable extends Error {}

/** How long the engine may keep the process to itself. */
const TURN_MS = 20;

/** A verdict that the reduction uses. */
type Decision = Pick<Landing, 'runs' | 'timedOut' | 'ms' | 'overheadMs'> & {
  readonly interesting: boolean;
  readonly source: 'run' | 'journal' | 'cache';
};

/** An interesting program that the reduction goes on from, and the step that led to it. */
interface Acceptance {
  readonly program: Program;
  readonly query: Query;
  readonly pass: string;
  readonly kind: string;
}

interface Attempt {
  readonly outer: Line;
  latest: Acceptance | undefined;
  /** The first step says what the attempt is about, so the outcome counts as this pass's. */
  about: Pick<Acceptance, 'pass' | 'kind'> | undefined;
  /** The digests of what it was the first to accept, which is forgotten if it is discarded. */
  readonly news: string[];
}

/** A line of programs, each made from the one before: the main line, whose programs are saved, or an attempt. */
interface Line {
  best: Uint8Array;
  size: Size;
  /** Nothing for the main line. */
  readonly attempt: Attempt | undefined;
}

export function createEngine(options: EngineOptions): Engine {
  const { original, oracle, cache, emit, signal, timeoutMs } = options;
  const guesses = new Map<string, Guess>();
  let { testsLeft } = options;
  /** What the changes of the current pass have come to. */
  const outcomes = new Map<string, boolean>();
  let line: Line = { best: original, size: options.size, attempt: undefined };
  const accepted = new Set([digestOf(original)]);
  let cachePeakBytes = 0;
  let wake = () => {};
  let lastTurn = performance.now();
  signal.addEventListener('abort', () => wake());
  const flights = new Flights({
    oracle,
    journal: options.journal,
    repeat: options.repeat,
    timeoutMs,
    onLanding: ({ change, landing }) => {
      if (change !== undefined) outcomes.set(change, landing?.verdict === 'interesting');
      // Take in everything that has landed before deciding: what loses may still tell what to expect.
      if (flights.underWay > 0) setImmediate(() => wake());
      else wake();
    },
    onStart: ({ id, digest }) => emit({ type: 'test-start', id, digest }),
    onEnd: ({ id, digest }, landing) =>
      emit({ type: 'test-end', id, digest, verdict: landing?.verdict ?? 'cancelled' }),
  });

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
    const guess = guesses.get(pass.name) ?? createGuess();
    guesses.set(pass.name, guess);
    outcomes.clear();
    let recent = 0;
    let current = program;
    let future = new Future(pass, program, pass.start(program));
    const testAhead = () => {
      const jobs = oracle.capacity();
      const hasRoom = () => flights.underWay < jobs;
      return speculate({ future, recent, guess, jobs, testsLeft, before, known, hasRoom, start, prepare });
    };

    emit({ type: 'pass-start', pass: pass.name });
    flights.resume();
    try {
      for (;;) {
        await letOthersRun();
        stopIfAsked();
        const step = future.step(0);
        if (step === undefined) break;
        if (step === SEARCHING) continue;
        const decision = await decide(step, testAhead);
        const { kind, program } = step.proposal;
        const { interesting } = decision;
        emit({ type: 'verdict', digest: step.query.digest, pass: pass.name, kind, ...decision });
        guess.learn({ kind, recent, before: step.before }, interesting);
        recent = remember(recent, interesting);
        if (!interesting) {
          onRejected?.(step.proposal);
          future.reject();
          if (step.accepted !== undefined) cancelLosers(future);
          continue;
        }
        const acceptance = { program, query: step.query, pass: pass.name, kind };
        current = program;
        goOnFrom(acceptance);
        future = future.accept(step);
        cancelLosers(future);
        // The next tests run while the result is being written.
        testAhead();
        await save(acceptance);
      }
    } finally {
      cancelLosers(undefined);
      flights.pause();
      emit({ type: 'pass-end', pass: pass.name, ms: performance.now() - started });
    }
    return current;
  }

  async function attempt(schedule: Schedule, keep: 'if smaller' | 'always' = 'if smaller'): Promise<boolean> {
    const outer = line;
    const attempt: Attempt = { outer, latest: undefined, about: undefined, news: [] };
    const side: Line = { best: outer.best, size: outer.size, attempt };
    line = side;
    let isKept = false;
    try {
      await schedule(reduction);
      isKept = keep === 'always' ? !sameBytes(side.best, outer.best) : isSmaller(side.size, outer.size);
    } finally {
      line = outer;
      if (!isKept) for (const digest of attempt.news) accepted.delete(digest);
    }
    if (!isKept) return false;
    outer.attempt?.news.push(...attempt.news);
    const outcome = { ...attempt.latest!, ...attempt.about };
    goOnFrom(outcome);
    await save(outcome);
    return true;
  }

  function goOnFrom(acceptance: Acceptance): void {
    const { program, query, pass, kind } = acceptance;
    line.best = query.bytes;
    line.size = program.size;
    if (!accepted.has(query.digest)) line.attempt?.news.push(query.digest);
    accepted.add(query.digest);
    if (line.attempt === undefined) {
      cache.refresh(query);
    } else {
      // The cache drops nothing: if the attempt is discarded, all of it may be asked about again.
      line.attempt.latest = acceptance;
      line.attempt.about ??= { pass, kind };
    }
  }

  /** What was accepted on the main line is the result so far. */
  async function save({ program, query, pass, kind }: Acceptance): Promise<void> {
    if (line.attempt !== undefined) return;
    await options.onAccepted(program);
    const { digest, bytes } = query;
    emit({ type: 'accepted', pass, kind, size: program.size, digest, program: bytes });
    if (program.size.tokens <= options.sizeLimit) throw new Stopped('size');
  }

  async function work<T>(work: Work<T>): Promise<T> {
    try {
      for (;;) {
        const { done, value } = work.next();
        if (done === true) return value;
        await letOthersRun();
        stopIfAsked();
      }
    } finally {
      work.return(undefined as T);
    }
  }

  async function wait<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T> {
    try {
      return await task(signal);
    } finally {
      stopIfAsked();
    }
  }

  /** The verdict on the proposal that is next in order. */
  async function decide<P extends Program, C>(step: Step<P, C>, testAhead: () => boolean): Promise<Decision> {
    for (;;) {
      const cached = cache.lookup(step.query);
      if (cached !== undefined) {
        return { interesting: cached, source: 'cache', runs: 0, timedOut: false, ms: 0, overheadMs: 0 };
      }
      // Without a cache, what was claimed by an equal proposal has to be asked again.
      if (step.flight?.claimed === true) step.flight = undefined;
      step.flight ??= flights.find(step.query);
      if (step.flight?.landing === undefined) {
        if (testsLeft < options.repeat) throw new Stopped('tests');
        if (testAhead()) await letOthersRun();
        else await somethingHappens();
        stopIfAsked();
        continue;
      }
      if (step.flight.landing.verdict === 'broken') {
        await askAgain(step.flight, step.query);
        continue;
      }
      const { verdict, runs, timedOut, ms, overheadMs, source } = step.flight.landing;
      // A verdict that was there ahead of time is still one more than the limit allows.
      if (runs > 0 && testsLeft < options.repeat) throw new Stopped('tests');
      const interesting = verdict === 'interesting';
      flights.claim(step.flight);
      testsLeft -= runs;
      cache.store(step.query, interesting);
      cachePeakBytes = Math.max(cachePeakBytes, cache.bytes);
      return { interesting, source, runs, timedOut, ms, overheadMs };
    }
  }

  function before<P extends Program, C>({ proposal }: Step<P, C>): boolean | undefined {
    return proposal.change === undefined ? undefined : outcomes.get(proposal.change);
  }

  /** The verdict on a proposal, if the cache, the journal or a test that has ended can tell. */
  function known<P extends Program, C>(step: Step<P, C>): boolean | undefined {
    if (step.flight === undefined) {
      const cached = cache.lookup(step.query);
      if (cached !== undefined) return cached;
      step.flight = flights.find(step.query);
    }
    const verdict = step.flight?.landing?.verdict ?? 'broken';
    return verdict === 'broken' ? undefined : verdict === 'interesting';
  }

  function start<P extends Program, C>(step: Step<P, C>): void {
    if (step.flight !== undefined) return;
    step.before = before(step);
    step.flight = flights.start(step.query, step.proposal.change);
  }

  function prepare<P extends Program, C>(step: Step<P, C>, onRejection: boolean): void {
    // Looked up first: the same bytes may be under way for another proposal.
    if (known(step) !== undefined || step.flight !== undefined) return;
    oracle.prepare?.(step.query.bytes, { onRejection, ...(timeoutMs !== undefined && { timeoutMs }) });
  }

  function cancelLosers<P extends Program, C>(future: Future<P, C> | undefined): void {
    const tests = flights.cancelAllBut(future?.flights() ?? new Set());
    if (tests > 0) emit({ type: 'cancelled', tests });
  }

  function somethingHappens(): Promise<void> {
    return new Promise((resolve) => {
      wake = resolve;
    });
  }

  /** Verdicts that are known at once leave no gap in which a timer or a signal could get through. */
  async function letOthersRun(): Promise<void> {
    if (performance.now() - lastTurn < TURN_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    lastTurn = performance.now();
  }

  function stopIfAsked(): void {
    if (signal.aborted) throw new Stopped(signal.reason as StopReason);
  }

  /**
   * A test was broken. It may have suffered from another, so it is run once more, alone. If it is broken again, but the original can be
   * tested, then the candidate is the cause: it is not interesting. A cause that breaks several tests at once costs each of them one
   * more run, and nothing else.
   */
  async function askAgain(flight: Flight, query: Query): Promise<void> {
    while (flights.underWay > 0) {
      await somethingHappens();
      stopIfAsked();
    }
    const landing = await flights.ask(query, signal);
    stopIfAsked();
    if (landing.verdict === 'broken') {
      await checkOriginal(landing.why);
      warnOnce(`A candidate counts as not interesting, because its test cannot be run: ${landing.why}`);
    }
    flights.land(flight, landing.verdict === 'broken' ? { ...landing, verdict: 'uninteresting' } : landing);
  }

  /** Makes sure that the original is still interesting. */
  async function checkOriginal(why: string): Promise<void> {
    const outcome = await oracle.test(original, { signal, ...(timeoutMs !== undefined && { timeoutMs }) });
    stopIfAsked();
    const interesting = outcome.verdict === 'interesting';
    emit({ type: 'check', what: 'original', digest: digestOf(original), interesting, ms: outcome.ms });
    if (outcome.verdict === 'broken') throw new TestUnusable(outcome.why ?? why);
    if (outcome.verdict === 'uninteresting') {
      throw new TestUnusable(
        `${why}\nThe test was tried on the original once more, and it is not interesting any more.`,
      );
    }
  }

  const warned = new Set<string>();

  function warnOnce(text: string): void {
    if (warned.has(text)) return;
    warned.add(text);
    emit({ type: 'notice', level: 'warning', text });
  }

  const reduction: Reduction = {
    get best() {
      return line.best;
    },
    lexer: options.lexer,
    accepted,
    run,
    attempt,
    work,
    wait,
    emit,
  };
  return Object.assign(reduction, {
    close() {
      cancelLosers(undefined);
      if (flights.unclaimed > 0) emit({ type: 'cancelled', tests: flights.unclaimed });
      return { idleMs: flights.idleMs, cachePeakBytes };
    },
  });
}
