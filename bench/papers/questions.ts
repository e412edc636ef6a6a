/** What the suites on the questions of papers have in common: their subjects and limits, and how they reduce. */
import { digestOf } from '../../src/core/digest.ts';
import { functionOracle } from '../../src/oracle/function.ts';
import { buggyPrograms, syntaxOfC, testFor } from '../canonical/buggy-program.ts';
import { keptIn } from '../kept.ts';
import type { Options } from '../options.ts';
import { isReduced, reduceAll, type Row } from '../outcomes.ts';
import type { Reduced } from '../reduction.ts';
import { reduceRecorded, type Task, taskOf, type Variant, type Verdict } from '../recorded.ts';
import { findSubjects, ownSubjects, type Subject } from '../subjects.ts';

/** Small, and with fast tests. */
const QUICK_SUBJECTS = ['smt-z3-smtfd-crash'];
/** Without a limit on their size, ddmin would take days. */
const LARGEST = 6_000;
/** Programs with each bug of an imaginary compiler, for significance. */
const GENERATED = 6;
const QUICK_GENERATED = 2;

/** Cuts a reduction off after so many tests: unlike seconds, they do not depend on the machine and its load. */
const TESTS = 20_000;
const QUICK_TESTS = 5_000;

export const testsFor = ({ quick }: Pick<Options, 'quick'>): number => (quick ? QUICK_TESTS : TESTS);

/** Those named on the command line, or the small ones. */
export function smallSubjects(
  { quick, corpus, only }: Options,
  quickly: readonly string[],
): Promise<Subject[]> {
  const small = ownSubjects().filter(({ tokens }) => tokens <= LARGEST);
  return findSubjects(corpus, only ?? (quick ? quickly : small.map(({ name }) => name)));
}

export async function tasksOf(options: Options): Promise<Task[]> {
  const { quick, only } = options;
  const subjects = await smallSubjects(options, QUICK_SUBJECTS);
  const generated = only === undefined ? await generatedTasks(quick ? QUICK_GENERATED : GENERATED) : [];
  return [...generated, ...subjects.map((subject) => taskOf(subject))];
}

async function generatedTasks(count: number): Promise<Task[]> {
  const syntax = await syntaxOfC();
  return buggyPrograms(count).map(({ bug, program: text }, i) => {
    const program = Buffer.from(text);
    const name = `${bug.name}-${(i % count) + 1}`;
    const place = { input: `${name}.c`, test: '', tool: 'an imaginary compiler', install: '' };
    const subject = { name, language: 'c', ...place, kind: 'imaginary', tokens: syntax.lexer.count(program) };
    return { subject, program, oracle: functionOracle(testFor(bug, syntax)) };
  });
}

/** Reduces each program by each variant, and closes the oracles. */
export async function reduceByVariants(
  { quick, keep }: Options,
  tasks: readonly Task[],
  variants: Readonly<Record<string, Variant>>,
): Promise<Row[]> {
  const tests = testsFor({ quick });
  const [kept, verdicts] = [keptIn<Reduced>(keep), keptIn<Verdict>(keep)];
  const subjects = tasks.map(({ subject }) => subject);
  const rows = await reduceAll(subjects, Object.keys(variants), async (name, subject, signal) => {
    const task = tasks[subjects.indexOf(subject)]!;
    const key = `${subject.name}, ${name}, ${tests} tests, ${digestOf(task.program)}`;
    const outcome =
      kept.get(key) ?? (await reduceRecorded(variants[name]!, task, { verdicts, tests, signal }));
    if (isReduced(outcome) && kept.get(key) === undefined && !signal.aborted) kept.keep(key, outcome);
    return outcome;
  });
  await Promise.all(tasks.map(({ oracle }) => oracle.close()));
  return rows;
}

/** The outcomes as data; the results in base64. */
export const figuresOf = (rows: readonly Row[]): unknown =>
  rows.map(({ subject, outcomes }) => ({
    subject: subject.name,
    ...Object.fromEntries(
      [...outcomes].map(([name, outcome]) => {
        if (!isReduced(outcome)) return [name, outcome];
        const { after, queries, wallMs, finished } = outcome.stats;
        return [name, { ...after, tests: queries, ms: Math.round(wallMs), finished, result: outcome.result }];
      }),
    ),
  }));

/** The algorithms by their names, without parameters. */
export const plainly = (algs: readonly string[]): Record<string, Variant> =>
  Object.fromEntries(algs.map((alg) => [alg, { alg }]));

export const CONDITIONS = [
  'Subjects with a number are generated programs with a bug of an imaginary compiler, whose test needs no process (as in the suite',
  '`canonical`); the others are those of `bench/subjects`. One test at a time. Each program is tested once, whichever algorithm proposes it;',
  'the time of that test counts for each of them. So seconds are those of Pith and of the recorded tests.',
].join('\n');
