/** A whole reduction: tests the original, runs the schedule, and tests the result once more. */
import { digestOf, digestOfFiles } from '../core/digest.ts';
import type { Listener, Event, StopReason } from '../core/events.ts';
import { peakMemoryMb } from '../core/host.ts';
import type { Journal } from '../core/journal.ts';
import type { Lexer } from '../core/lexer.ts';
import { type Files, isSmaller, sameFiles, type Size, sumOf } from '../core/program.ts';
import type { FolderSchedule } from '../core/reduction.ts';
import { LONGEST_TIMEOUT_MS, type Oracle, type Outcome, type Repeat } from '../core/verdict.ts';
import type { Cache } from './cache/cache.ts';
import { createEngine } from './engine.ts';
import { History } from './history.ts';
import { Query } from './query.ts';
import { enoughRuns, isOpen, repeatOf, TRIALS } from './repeat.ts';
import { TestUnusable } from './retry.ts';
import { reasonOf, Stopped } from './turns.ts';

export interface ReduceOptions {
  readonly original: Files;
  readonly oracle: Oracle;
  readonly schedule: FolderSchedule;
  readonly cache: Cache;
  readonly journal?: Journal | undefined;
  /** Writes a program to its destination. */
  readonly save?: ((files: Files) => Promise<void>) | undefined;
  /**
   * The current contents of the destination, if they are not the original. If they are the result of an earlier run,
   * nothing larger overwrites them: the result on disk never grows.
   */
  readonly onDisk?: { readonly name: string; readonly files: Files } | undefined;
  /** The result of an earlier run that finished. If set, only the original is tested. */
  readonly finished?: Files | undefined;
  /** How often candidates are tested (a number: all runs must agree); default: once, or as often as a flaky test needs. */
  readonly repeat?: number | Repeat | undefined;
  /** Test the original twice, to see whether the test always says the same. */
  readonly mayBeFlaky?: boolean;
  /** For each test; default: ten times the first run, within bounds. */
  readonly timeoutMs?: number | undefined;
  /** Test the original at the start. */
  readonly verify: boolean;
  readonly limits: {
    readonly timeMs?: number | undefined;
    readonly tests?: number | undefined;
    readonly tokens?: number | undefined;
  };
  /** The lexers that count tokens. */
  readonly lexerFor: (path: string) => Lexer;
  readonly onEvent?: Listener | undefined;
  /** Aborted to stop, by default for the reason `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Names for the statistics. */
  readonly about: {
    readonly run: string;
    readonly command: readonly string[];
    readonly pith: string;
    readonly alg: string;
    readonly lang: string;
    readonly cache: string;
  };
}

export interface Result {
  /** The result; the same as on disk, if anything was saved. */
  readonly files: Files;
  /** All accepted programs, from the latest back to the original. */
  readonly history: Iterable<Files>;
  /** Whether the search started. If not, nothing was written. */
  readonly began: boolean;
  /** Whether the test failed on the final program, so that an earlier one is the result. */
  readonly flaky: boolean;
  /** Why the run was stopped, if it was. */
  readonly stopped: StopReason | null;
  /** How the tests of the original and of the result ended, if they were run. */
  readonly ends: { readonly original?: Outcome; readonly result?: Outcome };
}

/** The original is not interesting: there is nothing to reduce. */
export class NotInteresting extends Error {
  readonly outcome: Outcome;
  /** Which of its runs failed, counted from 1. */
  readonly run: number;

  constructor(outcome: Outcome, run = 1) {
    super('The input is not interesting');
    this.outcome = outcome;
    this.run = run;
  }
}

const TIMEOUT_FACTOR = 10;
const TIMEOUT_LEAST_MS = 1_000;

/** The time-out of tests if the original takes `ms`. */
export const defaultTimeout = (ms: number): number =>
  Math.min(LONGEST_TIMEOUT_MS, Math.max(TIMEOUT_LEAST_MS, TIMEOUT_FACTOR * ms));

/** How often a doubtful result is tested. */
const DOUBTS = 5;

