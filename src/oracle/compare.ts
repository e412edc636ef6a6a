/** Tests that compare two commands: a bug shows in what they do differently. */
import type { Ended } from '../core/runner.ts';
import type { Input } from '../store/input.ts';
import { shellCode } from './command.ts';
import type { Condition } from './conditions.ts';
import { shellCommand } from './shell-command.ts';

/** What must differ: the exit code, the output, or what a pattern matches in the output (its first group, if any). */
export type Difference = 'exit' | 'stdout' | RegExp;

/** How much of the output is compared. */
const COMPARED_BYTES = 4 * 1024 * 1024;

/** `--differ`: both commands accept the candidate, and their results differ. */
export function differCondition(
  [one, other]: readonly [string, string],
  by: Difference,
  input: Input,
): Condition {
  return {
    name: '--differ',
    commands: [one, other].map((text) => shellCommand(text, input, COMPARED_BYTES)),
    decide(ends) {
      const results = ends.map((end) => resultOf(end, by));
      if (results.includes(undefined)) return false;
      return results.length === 1 ? undefined : results[0] !== results[1];
    },
  };
}

const decoder = new TextDecoder();

/** Undefined if the command does not accept the candidate. */
function resultOf(end: Ended, by: Difference): string | undefined {
  if (end.timedOut || end.signal !== null) return undefined;
  if (by === 'exit') return String(end.exitCode);
  if (end.exitCode !== 0) return undefined;
  const stdout = decoder.decode(end.stdout);
  if (by === 'stdout') return stdout;
  const match = by.exec(stdout);
  return match?.[1] ?? match?.[0];
}

/** `--golden`: the good version ends as it does on the original. */
export const goldenCondition = (text: string, input: Input): Condition => ({
  name: '--golden',
  commands: [shellCommand(text, input)],
  learn([end]) {
    if (end!.timedOut) return `The command of --golden timed out on the original: ${text}`;
    const exit = shellCode(end!);
    return { learned: String(exit), notice: `Looking for exit code ${exit} of --golden.` };
  },
  decide: ([end], learned) => !end!.timedOut && String(shellCode(end!)) === learned,
});
