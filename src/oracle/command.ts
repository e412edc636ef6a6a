/**
 * A test without a script: a command line with `{}` for the candidate, and expectations about its exit and its output.
 * All of them must hold. What the user does not say is learned from the original.
 */
import { constants } from 'node:os';
import type { Ended } from '../core/runner.ts';
import type { Condition, Lesson } from './conditions.ts';
import { adviseOnFiles } from './missing-files.ts';
import { signatureOf } from './signature.ts';

/** Exit codes (a signal counts as 128 plus its number, as in a shell), or a class of exits. */
export type Exit = number | readonly number[] | 'nonzero' | 'signal' | 'any' | 'timeout';

export interface Expectations {
  /** Default: the exit of the original. */
  readonly exit?: Exit | undefined;
  readonly stdout: readonly RegExp[];
  readonly stderr: readonly RegExp[];
  /** Each must match standard output or standard error. */
  readonly grep: readonly RegExp[];
  /** None may match either. */
  readonly notGrep: readonly RegExp[];
  /** For `exit: 'timeout'`: how long the command must at least run. */
  readonly hangMs?: number | undefined;
}

/** How much of the output is matched; only the end if there is more. */
const MATCHED_BYTES = 4 * 1024 * 1024;

/** How long a command must run to count as hanging, unless the user says otherwise. */
export const HANG_MS = 5_000;

/** `argv` is the command and its arguments, all paths absolute; `{}` in any of them stands for the candidate's path. */
export function commandCondition(argv: readonly string[], expect: Expectations): Condition {
  const [program = '', ...args] = argv;
  return {
    name: 'the command',
    commands: [
      {
        argv: (file) => [program, ...args.map((arg) => arg.replaceAll('{}', () => file))],
        captureBytes: MATCHED_BYTES,
      },
    ],
    ...(expect.exit === 'timeout' && { timeoutMs: expect.hangMs ?? HANG_MS }),
    ...(expect.exit === undefined && { learn: ([end]) => lessonOf(end!, expect) }),
    decide([end], learned) {
      const { exit, signature } = learned === '' ? {} : (JSON.parse(learned) as Learned);
      return (
        exits(end!, expect.exit ?? exit!) &&
        outputFits(end!, expect) &&
        (signature === undefined || signatureOf(end!) === signature)
      );
    },
  };
}

/** What is learned from the original. */
interface Learned {
  readonly exit: number;
  readonly signature?: string | undefined;
}

function lessonOf(end: Ended, expect: Expectations): Lesson | string {
  if (end.timedOut) {
    return 'The command timed out on the original. If the bug is that it hangs: --exit timeout --timeout S';
  }
  const exit = shellCode(end);
  const isTold = [...expect.stdout, ...expect.stderr, ...expect.grep].length > 0;
  if (isTold) return { learned: JSON.stringify({ exit }) };
  const signature = signatureOf(end);
  const learned = JSON.stringify({ exit, signature } satisfies Learned);
  if (signature !== undefined) {
    return {
      learned,
      notice: `Looking for ${howItEnded(end)}, and for: ${signature}\nTo look for something else: --exit, --grep RE, --stdout RE, --stderr RE`,
    };
  }
  if (end.signal !== null) return { learned, notice: `Looking for ${howItEnded(end)}.` };
  const line = firstLine(end);
  const advice = line === undefined ? "--grep 'TEXT'" : `--grep '${escaped(line)}'`;
  const why = `Looking only for ${howItEnded(end)}: the result may do that for another reason than the original.`;
  return {
    learned,
    warning: `${why} ${adviseOnFiles(end) ?? `Say what the output must contain, for example: ${advice}`}`,
  };
}

const howItEnded = (end: Ended): string =>
  end.signal === null ? `exit code ${end.exitCode}` : `an end by ${end.signal}`;

const SHOWN_CHARACTERS = 60;

/** The first line of the output that says something about an error, or the first at all. */
function firstLine({ stderr, stdout }: Ended): string | undefined {
  const lines = [stderr, stdout]
    .flatMap((bytes) => decoder.decode(bytes).split(/\r?\n/))
    .map((line) => line.trim());
  const line = lines.find((text) => /error|warning|fail/i.test(text)) ?? lines.find(Boolean);
  // Without the position, which changes.
  return line?.replace(/^\S*?(?::\d+)+:?\s*/, '').slice(0, SHOWN_CHARACTERS);
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll("'", '.');

const decoder = new TextDecoder();

function outputFits(end: Ended, { stdout, stderr, grep, notGrep }: Expectations): boolean {
  const out = decoder.decode(end.stdout);
  const err = decoder.decode(end.stderr);
  return (
    stdout.every((regex) => regex.test(out)) &&
    stderr.every((regex) => regex.test(err)) &&
    grep.every((regex) => regex.test(out) || regex.test(err)) &&
    !notGrep.some((regex) => regex.test(out) || regex.test(err))
  );
}

function exits(end: Ended, exit: Exit): boolean {
  if (exit === 'timeout' || end.timedOut) return exit === 'timeout' && end.timedOut;
  switch (exit) {
    case 'any':
      return true;
    case 'nonzero':
      return end.exitCode !== 0;
    case 'signal':
      return end.signal !== null;
    default:
      return [exit].flat().includes(shellCode(end));
  }
}

export function shellCode({ exitCode, signal }: Ended): number {
  return exitCode ?? 128 + (constants.signals[signal as NodeJS.Signals] ?? 0);
}
