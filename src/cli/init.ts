/** `pith init [FILE]`: writes a test script. With FILE, it is written only if it finds FILE interesting. */
import { constants, copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Failure, UsageError } from '../core/errors.ts';
import { printable, quote } from '../core/printable.ts';
import { LONGEST_TIMEOUT_MS, type Outcome } from '../core/verdict.ts';
import { findTest, type Surroundings } from '../oracle/find-test.ts';
import { withAbsolutePaths } from '../oracle/shell-command.ts';
import type { Input } from '../store/input.ts';
import { statOf } from '../store/stat.ts';
import { temporaryIn } from '../store/temporary.ts';
import { adviseOnFiles } from '../oracle/missing-files.ts';
import { howItEnded, lastLines } from './not-interesting.ts';
import { say } from './say.ts';
import { findInput } from './standard-streams.ts';
import { type Answers, type Kind, KINDS, testScript } from './test-script.ts';

export interface InitCommand {
  readonly file: string | undefined;
  /** The script to write. */
  readonly script: string;
  readonly kind: string | undefined;
  readonly command: string | undefined;
  readonly other: string | undefined;
  readonly pattern: string | undefined;
  /** Where the script is checked. */
  readonly surroundings: Surroundings;
}

const FORM =
  "pith init [FILE] --kind crash|wrong|disagree --command 'CMD {}' [--other 'CMD {}'] [--pattern RE]";

export async function runInit(command: InitCommand): Promise<void> {
  const { script, file } = command;
  const exists = () => new UsageError(`${printable(script)} exists already. Give another name: -o SCRIPT`);
  if (statOf(script) !== undefined) throw exists();
  if (statOf(dirname(script))?.isDirectory() !== true) {
    throw new UsageError(`There is no folder ${printable(dirname(script))} for ${printable(script)}.`);
  }
  const input = file === undefined ? undefined : await findInput(file, undefined);
  const { command: one, other, ...answers } = await complete(command);
  const text = testScript(
    {
      ...answers,
      command: withAbsolutePaths(one, input),
      other: other === undefined ? undefined : withAbsolutePaths(other, input),
    },
    basename(script),
  );
  const temporary = temporaryIn(dirname(resolve(script)));
  const remove = () => rmSync(temporary, { force: true });
  // Ctrl-C exits without running `finally`.
  const stop = () => process.exit(130);
  process.once('exit', remove);
  process.once('SIGINT', stop);
  try {
    writeFileSync(temporary, text, { flag: 'wx', mode: 0o755 });
    if (input !== undefined) await check(temporary, input, command.surroundings);
    // Unlike a renaming, this never replaces another file.
    copyFileSync(temporary, script, constants.COPYFILE_EXCL);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? exists() : error;
  } finally {
    process.off('exit', remove);
    process.off('SIGINT', stop);
    remove();
  }
  const run = script.includes('/') ? script : `./${script}`;
  say(
    file === undefined
      ? `Wrote ${printable(script)}. Next: pith check ${quote(run)} FILE`
      : `Wrote ${printable(script)}, which finds ${printable(file)} interesting. Next: pith ${quote(run)} ${quote(file)}`,
  );
}

/** Throws a `Failure` if the script does not find the input interesting. */
async function check(script: string, input: Input, surroundings: Surroundings): Promise<void> {
  const original = new Map([[input.name, input.read()]]);
  const test = findTest({ kind: 'script', path: script }, input, { jobs: 1, ...surroundings });
  const oracle = test.oracle({ original, language: 'text', journal: undefined, notify: say });
  let outcome: Outcome;
  try {
    outcome = await oracle.test(original, { wantOutput: true, timeoutMs: LONGEST_TIMEOUT_MS });
  } finally {
    await oracle.close();
  }
  if (outcome.verdict === 'interesting') return;
  if (outcome.verdict === 'broken') throw new Failure(outcome.why ?? 'The script cannot be run.');
  const lines = lastLines(outcome);
  const advice = adviseOnFiles(outcome);
  throw new Failure(
    [
      `The script does not find ${input.title} interesting, so it was not written: it ${howItEnded(outcome)}.`,
      ...(lines.length === 0
        ? []
        : ['The last lines that it printed:', ...lines.map((line) => `  | ${line}`)]),
      ...(advice === undefined ? [] : [advice]),
      'To write it anyway, and correct it by hand, leave out the file: pith init',
    ].join('\n'),
  );
}

/** Asks for what the options do not say. */
async function complete(given: InitCommand): Promise<Answers> {
  if (given.kind !== undefined && !(given.kind in KINDS)) {
    throw new UsageError(`--kind takes ${Object.keys(KINDS).join(', ')}, not '${given.kind}'.`);
  }
  const missing = [
    given.kind === undefined && '--kind',
    given.command === undefined && '--command',
    given.kind === 'disagree' && given.other === undefined && '--other',
    given.kind === 'wrong' && given.pattern === undefined && '--pattern',
  ].filter((option) => option !== false);
  if (missing.length === 0) return given as Answers;
  if (!process.stdin.isTTY) throw new UsageError(`${missing.join(' and ')} is missing: ${FORM}`);
  const terminal = createInterface({ input: process.stdin, terminal: false });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string, isValid: (answer: string) => boolean): Promise<string> => {
    for (;;) {
      process.stderr.write(`${question} `);
      const { value, done } = await lines.next();
      if (done === true) throw new UsageError(`Not all questions were answered. Without questions: ${FORM}`);
      if (isValid(value.trim())) return value.trim();
    }
  };
  const names = Object.keys(KINDS) as Kind[];
  const list = names.map((name, i) => `  ${i + 1}  ${KINDS[name]}\n`).join('');
  const kind = (given.kind ??
    names[
      Number(await ask(`What shows the bug?\n${list}1, 2 or 3?`, (text) => /^[1-3]$/.test(text))) - 1
    ]) as Kind;
  const something = (text: string) => text !== '';
  const command = given.command ?? (await ask('The command, with {} for the file:', something));
  const other =
    kind !== 'disagree' ? undefined : (given.other ?? (await ask('The other command:', something)));
  const pattern = given.pattern ?? (await ask(QUESTIONS[kind], (text) => kind !== 'wrong' || text !== ''));
  terminal.close();
  // Otherwise the process would wait for more input.
  process.stdin.destroy();
  return { kind, command, other, pattern: pattern === '' ? undefined : pattern };
}

const QUESTIONS: Record<Kind, string> = {
  crash: 'A pattern for its message, like: Assertion .* failed (nothing: any failure):',
  wrong: 'A pattern for the wrong result, like: ^42$',
  disagree: 'A pattern for what to compare, like: ^(sat|unsat)$ (nothing: all that they print):',
};
