/**
 * Tests proposals speculatively, several at once, before the engine reaches them, and returns each verdict when the
 * engine asks for it. speculate.ts chooses what to test. A wrong guess costs a test, but never changes the result.
 */
import type { Event } from '../core/events.ts';
import type { Fitness } from '../core/fitness.ts';
import type { Journal } from '../core/journal.ts';
import type { Pass, Proposal } from '../core/pass.ts';
import type { Files, Program } from '../core/program.ts';
import { nextTurn } from '../core/host.ts';
import type { Oracle } from '../core/verdict.ts';
import type { Cache } from './cache/cache.ts';
import { type Flight, Flights, type Landing } from './flights.ts';
import { Future, type SEARCHING, type Step } from './future.ts';
import { createGuess, type Guess, remember } from './guess.ts';
import { Query } from './query.ts';
import { speculate } from './speculate.ts';
import { Stopped, type Turns } from './turns.ts';

/** The test can no longer be run, or no longer finds the original interesting. */
export class TestUnusable extends Error {}

export interface LookAheadOptions {
  readonly original: Files;
  readonly oracle: Oracle;
  readonly cache: Pick<Cache, 'lookup'>;
  readonly journal?: Journal | undefined;
  /** How many times in a row a test must say "interesting" to be believed. */
  readonly repeat: number;
  readonly timeoutMs?: number | undefined;
  /** How many more tests the reduction may use. */
  readonly testsLeft: () => number;
  readonly turns: Turns;
  readonly emit: (event: Event) => void;
}

/** One run of a pass: its next proposal, and everything that may follow. */
export interface Course<P extends Program, C> {
  /** The next proposal in order; undefined at the end of the pass. */
  next(): Step<P, C> | typeof SEARCHING | undefined;
  /** Waits for the verdict on a proposal. */
  landing(step: Step<P, C>): Promise<Landing>;
  reject(step: Step<P, C>): void;
  /** Continues from the accepted program. */
  accept(step: Step<P, C>): void;
  /** Fills free jobs. Returns whether the pass needs more time to find proposals. */
  testAhead(): boolean;
  end(): void;
}

export interface LookAhead {
  begin<P extends Program, C>(pass: Pass<P, C>, program: P, allows: Fitness<Files>['allows']): Course<P, C>;
  /** Stops all running tests. Returns how long no test was running during the reduction. */
  close(): { readonly idleMs: number };
}

