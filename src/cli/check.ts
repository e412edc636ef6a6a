/** `pith check TEST FILE`: runs a test as a reduction would, and shows everything about it. */
import { Failure } from '../core/errors.ts';
import { printable, printableLines, quote } from '../core/printable.ts';
import type { Files } from '../core/program.ts';
import type { LeftBehind } from '../core/runner.ts';
import type { Oracle, Outcome } from '../core/verdict.ts';
import { LONGEST_TIMEOUT_MS } from '../core/verdict.ts';
import { defaultTimeout } from '../engine/reduce.ts';
import { enoughRuns } from '../engine/repeat.ts';
import { chooseLanguage, type LanguageOptions } from '../frontend/choose.ts';
import type { Run, Tested } from '../oracle/conditions.ts';
import { findTest, type Surroundings, type TestRunOptions } from '../oracle/find-test.ts';
import { howItEnded } from '../oracle/kept-verdicts.ts';
import { duration } from '../report/format.ts';
import type { Interesting } from './interesting.ts';
import { adviseOnFiles } from '../oracle/missing-files.ts';
import { lastLines } from './not-interesting.ts';
import { say, warn } from './say.ts';
import { findInput } from './standard-streams.ts';

export interface CheckCommand extends Interesting, LanguageOptions {
  readonly timeoutMs: number | undefined;
  readonly surroundings: Surroundings;
}

const RUNS = 5;

/** Not the usual depth, and not a usual name. */
const ELSEWHERE = "another folder/with it's own name";

/** Returns whether the file is interesting. */
export async function runCheck(command: CheckCommand): Promise<boolean> {
  const { test, also, golden, valid, surroundings, timeoutMs } = command;
  command.notes.forEach(say);
  const input = await findInput(command.file, command.lang);
  const bytes = input.read();
  const original: Files = new Map([[input.name, bytes]]);
  const { name: language } = await chooseLanguage(command, command.file, bytes);
  const learned = new Map<string, string>();
  const journal = {
    note: (name: string, value: string) => void learned.set(name, value),
    noted: (name: string) => learned.get(name),
  };
  const notify = (level: 'info' | 'warning', text: string) => (level === 'info' ? say : warn)(text);

  /** Runs a test with an oracle of its own. */
  async function withOracle<T>(
    options: Partial<TestRunOptions>,
    work: (ask: (files: Files) => Promise<Outcome>) => Promise<T>,
  ): Promise<T> {
    const common = { jobs: 1, also, golden, valid, ...surroundings };
    const found = findTest(test, input, { ...common, ...options });
    const oracle: Oracle = found.oracle({ original, language, journal, notify });
    try {
      return await work(async (files) => {
        const limit = timeoutMs ?? LONGEST_TIMEOUT_MS;
        const outcome = await oracle.test(files, { wantOutput: true, timeoutMs: limit });
        if (outcome.verdict === 'broken') throw new Failure(outcome.why ?? 'The test cannot be run.');
        return outcome;
      });
    } finally {
      await oracle.close();
    }
  }

  let tested: Tested | undefined;
  const outcomes = await withOracle({ inspect: true, onTested: (each) => (tested ??= each) }, async (ask) => {
    const all = [await ask(original)];
    const names = [input.name, ...(surroundings.with ?? []).map((path) => path.replace(/\/+$/, ''))];
    for (const run of tested!.runs) print(describeRun(run, names));
    print(`Verdict: ${verdictOf(all[0]!)}\n`);
    while (all.length < RUNS) all.push(await ask(original));
    return all;
  });
  const first = outcomes[0]!;
  const isInteresting = first.verdict === 'interesting';
  print(describeRuns(outcomes));
  if (isInteresting) {
    const elsewhere = await withOracle({ within: ELSEWHERE }, (ask) => ask(original));
    print(
      `In another folder, with spaces and a quote in its path: ${elsewhere.verdict === 'interesting' ? 'interesting' : `not interesting, so the test depends on where it runs. ${lastLine(elsewhere)}`}`,
    );
    const empty = await withOracle({}, (ask) => ask(new Map([[input.name, new Uint8Array()]])));
    print(
      `On an empty file: ${empty.verdict === 'interesting' ? 'interesting, so the test accepts too much: everything will be removed' : 'not interesting'}`,
    );
    const longest = Math.max(...outcomes.map(({ ms }) => ms));
    print(`Time-out, unless --timeout says otherwise: ${duration(defaultTimeout(longest))}`);
  } else {
    const advice = adviseOnFiles(first);
    if (advice !== undefined) print(`\n${advice}`);
  }
  return isInteresting;
}

const print = (text: string): void => void process.stdout.write(`${printableLines(text)}\n`);

const verdictOf = ({ verdict, rejectedBy = '' }: Outcome): string =>
  verdict === 'interesting' ? verdict : `not interesting: ${printable(rejectedBy)} does not hold`;

const time = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : duration(ms));

const lastLine = (outcome: Outcome): string => lastLines(outcome).at(-1) ?? '';

function describeRun(run: Run, names: readonly string[]): string {
  const words = run.command.argv('{}').map((word) => (word === '{}' ? word : quote(word)));
  return [
    `Command: ${words.join(' ')}`,
    ...describeStream('Standard output', run.end.stdout),
    ...describeStream('Standard error', run.end.stderr),
    `End: ${howItEnded(run)}, after ${time(run.end.ms)}`,
    ...(run.end.leftBehind === undefined ? [] : describeLeftBehind(run.end.leftBehind, names)),
    '',
  ].join('\n');
}

const SHOWN_LINES = 40;

function describeStream(name: string, bytes: Uint8Array): string[] {
  const lines = new TextDecoder().decode(bytes).split('\n');
  if (lines.at(-1) === '') lines.pop();
  if (lines.length === 0) return [`${name}: nothing`];
  const left = lines.length - SHOWN_LINES;
  const some = left > 0 ? `${name}, the last ${SHOWN_LINES} of ${lines.length} lines:` : `${name}:`;
  return [some, ...lines.slice(-SHOWN_LINES).map((line) => `  | ${line}`)];
}

function describeLeftBehind({ folder, tmpdir, processes }: LeftBehind, names: readonly string[]): string[] {
  const bases = names.map((name) => name.slice(name.lastIndexOf('/') + 1));
  const isNew = (path: string) => !bases.some((name) => path === name || path.startsWith(`${name}/`));
  const list = (items: readonly string[]) => {
    const shown = items.slice(0, 10).map(printable).join(', ');
    return items.length === 0 ? 'nothing' : items.length > 10 ? `${shown}, ... (${items.length})` : shown;
  };
  return [
    `Left in its folder: ${list(folder.filter(isNew))}`,
    `Left in TMPDIR: ${list(tmpdir)}`,
    `Processes still running: ${processes.length === 0 ? 'none' : list(processes)}`,
  ];
}

function describeRuns(outcomes: readonly Outcome[]): string {
  const times = outcomes.map(({ ms }) => ms);
  const found = outcomes.filter(({ verdict }) => verdict === 'interesting').length;
  const took = `${time(Math.min(...times))} to ${time(Math.max(...times))}`;
  const runs = `${RUNS} runs: ${found} interesting, ${took}`;
  if (found === RUNS || found === 0) return runs;
  return `${runs}\nThe test is flaky. One interesting run can be enough: --repeat any:${enoughRuns(found / RUNS).of}`;
}
