/** Commands that the user gives as one string, for a shell: `--also 'gcc -c {}'`. */
import { resolve } from 'node:path';
import { quoteForSh } from '../core/printable.ts';
import { type Input, isSameFile } from '../store/input.ts';
import { statOf } from '../store/stat.ts';
import { absoluteArgument } from './absolute.ts';
import type { Condition } from './conditions.ts';
import type { TestCommand } from './local-runner.ts';

/**
 * The text of a command. `{}` stands for the candidate's path, and so does the path of the input. Other relative paths that exist are made
 * absolute: the user typed them in the current folder, but tests run in their own.
 */
export function withAbsolutePaths(text: string, input: Pick<Input, 'stats'> | undefined): string {
  const words = text.split(/(\s+)/).map((word, i, all) => {
    if (word.trim() === '' || word.startsWith('/')) return word;
    const stats = statOf(word);
    if (stats !== undefined && input !== undefined && isSameFile(stats, input.stats)) return '{}';
    const absolute =
      stats !== undefined && word.includes('/') ? resolve(word) : absoluteArgument(word, all[i - 2]);
    return absolute === word ? word : quoteForSh(absolute);
  });
  return words.join('');
}

export function shellCommand(
  text: string,
  input: Pick<Input, 'stats'> | undefined,
  captureBytes = 0,
): TestCommand {
  return shCommand(withAbsolutePaths(text, input), captureBytes);
}

/** `{}` stands for the candidate's path. */
export const shCommand = (line: string, captureBytes: number): TestCommand => ({
  argv: (file) => ['/bin/sh', '-c', line.replaceAll('{}', () => quoteForSh(file))],
  captureBytes,
});

/** `--also`: one more command that must exit with 0. */
export const alsoCondition = (text: string, input: Input): Condition => ({
  name: text,
  commands: [shellCommand(text, input)],
  decide: ([end]) => !end!.timedOut && end!.exitCode === 0,
});
