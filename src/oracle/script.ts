/**
 * The classic interestingness test: an executable that is run in a fresh folder that holds the candidate. The candidate
 * is also its argument and its standard input. Exit code 0 means interesting.
 */
import { accessSync, constants } from 'node:fs';
import type { Judge } from '../core/runner.ts';
import type { Oracle } from '../core/verdict.ts';
import { localRunner } from './local-runner.ts';
import { judged } from './judged.ts';
import { missingInterpreter } from './interpreter.ts';
import { ABORTED, FOLDER_GONE, LAUNCHER_DIED } from './process.ts';
import { statOf } from '../store/stat.ts';

export interface ScriptOracleOptions {
  /** The path of the executable. */
  readonly test: string;
  /** The main file: its path in the test's folder. */
  readonly main: string;
  /** How many tests run at a time; default: one. */
  readonly jobs?: number;
  readonly saveTemps?: string | undefined;
}

const exitsWithZero: Judge = ({ exitCode }) => ({ interesting: exitCode === 0 });

export function scriptOracle({ test, main, jobs = 1, saveTemps }: ScriptOracleOptions): Oracle {
  const runner = localRunner({
    main,
    jobs,
    saveTemps,
    command: (file) => [test, file],
    exitCodeTells: true,
    explain: (code) => explainStart(test, code),
  });
  return judged(runner, exitsWithZero);
}

/** What is wrong with `test` as a test script, in words; undefined if it can be tried. */
export function scriptProblem(test: string): string | undefined {
  const stats = statOf(test);
  if (stats === undefined) return `The test ${test} does not exist.`;
  if (stats.isDirectory()) return `The test ${test} is a folder; it must be an executable file.`;
  try {
    accessSync(test, constants.X_OK);
  } catch {
    return `The test ${test} is not executable. Try: chmod +x ${test}`;
  }
  const interpreter = missingInterpreter(test);
  return interpreter && explainStart(test, 'ENOENT');
}

/** Explains why `program` could not be started, and what to do. */
export function explainStart(program: string, code: string): string {
  const interpreter = code === 'ENOENT' ? missingInterpreter(program) : undefined;
  if (interpreter !== undefined) {
    const hint = interpreter.endsWith('\r')
      ? ' The file has Windows line ends; try: dos2unix'
      : ' Correct its first line, or install';
    return `The interpreter ${JSON.stringify(interpreter)} of ${program} does not exist.${hint} ${interpreter.endsWith('\r') ? program : interpreter}`;
  }
  switch (code) {
    case 'ENOENT':
      return `${program} does not exist.`;
    case 'EACCES':
      return `${program} cannot be executed. Try: chmod +x ${program}`;
    case 'ENOEXEC':
      return `${program} is not in a format that this machine can run. A script begins with a line like #!/bin/sh`;
    case ABORTED:
      return 'The test was stopped.';
    case FOLDER_GONE:
      return 'The folder of the test is gone. Something removes files below TMPDIR; try another TMPDIR.';
    case LAUNCHER_DIED:
      return 'The test killed or stopped the process that starts the tests.';
    default:
      return `${program} could not be started: ${code}.`;
  }
}
