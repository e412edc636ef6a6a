/** What to say when the input is not interesting: what happened, what was printed, and how to see it by hand. */
import type { Outcome } from '../core/verdict.ts';
import { duration } from '../report/format.ts';
import { printableLines } from '../core/printable.ts';
import { quote } from '../core/printable.ts';

const SHOWN_LINES = 12;

export interface Subject {
  /** What the input is called. */
  readonly title: string;
  /** Its path; nothing if it was read from standard input. */
  readonly file: string | undefined;
  /** Its base name. */
  readonly name: string;
  /** What is run, as words of a shell command; `{}` stands for the candidate. */
  readonly command: readonly string[];
  /** What more was expected of it. */
  readonly hint?: string | undefined;
}

export function explainNotInteresting(
  { title, file, name, command, hint }: Subject,
  outcome: Outcome,
): string {
  const lines = lastLines(outcome);
  const candidate = `"$PWD"/${quote(name)}`;
  const words = command.map((word) =>
    word === '{}' ? candidate : word.split('{}').map(quote).join(candidate),
  );
  const copy = file === undefined ? 'cat >' : `cp ${quote(file)} `;
  return [
    `${title} is not interesting: the test ${howItEnded(outcome)}.`,
    ...(hint === undefined ? [] : [hint]),
    '',
    ...(lines.length === 0
      ? ['It printed nothing.']
      : ['The last lines that it printed:', ...lines.map((line) => `  | ${line}`)]),
    '',
    'To see it by hand:',
    `  d=$(mktemp -d) && mkdir "$d/tmp" "$d/work" && ${copy}"$d/work/"${quote(name)} && cd "$d/work" &&`,
    `  { TMPDIR="$d/tmp" ${words.join(' ')} <${quote(name)}; echo "exit code $?"; }`,
  ].join('\n');
}

function howItEnded({ exitCode, signal, timedOut, ms }: Outcome): string {
  if (timedOut === true) return `was stopped after ${duration(ms)}; --timeout S gives it more time`;
  if (signal !== null && signal !== undefined) return `was ended by ${signal}`;
  return `exited with code ${exitCode}`;
}

function lastLines({ stdout, stderr }: Outcome): string[] {
  const decoder = new TextDecoder();
  return [stdout, stderr]
    .flatMap((bytes) => decoder.decode(bytes).split('\n').filter(Boolean).slice(-SHOWN_LINES))
    .slice(-SHOWN_LINES)
    .map((line) => printableLines(line).slice(0, 200));
}
