/**
 * A test without a script: a command line with `{}` for the candidate, and expectations about its exit and its output.
 * All of them must hold.
 */
import { constants } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { Files } from '../core/program.ts';
import type { Ended, Judge, Lost } from '../core/runner.ts';
import type { Oracle } from '../core/verdict.ts';
import { judged, outcomeOf } from './judged.ts';
import { localRunner } from './local-runner.ts';
import { explainStart } from './script.ts';
import { statOf } from '../store/stat.ts';

/** An exit code (a signal counts as 128 plus its number, as in a shell), or a class of exits. */
export type Exit = number | 'nonzero' | 'signal' | 'any';

export interface Expectations {
  /** Default: the exit of the original. */
  readonly exit?: Exit | undefined;
  readonly stdout: readonly RegExp[];
  readonly stderr: readonly RegExp[];
  /** Each must match standard output or standard error. */
  readonly output: readonly RegExp[];
  /** None may match either. */
  readonly notOutput: readonly RegExp[];
}

export interface CommandOracleOptions {
  /** The command and its arguments, all paths absolute; `{}` in any of them stands for the candidate's path. */
  readonly argv: readonly string[];
  readonly expect: Expectations;
  /** Its exit is expected if `expect.exit` is not set. */
  readonly original: Files;
  /** Called once with the exit of the original. */
  readonly onLearned?: (exit: number) => void;
  /** The path in the test's folder that replaces `{}`. */
  readonly main: string;
  /** How many tests run at a time; default: one. */
  readonly jobs?: number;
  readonly saveTemps?: string | undefined;
}

/** How much of the output is matched; only the end if there is more. */
const MATCHED_BYTES = 4 * 1024 * 1024;

export function commandOracle(options: CommandOracleOptions): Oracle {
  const { main, jobs = 1, saveTemps, original, expect } = options;
  const [program = '', ...args] = options.argv;
  const runner = localRunner({
    main,
    jobs,
    saveTemps,
    captureBytes: MATCHED_BYTES,
    command: (file) => [program, ...args.map((arg) => arg.replaceAll('{}', () => file))],
    explain: (code) => explainStart(program, code),
  });
  let judge = expect.exit === undefined ? undefined : expecting(expect, expect.exit);

  /** Expects the exit of the original from now on. */
  function learn(end: Ended | Lost): void {
    if ('lost' in end || end.timedOut) return;
    const exit = shellCode(end);
    options.onLearned?.(exit);
    judge = expecting(expect, exit);
  }

  let learning: Promise<Ended | Lost> | undefined;
  return {
    ...judged(runner, (ended) => judge!(ended)),
    async test(files, testOptions) {
      if (judge === undefined && files !== original) {
        const { signal: _, ...rest } = testOptions ?? {};
        const end = await (learning ??= runner.run(original, rest));
        if (judge === undefined) learn(end);
        if (judge === undefined) {
          learning = undefined;
          const why = 'lost' in end ? end.lost : 'The command timed out on the original.';
          return { verdict: 'broken', ms: 0, why };
        }
      }
      const end = await runner.run(files, testOptions);
      if (judge === undefined) learn(end);
      return outcomeOf(end, (ended) => judge!(ended));
    },
  };
}

const decoder = new TextDecoder();

const expecting =
  (expect: Expectations, exit: Exit): Judge =>
  (ended) => {
    const stdout = decoder.decode(ended.stdout);
    const stderr = decoder.decode(ended.stderr);
    const interesting =
      exits(ended, exit) &&
      expect.stdout.every((regex) => regex.test(stdout)) &&
      expect.stderr.every((regex) => regex.test(stderr)) &&
      expect.output.every((regex) => regex.test(stdout) || regex.test(stderr)) &&
      !expect.notOutput.some((regex) => regex.test(stdout) || regex.test(stderr));
    return { interesting };
  };

function exits(ended: Ended, exit: Exit): boolean {
  switch (exit) {
    case 'any':
      return true;
    case 'nonzero':
      return ended.exitCode !== 0;
    case 'signal':
      return ended.signal !== null;
    default:
      return shellCode(ended) === exit;
  }
}

function shellCode({ exitCode, signal }: Ended): number {
  return exitCode ?? 128 + (constants.signals[signal as NodeJS.Signals] ?? 0);
}

/**
 * Makes the program and all arguments that name a file absolute: the user typed the command in the current folder, but
 * tests run in their own.
 */
export function absolute([program = '', ...args]: readonly string[]): string[] {
  return [
    findProgram(program) ?? program,
    ...args.map((arg) => (statOf(arg)?.isFile() === true ? resolve(arg) : arg)),
  ];
}

/** The path of a program, found as by a shell; undefined if there is none. */
export function findProgram(program: string): string | undefined {
  const isProgram = (path: string) => statOf(path)?.isFile() === true;
  if (program.includes('/')) return isProgram(program) ? resolve(program) : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find(isProgram);
}
