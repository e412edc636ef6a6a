/**
 * Looks ahead: has proposals tested, several at once, before the reduction has come to them, and gives each verdict when it is asked for.
 * What is tested ahead of time is guessed (speculate.ts). A wrong guess costs a test, never the result.
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

/** The test cannot be run any more, or does not say of the original what it said before. */
export class TestUnusable extends Error {}

export interface LookAheadOptions {
  readonly original: Files;
  readonly oracle: Oracle;
  readonly cache: Pick<Cache, 'lookup'>;
  readonly journal?: Journal | undefined;
  /** How often a test must say "interesting" to be believed. */
  readonly repeat: number;
  readonly timeoutMs?: number | undefined;
  /** How many more tests the reduction may use. */
  readonly testsLeft: () => number;
  readonly turns: Turns;
  readonly emit: (event: Event) => void;
}

/** One run of a pass, seen from the next proposal on. */
export interface Course<P extends Program, C> {
  /** The proposal that is next in order; nothing at the end of the pass. */
  next(): Step<P, C> | typeof SEARCHING | undefined;
  /** Its verdict, as soon as there is one. */
  landing(step: Step<P, C>): Promise<Landing>;
  reject(step: Step<P, C>): void;
  /** Goes on from the program that was accepted. */
  accept(step: Step<P, C>): void;
  /** Fills free jobs. Says whether the pass needs more time to find what could be tested. */
  testAhead(): boolean;
  end(): void;
}

export interface LookAhead {
  begin<P extends Program, C>(pass: Pass<P, C>, program: P, allows: Fitness<Files>['allows']): Course<P, C>;
  /** Stops what is running. Says how long no test was running although the reduction went on. */
  close(): { readonly idleMs: number };
}

export function createLookAhead(options: LookAheadOptions): LookAhead {
  const { oracle, cache, testsLeft, turns, emit, timeoutMs } = options;
  const guesses = new Map<string, Guess>();
  /** What the changes of the current pass have come to. */
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
      // Take in everything that has landed before deciding: what loses may still tell what to expect.
      if (flights.underWay > 0) void nextTurn().then(() => wake());
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
      const hasRoom = () => flights.underWay < jobs;
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
        if (step.accepted !== undefined) cancelLosers(future);
      },
      accept(step) {
        learn(step, true);
        future = future.accept(step);
        cancelLosers(future);
      },
      testAhead,
      end() {
        cancelLosers(undefined);
        flights.pause();
      },
    };
  }

  async function landing<P extends Program, C>(step: Step<P, C>, testAhead: () => boolean): Promise<Landing> {
    for (;;) {
      // Without a cache, what was claimed by an equal proposal has to be asked again.
      if (step.flight?.claimed === true) step.flight = undefined;
      step.flight ??= flights.find(step.query);
      const landing = step.flight?.landing;
      if (landing === undefined) {
        if (testsLeft() < options.repeat) throw new Stopped('tests');
        if (testAhead()) await turns.letOthersRun();
        else await somethingHappens();
        turns.stopIfAsked();
      } else if (landing.verdict === 'broken') {
        await askAgain(step.flight!, step.query);
      } else {
        // A verdict that was there ahead of time is still one more than the limit allows.
        if (landing.runs > 0 && testsLeft() < options.repeat) throw new Stopped('tests');
        flights.claim(step.flight!);
        return landing;
      }
    }
  }

  function before({ change }: Pick<Proposal<Program>, 'change'>): boolean | undefined {
    return change === undefined ? undefined : outcomes.get(change);
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
    step.before = before(step.proposal);
    step.flight = flights.start(step.query, step.proposal.change);
  }

  function prepare<P extends Program, C>(step: Step<P, C>, onRejection: boolean): void {
    // Looked up first: the same program may be under way for another proposal.
    if (known(step) !== undefined || step.flight !== undefined) return;
    oracle.prepare?.(step.query.files, { onRejection, ...(timeoutMs !== undefined && { timeoutMs }) });
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

  /**
   * A test was broken. It may have suffered from another, so it is run once more, alone. If it is broken again, but the original can be
   * tested, then the candidate is the cause: it is not interesting. A cause that breaks several tests at once costs each of them one
   * more run, and nothing else.
   */
  async function askAgain(flight: Flight, query: Query): Promise<void> {
    while (flights.underWay > 0) {
      await somethingHappens();
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

  /** Makes sure that the original is still interesting. */
  async function checkOriginal(why: string): Promise<void> {
    const { files, digest } = new Query(options.original);
    const { signal } = turns;
    const outcome = await oracle.test(files, { signal, ...(timeoutMs !== undefined && { timeoutMs }) });
    turns.stopIfAsked();
    const interesting = outcome.verdict === 'interesting';
    emit({ type: 'check', what: 'original', digest, interesting, ms: outcome.ms });
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

  return {
    begin,
    close() {
      cancelLosers(undefined);
      if (flights.unclaimed > 0) emit({ type: 'cancelled', tests: flights.unclaimed });
      return { idleMs: flights.idleMs };
    },
  };
}
