/** `--valid`: the checks of the language's kit that are installed, as conditions. */
import type { Input } from '../store/input.ts';
import { type Condition, LEFT_OUT } from './conditions.ts';
import { findProgram } from './find-program.ts';
import { type Check, kits } from './kits.ts';
import { shellCommand } from './shell-command.ts';

/** Checks that the original does not pass are left out. */
export function validConditions(
  language: string,
  input: Input,
  notify: (level: 'info' | 'warning', text: string) => void,
): Condition[] {
  const kit = kits[language] ?? [];
  const installed = kit.filter(isInstalled);
  const names = installed.map(({ name }) => name).join(', ');
  if (installed.length > 0) notify('info', `Checks that results are valid: ${names}.`);
  else notify('warning', `--valid has no effect: there are no checks for ${language} (pith kits).`);
  return installed.map((check) => checkCondition(check, input));
}

export const isInstalled = ({ needs }: Check): boolean =>
  needs.every((program) => findProgram(program) !== undefined);

const checkCondition = ({ name, command }: Check, input: Input): Condition => ({
  name: `--valid ${name}`,
  commands: [shellCommand(command, input)],
  learn([end]) {
    if (!end!.timedOut && end!.exitCode === 0) return { learned: 'passed' };
    const warning = `The original does not pass the check ${name}, so results need not pass it either.`;
    return { learned: LEFT_OUT, warning };
  },
  decide: ([end]) => !end!.timedOut && end!.exitCode === 0,
});
