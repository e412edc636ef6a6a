/**
 * The classic interestingness test: an executable that is run in a fresh folder that holds the candidate. The candidate
 * is also its argument and its standard input. Exit code 0 means interesting.
 */
import { accessSync, constants } from 'node:fs';
import type { Oracle } from '../core/verdict.ts';
import { statOf } from '../store/stat.ts';
import { commandsOf, type Condition, conditionsOracle } from './conditions.ts';
import { explainStart } from './explain-start.ts';
import { missingInterpreter } from './interpreter.ts';
import { localRunner, type LocalRunnerOptions } from './local-runner.ts';

export const scriptCondition = (test: string): Condition => ({
  name: test,
  commands: [{ argv: (file) => [test, file], exitCodeTells: true }],
  decide: ([end]) => !end!.timedOut && end!.exitCode === 0,
});

/** The oracle of a script alone. */
export function scriptOracle({
  test,
  jobs = 1,
  ...options
}: { readonly test: string; readonly jobs?: number } & Omit<
  LocalRunnerOptions,
  'commands' | 'jobs'
>): Oracle {
  const conditions = [scriptCondition(test)];
  return conditionsOracle(conditions, localRunner({ ...options, jobs, commands: commandsOf(conditions) }));
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