export function createLookAhead(options: LookAheadOptions): LookAhead {
  const { oracle, cache, testsLeft, turns, emit, timeoutMs } = options;
  const guesses = new Map<string, Guess>();
  /** The verdicts on the changes of the current pass. */
  const outcomes = new Map<string, boolean>();
  let wake = () => {};
  turns.signal.addEventListener('abort', () => wake());
  const flights = new Flights({
    oracle,
    journal: options.journal,
    repeat: options.repeat,
    timeoutMs,
    onLanding: ({ change, landing }) => {
      if (change !== undefined) outcomes.set(change, landing?.verdict === 'interesting');
      // First handle all tests that have ended by now: the guesses learn from discarded ones, too.
      if (flights.running > 0) void nextTurn().then(() => wake());
      else wake();
    },
    onStart: ({ id, digest }) => emit({ type: 'test-start', id, digest }),
    onEnd: ({ id, digest }, landing) =>
      emit({ type: 'test-end', id, digest, verdict: landing?.verdict ?? 'cancelled' }),
  });

  function begin<P extends Program, C>(
    pass: Pass<P, C>,
    program: P,
    allows: Fitness<Files>['allows'],
  ): Course<P, C> {
    const guess = guesses.get(pass.name) ?? createGuess();
    guesses.set(pass.name, guess);
    outcomes.clear();
    let recent = 0;
    let future = new Future(pass, allows, program, pass.start(program));
    const testAhead = () => {
      const jobs = oracle.capacity();
      const hasRoom = () => flights.running < jobs;
      return speculate({
        ...{ future, recent, guess, jobs, testsLeft: testsLeft() },
        ...{ before, known, hasRoom, start, prepare },
      });
    };
    const learn = ({ proposal, before }: Step<P, C>, isAccepted: boolean) => {
      guess.learn({ kind: proposal.kind, recent, before }, isAccepted);
      recent = remember(recent, isAccepted);
    };
    flights.resume();
    return {
      next: () => future.step(0),
      landing: (step) => landing(step, testAhead),
      reject(step) {
        learn(step, false);
        future.reject();
        if (step.accepted !== undefined) cancelAllBut(future);
      },
      accept(step) {
        learn(step, true);
        future = future.accept(step);
        cancelAllBut(future);
      },
      testAhead,
      end() {
        cancelAllBut(undefined);
        flights.pause();
      },
    };
  }

  async function landing<P extends Program, C>(step: Step<P, C>, testAhead: () => boolean): Promise<Landing> {
    for (;;) {
      // An equal proposal has used this verdict, and there is no cache to remember it: test again.
      if (step.flight?.claimed === true) step.flight = undefined;
      step.flight ??= flights.find(step.query);
      const landing = step.flight?.landing;
      if (landing === undefined) {
        if (testsLeft() < options.repeat) throw new Stopped('tests');
        if (testAhead()) await turns.letOthersRun();
        else await sleep();
        turns.stopIfAsked();
      } else if (landing.verdict === 'broken') {
        await retry(step.flight!, step.query);
      } else {
        // A verdict that is known ahead of time counts against the limit all the same.
        if (landing.runs > 0 && testsLeft() < options.repeat) throw new Stopped('tests');
        flights.claim(step.flight!);
        return landing;
      }
    }
  }

  function before({ change }: Pick<Proposal<Program>, 'change'>): boolean | undefined {
    return change === undefined ? undefined : outcomes.get(change);
  }

  /** The verdict on a proposal, if the cache, the journal or a finished test has one. */
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
    step.before = before(step.proposal);
    step.flight = flights.start(step.query, step.proposal.change);
  }

  function prepare<P extends Program, C>(step: Step<P, C>, onRejection: boolean): void {
    // `known` also finds a running test of the same program for another proposal.
    if (known(step) !== undefined || step.flight !== undefined) return;
    oracle.prepare?.(step.query.files, { onRejection, ...(timeoutMs !== undefined && { timeoutMs }) });
  }

  function cancelAllBut<P extends Program, C>(future: Future<P, C> | undefined): void {
    const tests = flights.cancelAllBut(future?.flights() ?? new Set());
    if (tests > 0) emit({ type: 'cancelled', tests });
  }

  /** Waits until a test ends or the reduction is stopped. */
  function sleep(): Promise<void> {
    return new Promise((resolve) => {
      wake = resolve;
    });
  }

  /**
   * Handles a broken test. Another test may have broken it, so it is run once more, alone. If it is broken again but the
   * original can still be tested, the candidate is the cause, and counts as not interesting. So a cause that breaks
   * several tests at once costs one more run of each, and nothing else.
   */
  async function retry(flight: Flight, query: Query): Promise<void> {
    while (flights.running > 0) {
      await sleep();
      turns.stopIfAsked();
    }
    const landing = await flights.ask(query, turns.signal);
    turns.stopIfAsked();
    if (landing.verdict === 'broken') {
      await checkOriginal(landing.why);
      warnOnce(`A candidate counts as not interesting, because its test cannot be run: ${landing.why}`);
    }
    flights.land(flight, landing.verdict === 'broken' ? { ...landing, verdict: 'uninteresting' } : landing);
  }

  /** Throws if the original is no longer interesting, or can no longer be tested. */
  async function checkOriginal(why: string): Promise<void> {
    const { files, digest } = new Query(options.original);
    const { signal } = turns;
    const outcome = await oracle.test(files, { signal, ...(timeoutMs !== undefined && { timeoutMs }) });
    turns.stopIfAsked();
    const interesting = outcome.verdict === 'interesting';
    emit({ type: 'check', what: 'original', digest, interesting, ms: outcome.ms });
    if (outcome.verdict === 'broken') throw new TestUnusable(outcome.why ?? why);
    if (outcome.verdict === 'uninteresting') {
      throw new TestUnusable(`${why}\nThe original was tested again, and is no longer interesting.`);
    }
  }

  const warned = new Set<string>();

  function warnOnce(text: string): void {
    if (warned.has(text)) return;
    warned.add(text);
    emit({ type: 'notice', level: 'warning', text });
  }

  return {
    begin,
    close() {
      cancelAllBut(undefined);
      if (flights.unclaimed > 0) emit({ type: 'cancelled', tests: flights.unclaimed });
      return { idleMs: flights.idleMs };
    },
  };
}
