/**
 * Reductions in this process, with the tests of a subject recorded: each program is tested once, whichever algorithm
 * proposes it, and its verdict and its time count for every algorithm that asks. So algorithms differ only by what they
 * propose, and the load of the machine is the same for all of them.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { digestOf } from '../src/core/digest.ts';
import {
  type AlgorithmParameters,
  NotInteresting,
  reduce,
  type TestFunction,
  TestUnusable,
} from '../src/index.ts';
import type { Oracle } from '../src/core/verdict.ts';
import { scriptOracle } from '../src/oracle/script.ts';
import type { Kept } from './kept.ts';
import type { Outcome } from './reduction.ts';
import type { Subject } from './subjects.ts';

/** What a test said about a program, and the milliseconds that it took. */
export interface Verdict {
  readonly isInteresting: boolean;
  readonly ms: number;
}

/** Generous: only an endless test should time out. */
export const TEST_MS = 60_000;

/** A program to reduce, and what decides whether another one is interesting. */
export interface Task {
  readonly subject: Subject;
  readonly program: Uint8Array;
  readonly oracle: Oracle;
}

export const taskOf = (subject: Subject, program: Uint8Array = readFileSync(subject.input)): Task => ({
  subject,
  program,
  oracle: scriptOracle({ test: subject.test, main: basename(subject.input) }),
});

export interface RecordedTest {
  readonly test: TestFunction;
  /** The milliseconds of the tests that were asked for, and of those that were run. */
  readonly time: { readonly asked: number; readonly run: number };
}

export function recorded({ subject, oracle }: Task, verdicts: Kept<Verdict>): RecordedTest {
  const file = basename(subject.input);
  const time = { asked: 0, run: 0 };
  return {
    time,
    async test(bytes) {
      const key = `${subject.name} ${digestOf(bytes)}`;
      let known = verdicts.get(key);
      if (known === undefined) {
        const started = performance.now();
        const outcome = await oracle.test(new Map([[file, bytes]]), { timeoutMs: TEST_MS });
        const ms = performance.now() - started;
        if (outcome.verdict === 'broken') throw new Error(outcome.why ?? 'The test could not be run.');
        known = { isInteresting: outcome.verdict === 'interesting', ms };
        verdicts.keep(key, known);
        time.run += ms;
      }
      time.asked += known.ms;
      return known.isInteresting;
    },
  };
}

/** An algorithm and its parameters. */
export interface Variant {
  readonly alg: string;
  readonly parameters?: AlgorithmParameters;
}

interface Settings {
  readonly verdicts: Kept<Verdict>;
  /** The most tests, including those whose verdicts were recorded. */
  readonly tests: number;
  readonly signal: AbortSignal;
}

/** The time in the statistics is Pith's own and that of all tests, as if each had been run. */
export async function reduceRecorded(
  { alg, parameters = {} }: Variant,
  task: Task,
  { verdicts, tests, signal }: Settings,
): Promise<Outcome> {
  const { subject, program } = task;
  const { test, time } = recorded(task, verdicts);
  try {
    const { bytes, stats } = await reduce({
      program,
      name: basename(subject.input),
      lang: subject.language,
      test,
      alg,
      parameters,
      timeoutMs: 2 * TEST_MS,
      limits: { tests },
      signal,
    });
    const wallMs = stats.wallMs - time.run + time.asked;
    return { stats: { ...stats, wallMs }, result: Buffer.from(bytes).toString('base64') };
  } catch (error) {
    if (error instanceof NotInteresting || error instanceof TestUnusable) return { failed: error.message };
    throw error;
  }
}
