/** The message for an input that is not interesting: what happened, the output, and how to reproduce it by hand. */
import type { Outcome } from '../core/verdict.ts';
import { duration } from '../report/format.ts';
import { printable, printableLines, quote } from '../core/printable.ts';
import type { NotInteresting } from '../engine/reduce.ts';
import { adviseOnFiles } from '../oracle/missing-files.ts';

const SHOWN_LINES = 12;

export interface Subject {
  /** The name of the input in messages. */
  readonly title: string;
  /** Its path; undefined if it was read from standard input. */
  readonly file: string | undefined;
  /** Its base name. */
  readonly name: string;
  /** The command of the test, as a list of words; `{}` stands for the candidate. */
  readonly command: readonly string[];
  /** Other expectations that may have failed. */
  readonly hint?: string | undefined;
  /** The paths of the files beside it. */
  readonly with?: readonly string[];
}

export function explainNotInteresting(
  { title, file, name, command, hint, with: beside = [] }: Subject,
  { outcome, run }: Pick<NotInteresting, 'outcome' | 'run'>,
): string {
  const lines = lastLines(outcome);
  const candidate = `"$PWD"/${quote(name)}`;
  const words = command.map((word) =>
    word === '{}' ? candidate : word.split('{}').map(quote).join(candidate),
  );
  const advice = adviseOnFiles(outcome);
  const copySideFiles = beside.map((path) => ` && cp -R ${quote(path)} "$d/work/"`).join('');
  const copy = file === undefined ? 'cat >' : `cp ${quote(file)} `;
  return [
    `${title} is not interesting: the test ${howItEnded(outcome)}${run === 1 ? '' : ` in run ${run}`}.`,
    ...(outcome.rejectedBy === undefined || command.includes(outcome.rejectedBy)
      ? []
      : [`The condition that does not hold: ${printable(outcome.rejectedBy)}.`]),
    ...(hint === undefined ? [] : [hint]),
    '',
    ...(lines.length === 0
      ? ['It printed nothing.']
      : ['The last lines that it printed:', ...lines.map((line) => `  | ${line}`)]),
    ...(advice === undefined ? [] : ['', advice]),
    '',
    'To see it by hand:',
    `  d=$(mktemp -d) && mkdir "$d/tmp" "$d/work" && ${copy}"$d/work/"${quote(name)}${copySideFiles} && cd "$d/work" &&`,
    `  { PITH_DIR="$OLDPWD" TMPDIR="$d/tmp" ${words.join(' ')} <${quote(name)}; echo "exit code $?"; }`,
  ].join('\n');
}

const LIMITS = {
  memory: 'memory than allowed; --memory SIZE allows more',
  processes: 'processes than allowed; --processes N allows more',
};

export function howItEnded({ exitCode, signal, timedOut, exceeded, ms }: Outcome): string {
  if (timedOut === true) return `was stopped after ${duration(ms)}; --timeout S gives it more time`;
  if (exceeded !== undefined) return `was stopped, because it used more ${LIMITS[exceeded]}`;
  if (signal !== null && signal !== undefined) return `was ended by ${signal}`;
  return `exited with code ${exitCode}`;
}

export function lastLines({ stdout, stderr }: Outcome): string[] {
  const decoder = new TextDecoder();
  return [stdout, stderr]
    .flatMap((bytes) => decoder.decode(bytes).split('\n').filter(Boolean).slice(-SHOWN_LINES))
    .slice(-SHOWN_LINES)
    .map((line) => printableLines(line).slice(0, 200));
}