export async function reduce(options: ReduceOptions): Promise<Result> {
  const { original, oracle, journal, limits, lexerFor } = options;
  const startedAt = performance.now();
  const emit = (event: Event) => options.onEvent?.({ ...event, at: performance.now() - startedAt });
  const sizeOf = (files: Files): Size =>
    sumOf(
      Array.from(files, ([path, bytes]) => ({ tokens: lexerFor(path).count(bytes), bytes: bytes.length })),
    );
  const stop = new AbortController();
  const onStop = () => stop.abort(options.signal?.reason);
  if (options.signal?.aborted === true) onStop();
  options.signal?.addEventListener('abort', onStop);
  const timer = Number.isFinite(limits.timeMs)
    ? setTimeout(() => stop.abort('time'), limits.timeMs)
    : undefined;
  // The final test of the result counts against the limit.
  let testsLeft = (limits.tests ?? Infinity) - 1;

  const { about } = options;
  const accepted = new History(original);
  /** The result of an earlier run, as long as this run has found nothing smaller. */
  let standing: Files | undefined;
  const best = () => standing ?? accepted.latest;
  let began = false;
  let flaky = false;
  let timeoutMs = options.timeoutMs;
  let repeat = repeatOf(options.repeat);
  const ends: { original?: Outcome; result?: Outcome } = {};
  let verified = false;
  let ending = { idleMs: 0, cachePeakBytes: 0 };
  options.cache.refresh(new Query(original));
  const size = sizeOf(original);
  const { run, command, ...names } = about;
  emit({
    type: 'start',
    run,
    command,
    digest: digestOfFiles(original),
    original,
    files: Array.from(original, ([name, bytes]) => ({ name, digest: digestOf(bytes), bytes: bytes.length })),
    ...names,
    jobs: oracle.capacity(),
    size,
    resumed: journal?.recalled ?? 0,
  });
  try {
    let stopped = await untilStopped(async () => {
      if (options.verify) await verify();
      if (options.finished === undefined) await search();
      else leaveAsItIs(options.finished);
    });
    // If the result is the original, which was just tested, it is not tested again.
    const mayBeDoubted =
      stopped === null ? verified || best() !== original : isLimit(stopped) && best() !== original;
    if (mayBeDoubted && options.finished === undefined) {
      stopped = (await untilStopped(confirm)) ?? stopped;
    }
    emit({ type: 'end', stopped, size: sizeOf(best()), peakRssMb: peakMemoryMb(), ...ending });
    const history = { [Symbol.iterator]: () => accepted.versions() };
    return { files: best(), history, began, flaky, stopped, ends };
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', onStop);
  }

  async function search(): Promise<void> {
    await recognise();
    const sizeLimit = limits.tokens ?? -1;
    const engine = createEngine({
      original: { size, print: () => original },
      oracle,
      lexerFor,
      cache: options.cache,
      journal,
      repeat,
      timeoutMs,
      testsLeft,
      sizeLimit,
      onAccepted: async (program) => {
        accepted.push(program.print());
        if (standing !== undefined && !isAsGood(accepted.latest, standing)) return;
        standing = undefined;
        await options.save?.(accepted.latest);
      },
      emit,
      signal: stop.signal,
    });
    try {
      began = true;
      if (standing === undefined) await options.save?.(original);
      if (size.tokens <= sizeLimit) throw new Stopped('size');
      await options.schedule(engine);
    } finally {
      ending = engine.close();
    }
  }

  function leaveAsItIs(finished: Files): void {
    began = true;
    standing = finished;
    emit({
      type: 'notice',
      level: 'info',
      text: 'Reduced already: the same command has finished here before, so there is nothing left to do. To run it again: --no-resume',
    });
  }

  /** Checks whether the file on disk is the result of an earlier run. */
  async function recognise(): Promise<void> {
    if (options.onDisk === undefined) return;
    const { name, files } = options.onDisk;
    const digest = digestOfFiles(files);
    const recorded = journal?.recall(digest);
    if (recorded !== undefined) {
      if (recorded.interesting) standing = files;
      return;
    }
    const found = sizeOf(files);
    if (!isSmaller(found, size)) return;
    if (testsLeft < repeat.of) throw new Stopped('tests');
    const { outcome, runs } = await askRepeatedly(files, 'result', stop.signal);
    testsLeft -= runs;
    const { verdict, timedOut, ms } = outcome;
    journal?.record(digest, { verdict, timedOut: timedOut === true, ms });
    options.cache.store(new Query(files), verdict === 'interesting');
    if (verdict !== 'interesting') return;
    standing = files;
    emit({
      type: 'notice',
      level: 'info',
      text: `${name} holds a smaller interesting program (${found.bytes} bytes). It stays until a smaller one is found.`,
    });
  }

  function isAsGood(files: Files, than: Files): boolean {
    return sameFiles(files, than) || isSmaller(sizeOf(files), sizeOf(than));
  }

  /** Tests the original, and sets the time-out of all further tests. */
  async function verify(): Promise<void> {
    const digest = digestOfFiles(original);
    const recorded = journal?.recall(digest);
    let ms = recorded?.ms ?? 0;
    if (recorded === undefined) {
      ms = await verifyByTests();
      journal?.record(digest, { verdict: 'interesting', timedOut: false, ms });
    } else if (!recorded.interesting) {
      throw new TestUnusable(
        'The journal of the earlier run says that the input is not interesting; try --no-resume.',
      );
    }
    const learned = options.repeat === undefined ? journal?.noted('repeat') : undefined;
    if (learned !== undefined) repeat = { needs: 'any', of: Number(learned) };
    verified = true;
    options.cache.store(new Query(original), true);
    timeoutMs ??= defaultTimeout(ms);
    emit({ type: 'verified', ms, timeoutMs });
  }

  /** Throws if the original is not interesting. Returns how long its tests took at most. */
  async function verifyByTests(): Promise<number> {
    const outcomes: Outcome[] = [];
    const askAgain = async () => {
      const outcome = await ask(original, 'original', stop.signal);
      testsLeft--;
      outcomes.push(outcome);
      return isInteresting(outcome);
    };
    let interesting: boolean;
    do interesting = await askAgain();
    while (isOpen(repeat, outcomes.length, interesting));
    const isSurprising = options.repeat === undefined && options.mayBeFlaky === true && testsLeft > 0;
    const isFlaky = isSurprising && (await askAgain()) !== interesting;
    if (isFlaky) await learnRepeat(outcomes, askAgain);
    else if (!interesting) throw new NotInteresting(outcomes.at(-1)!, outcomes.length);
    ends.original = outcomes.find(isInteresting)!;
    return Math.max(...outcomes.filter(isInteresting).map(({ ms }) => ms));
  }

  /** The first two runs of the original disagree: measures how often it is interesting. */
  async function learnRepeat(outcomes: readonly Outcome[], askAgain: () => Promise<boolean>): Promise<void> {
    for (let left = Math.min(TRIALS - outcomes.length, testsLeft); left > 0; left--) await askAgain();
    const found = outcomes.filter(isInteresting).length;
    const { of, confidence } = enoughRuns(found / outcomes.length);
    repeat = { needs: 'any', of };
    journal?.note('repeat', String(of));
    emit({
      type: 'notice',
      level: 'warning',
      text:
        `The test is flaky: the original is interesting in ${found} of ${outcomes.length} runs. So each candidate is tested up to ${of} times, ` +
        `and one interesting run is enough (--repeat any:${of}): a candidate that is as flaky is recognised with a chance of ${Math.floor(100 * confidence)} %.`,
    });
  }

  /** Runs one test outside the search, without cache or journal. */
  async function ask(files: Files, what: 'original' | 'result', signal?: AbortSignal): Promise<Outcome> {
    const outcome = await oracle.test(files, {
      wantOutput: true,
      timeoutMs: timeoutMs ?? LONGEST_TIMEOUT_MS,
      ...(signal !== undefined && { signal }),
    });
    if (signal?.aborted === true) throw new Stopped(reasonOf(signal));
    if (outcome.verdict === 'broken') throw new TestUnusable(outcome.why);
    const interesting = outcome.verdict === 'interesting';
    emit({ type: 'check', what, digest: digestOfFiles(files), interesting, ms: outcome.ms });
    return outcome;
  }

  /** The same, as often as candidates are tested. */
  async function askRepeatedly(files: Files, what: 'original' | 'result', signal?: AbortSignal) {
    for (let runs = 1; ; runs++) {
      const outcome = await ask(files, what, signal);
      if (!isOpen(repeat, runs, isInteresting(outcome))) return { outcome, runs };
    }
  }

  /** Tests the result once more. If that fails, the test is flaky: goes back to the smallest program that passes every trial. */
  async function confirm(): Promise<void> {
    // Limits do not stop this test, but the user can.
    const holds = async () => {
      const { outcome } = await askRepeatedly(best(), 'result', options.signal);
      ends.result = outcome;
      return isInteresting(outcome);
    };
    if (await holds()) return;
    let failed = 1;
    for (let trial = 2; trial <= DOUBTS; trial++) failed += (await holds()) ? 0 : 1;
    emit({
      type: 'notice',
      level: 'warning',
      text:
        `The test is flaky: it failed ${failed} of ${DOUBTS} times on the result. ` +
        'Going back to the smallest program on which it passes every time; --repeat N runs it N times at every step, and --repeat any:N takes one success of N for enough.',
    });
    const holdsEveryTime = async () => {
      for (let trial = 1; trial <= DOUBTS; trial++) if (!(await holds())) return false;
      return true;
    };
    flaky = true;
    let found = false;
    const goBack = () => {
      if (standing === undefined) return accepted.pop();
      standing = undefined;
      return true;
    };
    try {
      while (!found && goBack()) found = await holdsEveryTime();
    } finally {
      // Also if the user has stopped it: the file on disk must be the reported result.
      await options.save?.(best());
    }
    if (!found) {
      throw new TestUnusable(
        `Not even the original is interesting in ${DOUBTS} of ${DOUBTS} runs, so it was restored. Make the test deterministic.`,
      );
    }
  }
}

/** Returns why `work` was stopped, or null if it finished. */
async function untilStopped(work: () => Promise<void>): Promise<StopReason | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Stopped) return error.reason;
    throw error;
  }
}

const isInteresting = ({ verdict }: Outcome): boolean => verdict === 'interesting';

const isLimit = (reason: StopReason): boolean => reason === 'time' || reason === 'tests' || reason === 'size';
