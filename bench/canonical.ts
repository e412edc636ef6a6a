/**
 * How many duplicates the algorithms find: programs that show the same bug should become the same program (SFC, OOPSLA 2025, section 4.2).
 * The programs are generated, and so are their bugs, so that a test takes no process.
 */
import {
  algorithms,
  languages,
  loadLanguage,
  readProgram,
  reduce,
  type Schedule,
  type Stats,
  type Syntax,
  without,
} from '../src/index.ts';
import { type Bug, bugs } from './canonical/bugs.ts';
import { compile } from './canonical/compile.ts';
import { generatePrograms } from './canonical/generate.ts';
import { isName, tokenise } from './canonical/tokens.ts';
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

/** Of each bug. */
const PROGRAMS = 34;
const QUICK_PROGRAMS = 8;

/** Nothing but an endless test takes that long, whatever else the machine has to do. */
const TEST_MS = 300_000;

interface Subject {
  readonly bug: Bug;
  readonly program: string;
}

/** What became of it, and how; it stays as it was where an algorithm has failed. */
interface Result extends Subject {
  readonly stats?: Stats;
}

export async function canonical({ quick, algs = DEFAULT, limit = 300 }: Options): Promise<Report> {
  const unknown = algs.find((alg) => !Object.hasOwn(algorithms, nameOf(alg)));
  if (unknown !== undefined) {
    throw new UsageError(
      `There is no algorithm '${unknown}'. There are: ${Object.keys(algorithms).join(', ')}`,
    );
  }
  const c = languages.find(({ name }) => name === 'c')!;
  const syntax = await loadLanguage(c, process.cwd());
  const subjects = bugs.flatMap((bug, i) =>
    generatePrograms(bug, quick ? QUICK_PROGRAMS : PROGRAMS, 1_000 * i).map((program) => ({ bug, program })),
  );
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
    if (cut > 0) troubles.push(`- ${alg}: ${cut} reductions were cut after ${limit} s.`);
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

/** `alg` may be followed by what is left out of it: `pith without names,columns`. */
const nameOf = (alg: string): string => alg.split(' without ')[0]!;

function scheduleOf(alg: string, syntax: Syntax, program: string): Schedule {
  const read = readProgram(syntax, Buffer.from(program));
  if (!('program' in read)) throw new Error(read.why);
  const schedule = algorithms[nameOf(alg)]!.schedule(read.program);
  return without(alg.split(' without ')[1]?.split(',') ?? [], schedule);
}

async function reduceOne(syntax: Syntax, alg: string, subject: Subject, limit: number): Promise<Result> {
  const { bug, program } = subject;
  const isInteresting = (text: string): boolean => {
    const tree = compile(text);
    // The parser takes longer than the rest, and nearly always agrees, so it is asked last.
    return tree !== undefined && bug.isIn(tree) && syntax.parse(text).errors === 0;
  };
  const { text, stats } = await reduce({
    program,
    test: (bytes) => isInteresting(new TextDecoder().decode(bytes)),
    // With its name alone, the grammar would be read anew for each program, which takes longer than to reduce it.
    alg: scheduleOf(alg, syntax, program),
    lang: 'c',
    jobs: 1,
    timeoutMs: TEST_MS,
    limits: { timeMs: limit * 1_000 },
  });
  if (!isInteresting(text)) throw new Error('The result is not interesting.');
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

/** Without results, what there is to begin with. */
function row(alg: string, subjects: readonly Subject[], results: readonly Result[]): string[] {
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

/** How many programs differ, by bug. */
const distinct = (programs: readonly Subject[], keyOf: (tokens: readonly string[]) => string): number[] =>
  bugs.map((bug) => {
    const own = programs.filter((one) => one.bug === bug);
    return new Set(own.map(({ program }) => keyOf(tokenise(program)!))).size;
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;

const textOf = (tokens: readonly string[]): string => tokens.join(' ');

/** With names that are numbers, in the order in which they appear. */
function renamed(tokens: readonly string[]): readonly string[] {
  const names = [...new Set(tokens.filter(isName))];
  return tokens.map((token) => (isName(token) ? `$${names.indexOf(token)}` : token));
}
