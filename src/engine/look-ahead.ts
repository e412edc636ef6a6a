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
import type { Oracle, Repeat } from '../core/verdict.ts';
import type { Cache } from './cache/cache.ts';
import { Flights, type Landing } from './flights.ts';
import { Future, type SEARCHING, type Step } from './future.ts';
import { createGuess, type Guess, remember } from './guess.ts';
import { createRetry } from './retry.ts';
import { speculate } from './speculate.ts';
import { Stopped, type Turns } from './turns.ts';

export interface LookAheadOptions {
  readonly original: Files;
  readonly oracle: Oracle;
  readonly cache: Pick<Cache, 'lookup'>;
  readonly journal?: Journal | undefined;
  readonly repeat: Repeat;
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
  const retry = createRetry({ ...options, ask: (query) => flights.ask(query, turns.signal) });

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
        if (testsLeft() < options.repeat.of) throw new Stopped('tests');
        if (testAhead()) await turns.letOthersRun();
        else await sleep();
        turns.stopIfAsked();
      } else if (landing.verdict === 'broken') {
        await idle();
        flights.land(step.flight!, await retry(step.query));
      } else {
        // A verdict that is known ahead of time counts against the limit all the same.
        if (landing.runs > 0 && testsLeft() < options.repeat.of) throw new Stopped('tests');
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

  /** Waits until no test is running. */
  async function idle(): Promise<void> {
    while (flights.running > 0) {
      await sleep();
      turns.stopIfAsked();
    }
  }

  /** Waits until a test ends or the reduction is stopped. */
  function sleep(): Promise<void> {
    return new Promise((resolve) => {
      wake = resolve;
    });
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
