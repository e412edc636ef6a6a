/** `npm run bench -- validity`: how often a reduced miscompilation executes undefined behaviour, with which checks. */
import { readFileSync } from 'node:fs';
import { reduce } from '../../src/index.ts';
import { keptIn } from '../kept.ts';
import { type Options, UsageError } from '../options.ts';
import { dataOf, failures, interruption, isReduced, reduceAll, type Row } from '../outcomes.ts';
import type { Outcome, Reduced } from '../reduction.ts';
import type { Part, Report, Table } from '../report.ts';
import { isAboutTypes, judge, type Judgement, proofs } from './judge.ts';
import { commandsOf, type Miscompilation, MISCOMPILATIONS, QUICK, subjectOf } from './subjects.ts';

/** The checks that results must pass. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  warnings: ['gcc', 'clang'],
  'and sanitizers': ['gcc', 'clang', 'sanitizers', 'msan'],
  'and Frama-C': ['gcc', 'clang', 'sanitizers', 'msan', 'frama-c'],
};
const NAMES = Object.keys(VARIANTS);

interface Judged extends Reduced {
  readonly judgements: readonly Judgement[];
}

/** Enough to come close to the end, and the same on a busy machine. */
const TESTS = 600;

export async function validity({ quick, only, algs, keep }: Options): Promise<Report> {
  const chosen = only ?? (quick ? QUICK : MISCOMPILATIONS.map(({ name }) => name));
  const subjects = chosen.map(findSubject);
  const alg = algs?.[0] ?? 'pith';
  const kept = keptIn<Outcome>(keep);
  const rows = await reduceAll(subjects.map(subjectOf), NAMES, async (variant, { name }, signal) => {
    const key = `${alg} ${name} ${variant}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const outcome = await reduceAndJudge(findSubject(name), VARIANTS[variant]!, alg, signal);
    if (!signal.aborted) kept.keep(key, outcome);
    return outcome;
  });
  const notes = [...interruption(rows, subjects, NAMES), ...failures(rows)];
  return { parts: [summary(rows), ...bySubject(rows), times(rows), ...notes], data: dataOf(rows) };
}

function findSubject(name: string): Miscompilation {
  const subject = MISCOMPILATIONS.find((one) => one.name === name);
  if (subject !== undefined) return subject;
  const all = MISCOMPILATIONS.map((one) => one.name).join(', ');
  throw new UsageError(`There is no subject '${name}'. There are: ${all}`);
}

async function reduceAndJudge(
  subject: Miscompilation,
  valid: readonly string[],
  alg: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const program = readFileSync(subjectOf(subject).input);
  try {
    const test = { differ: commandsOf(subject) };
    const limits = { tests: TESTS };
    const { bytes, stats } = await reduce({ program, name: 'input.c', test, valid, alg, limits, signal });
    const judgements = signal.aborted ? [] : await judge(bytes, program);
    return { stats, result: Buffer.from(bytes).toString('base64'), judgements } as Judged;
  } catch (error) {
    return { failed: (error as Error).message };
  }
}

const judged = (outcome: Outcome | undefined): Judged | undefined =>
  isReduced(outcome) ? (outcome as Judged) : undefined;

function summary(rows: readonly Row[]): Table {
  const lines = NAMES.map((variant) => {
    const outcomes = rows.map(({ outcomes: all }) => judged(all.get(variant))).filter((one) => !!one);
    const undefinedOnes = outcomes.filter((outcome) => proofs(outcome.judgements).length > 0).length;
    return [
      variant,
      `${undefinedOnes} of ${outcomes.length}`,
      String(median(outcomes.map(({ stats }) => stats.after.tokens))),
      String(outcomes.reduce((sum, { stats }) => sum + stats.queries, 0)),
      (outcomes.reduce((sum, { stats }) => sum + stats.wallMs, 0) / 60_000).toFixed(1),
    ];
  });
  return { header: ['checks', 'undefined behaviour', 'median tokens', 'tests', 'minutes'], rows: lines };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

function bySubject(rows: readonly Row[]): Part[] {
  const lines = rows.map(({ subject, outcomes }) => [
    subject.name,
    subject.kind,
    String(judged(outcomes.values().next().value)?.stats.before.tokens ?? ''),
    ...NAMES.map((variant) => cell(outcomes.get(variant))),
  ]);
  const commands = MISCOMPILATIONS.filter(({ name }) => rows.some(({ subject }) => subject.name === name));
  return [
    { header: ['subject', 'kind', 'tokens', ...NAMES], rows: lines },
    `Tokens of the result / tests / seconds, and which checks find undefined behaviour in the result; \`types\`: Frama-C objects only to its types, like a long that is printed by %lx. \`>\`: cut off after ${TESTS} tests.`,
    commands.map(({ name, wrong }) => `- ${name}: \`${wrong}\``).join('\n'),
  ];
}

/** How long each check takes. */
function times(rows: readonly Row[]): Table {
  const all = rows.flatMap(({ outcomes }) =>
    [...outcomes.values()].flatMap((one) => judged(one)?.judgements ?? []),
  );
  const names = [...new Set(all.map(({ check }) => check))];
  const lines = names.map((name) => {
    const ms = all.filter(({ check }) => check === name).map((one) => one.ms);
    return [name, (median(ms) / 1000).toFixed(2)];
  });
  return { header: ['check', 'median seconds for a result'], rows: lines };
}

function cell(outcome: Outcome | undefined): string {
  const done = judged(outcome);
  if (done === undefined) return outcome === undefined ? '' : 'failed';
  const { after, queries, wallMs, finished } = done.stats;
  const objecting = [
    ...proofs(done.judgements),
    ...(done.judgements.some(isAboutTypes) ? ['types'] : []),
  ].join(', ');
  return `${after.tokens} / ${finished ? '' : '>'}${queries} / ${Math.round(wallMs / 1000)}${objecting && ` ${objecting}`}`;
}
