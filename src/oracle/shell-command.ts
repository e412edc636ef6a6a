/** Commands that the user gives as one string, for a shell: `--also 'gcc -c {}'`. */
import { quoteForSh } from '../core/printable.ts';
import { type Input, isSameFile } from '../store/input.ts';
import { statOf } from '../store/stat.ts';
import { absoluteWords } from './absolute.ts';
import type { Condition } from './conditions.ts';
import type { TestCommand } from './local-runner.ts';

/** The text of a command. `{}` stands for the candidate's path, and so does the path of the input. */
export function withAbsolutePaths(text: string, input: Pick<Input, 'stats'> | undefined): string {
  const words = text.split(/\s+/);
  const spaces = text.match(/\s+/g) ?? [];
  const isInput = (word: string) => input !== undefined && isSameFile(statOf(word), input.stats);
  const changed = absoluteWords(words).map((absolute, i) => {
    if (isInput(words[i]!)) return '{}';
    return absolute === words[i] ? absolute : quoteForSh(absolute);
  });
  return changed.map((word, i) => `${word}${spaces[i] ?? ''}`).join('');
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
