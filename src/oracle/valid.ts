/** `--valid`: the checks of the language's kit that are installed, as conditions. */
import { UsageError } from '../core/errors.ts';
import type { Files } from '../core/program.ts';
import type { Ended } from '../core/runner.ts';
import { type Condition, LEFT_OUT } from './conditions.ts';
import { type Check, commandOf, complaintsIn } from './kits/check.ts';
import { kits } from './kits/kits.ts';
import { shCommand } from './shell-command.ts';

/** All checks that are installed, or those with these names. */
export type Valid = boolean | readonly string[];

/** More than any check allows itself: the time-out of the reduction is for its test. */
const TIMEOUT_MS = 150_000;

/** How much of the output of a check is read. */
const READ_BYTES = 256 * 1024;

/** Checks that the original does not pass are left out. */
export function validConditions(
  language: string,
  valid: Valid,
  original: Files,
  notify: (level: 'info' | 'warning', text: string) => void,
): Condition[] {
  const kit = chosenFrom(kits[language] ?? [], valid);
  const usable = hasMain(original) ? kit : kit.filter(({ runs }) => runs !== true);
  const installed = usable.filter((check) => commandOf(check) !== undefined);
  const names = installed.map(({ name }) => name).join(', ');
  if (installed.length > 0) notify('info', `Checks that results are valid: ${names}.`);
  else notify('warning', `--valid has no effect: ${explainNone(language, kit)} To see all: pith kits`);
  if (usable.length < kit.length) notify('info', 'There is no main, so results are not run.');
  return installed.map(checkCondition);
}

/** Identifies the checks in a journal: other checks give other verdicts. */
export const validWords = (valid: Valid): readonly string[] =>
  valid === false
    ? []
    : Object.values(kits).flatMap((kit) =>
        kit
          .filter(({ name }) => valid === true || valid.includes(name))
          .map((check) => `valid ${commandOf(check) ?? ''} ${String(check.complaint)}`),
      );

function chosenFrom(kit: readonly Check[], valid: Valid): readonly Check[] {
  if (typeof valid === 'boolean') return valid ? kit : [];
  const unknown = valid.find((wanted) => kit.every(({ name }) => name !== wanted));
  if (unknown === undefined) return kit.filter(({ name }) => valid.includes(name));
  const known = kit.map(({ name }) => name).join(', ') || 'none';
  throw new UsageError(`There is no check '${unknown}' for this language. There are: ${known}.`);
}

function explainNone(language: string, kit: readonly Check[]): string {
  if (kit.length === 0) return `there are no checks for ${language}.`;
  return `no check for ${language} can be used here.`;
}

const decoder = new TextDecoder();

const hasMain = (files: Files): boolean =>
  [...files.values()].some((bytes) => /\bmain\b/.test(decoder.decode(bytes)));

const passes = (end: Ended): boolean => !end.timedOut && end.exitCode === 0;

const outputOf = ({ stdout, stderr }: Ended): string =>
  `${decoder.decode(stdout)}\n${decoder.decode(stderr)}`;

/** `learned`: what the original shows. */
export const checkCondition = (check: Check): Condition => ({
  name: `--valid ${check.name}`,
  commands: [shCommand(commandOf(check)!, READ_BYTES)],
  timeoutMs: TIMEOUT_MS,
  learn([end]) {
    if (!passes(end!)) {
      const why = reason(outputOf(end!));
      const warning = `The original does not pass the check ${check.name}, so results need not pass it either${why}`;
      return { learned: LEFT_OUT, warning };
    }
    const shown = complaintsIn(check, outputOf(end!));
    const learned = JSON.stringify(shown);
    if (shown.length === 0) return { learned };
    return {
      learned,
      notice: `Results may show what ${check.name} finds in the original: ${shown.join(', ')}.`,
    };
  },
  decide([end], learned) {
    if (!passes(end!)) return false;
    const shown = JSON.parse(learned) as readonly string[];
    return complaintsIn(check, outputOf(end!)).every((complaint) => shown.includes(complaint));
  },
});

/** The line of the output that tells most. */
function reason(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const line = lines.find((text) => /error|undefined/i.test(text)) ?? lines.find(Boolean);
  // Without the folder of the test.
  return line === undefined ? '.' : `: ${line.replace(/^\S*\//, '')}`;
}
