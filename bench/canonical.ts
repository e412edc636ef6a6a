/**
 * How many duplicates the algorithms eliminate: programs that trigger the same bug should reduce to the same program
 * (SFC, OOPSLA 2025, section 4.2). The programs and their bugs are generated, so that a test needs no process.
 */
import {
  algorithms,
  readProgram,
  reduce,
  type Schedule,
  type Stats,
  type Syntax,
  without,
} from '../src/index.ts';
import { bugs } from './canonical/bugs.ts';
import { type BuggyProgram, buggyPrograms, syntaxOfC, testFor } from './canonical/buggy-program.ts';
import { renamed, textOf, tokenise } from './canonical/tokens.ts';
import { type Options, UsageError } from './options.ts';
import type { Report } from './report.ts';

const DEFAULT = [
  'perses-fixpoint',
  'vulcan',
  'sfc-perses',
  'sfc-vulcan',
  'perses+trec',
  'vulcan+trec',
  'sfc-vulcan+trec',
  'pith',
];

/** Programs per bug. */
const PROGRAMS = 34;
const QUICK_PROGRAMS = 8;

/** Only an endless test takes that long, however busy the machine. */
const TEST_MS = 300_000;

/** The result and its statistics; the original program if the algorithm failed. */
interface Result extends BuggyProgram {
  readonly stats?: Stats;
}

export async function canonical({ quick, algs = DEFAULT, limit = 300 }: Options): Promise<Report> {
  const unknown = algs.find((alg) => !Object.hasOwn(algorithms, nameOf(alg)));
  if (unknown !== undefined) {
    throw new UsageError(
      `There is no algorithm '${unknown}'. There are: ${Object.keys(algorithms).join(', ')}`,
    );
  }
  const syntax = await syntaxOfC();
  const subjects = buggyPrograms(quick ? QUICK_PROGRAMS : PROGRAMS);
  const rows = [row('(before)', subjects, [])];
  const troubles: string[] = [];
  for (const alg of algs) {
    const results: Result[] = [];
    for (const [i, subject] of subjects.entries()) {
      try {
        results.push(await reduceOne(syntax, alg, subject, limit));
      } catch (error) {
        results.push(subject);
        troubles.push(`- ${alg} failed with program ${i} (${subject.bug.name}): ${String(error)}`);
      }
    }
    const cut = results.filter(({ stats }) => stats?.finished === false).length;
    if (cut > 0) troubles.push(`- ${alg}: ${cut} reductions were cut off after ${limit} s.`);
    rows.push(row(alg, subjects, results));
    process.stderr.write(`${rows.at(-1)!.join('  ')}\n`);
  }
  const explanation = [
    `${subjects.length} generated programs in C with ${bugs.length} bugs, ${subjects.length / bugs.length} programs for each. ` +
      'Distinct: programs with the same bug that differ in their tokens;',
    'eliminated: how many fewer there are than before. Then the distinct programs of each bug, and how many differ in more than their',
    'names. Tokens of the results and tests are means.',
  ].join('\n');
  const failed = troubles.length === 0 ? [] : [troubles.join('\n')];
  return { parts: [{ header: HEADER, rows }, explanation, ...failed] };
}

/** `alg` may leave out passes: `pith without names,columns`. */
const nameOf = (alg: string): string => alg.split(' without ')[0]!;

function scheduleOf(alg: string, syntax: Syntax, program: string): Schedule {
  const read = readProgram(syntax, Buffer.from(program));
  if (!('program' in read)) throw new Error(read.why);
  const schedule = algorithms[nameOf(alg)]!.schedule(read.program);
  return without(alg.split(' without ')[1]?.split(',') ?? [], schedule);
}

async function reduceOne(syntax: Syntax, alg: string, subject: BuggyProgram, limit: number): Promise<Result> {
  const { bug, program } = subject;
  const test = testFor(bug, syntax);
  const { bytes, text, stats } = await reduce({
    program,
    test,
    // Given just the language's name, Pith would load its grammar for each program, which takes longer than reducing.
    alg: scheduleOf(alg, syntax, program),
    lang: 'c',
    jobs: 1,
    timeoutMs: TEST_MS,
    limits: { timeMs: limit * 1_000 },
  });
  if (!test(bytes)) throw new Error('The result is not interesting.');
  return { bug, program: text, stats };
}

const HEADER = [
  'algorithm',
  'distinct',
  'eliminated',
  ...bugs.map(({ name }) => name),
  'but for names',
  'tokens',
  'tests',
  'time',
];

/** Without results: the original programs. */
function row(alg: string, subjects: readonly BuggyProgram[], results: readonly Result[]): string[] {
  const isBefore = results.length === 0;
  const programs = isBefore ? subjects : results;
  const left = distinct(programs, textOf);
  const stats = results.flatMap(({ stats }) => stats ?? []);
  return [
    alg,
    String(sum(left)),
    isBefore ? '' : String(sum(distinct(subjects, textOf)) - sum(left)),
    ...left.map(String),
    String(sum(distinct(programs, (tokens) => textOf(renamed(tokens))))),
    mean(programs.map(({ program }) => tokenise(program)!.length)).toFixed(1),
    isBefore ? '' : mean(stats.map(({ queries }) => queries)).toFixed(0),
    isBefore ? '' : `${(sum(stats.map(({ wallMs }) => wallMs)) / 1_000).toFixed(0)} s`,
  ];
}

/** The number of distinct programs, by bug. */
const distinct = (
  programs: readonly BuggyProgram[],
  keyOf: (tokens: readonly string[]) => string,
): number[] =>
  bugs.map((bug) => {
    const own = programs.filter((one) => one.bug === bug);
    return new Set(own.map(({ program }) => keyOf(tokenise(program)!))).size;
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;
