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
import { table } from './table.ts';

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

interface Outcome extends Subject {
  readonly result: string;
  readonly stats: Stats;
}

export async function canonical({ quick, algs = DEFAULT, limit = 60 }: Options): Promise<string> {
  const unknown = algs.find((alg) => !Object.hasOwn(algorithms, nameOf(alg)));
  if (unknown !== undefined) throw new UsageError(`There is no algorithm '${unknown}'.`);
  const syntax = await loadLanguage(
    languages.find(({ name }) => name === 'c')!,
    process.cwd(),
  );
  const subjects = bugs.flatMap((bug, i) =>
    generatePrograms(bug, quick ? QUICK_PROGRAMS : PROGRAMS, 1_000 * i).map((program) => ({ bug, program })),
  );
  const rows = [row('(before)', subjects, ({ program }) => program, [])];
  const failures: string[] = [];
  for (const alg of algs) {
    const outcomes: Outcome[] = [];
    for (const [i, subject] of subjects.entries()) {
      try {
        outcomes.push(await reduceOne(syntax, alg, subject, limit));
      } catch (error) {
        failures.push(`- ${alg} failed with program ${i} (${subject.bug.name}): ${String(error)}`);
      }
    }
    const cut = outcomes.filter(({ stats }) => !stats.finished).length;
    if (cut > 0) failures.push(`- ${alg} was cut after ${limit} s, ${cut} times.`);
    rows.push(row(alg, outcomes, ({ result }) => result, outcomes));
    process.stderr.write(`${rows.at(-1)!.join('  ')}\n`);
  }
  return [
    table(HEADER, rows),
    '',
    `${subjects.length} generated programs in C with ${bugs.length} bugs, ${subjects.length / bugs.length} programs for each. ` +
      'Distinct: how many programs are left that differ in their tokens,',
    'in all and by bug; eliminated: how many fewer than before; but for names: how many differ in more than names. Tokens of a result',
    'and tests are means.',
    ...(failures.length === 0 ? [] : ['', ...failures]),
  ].join('\n');
}

/** `alg` may be followed by what is left out of it: `pith without names,columns`. */
const nameOf = (alg: string): string => alg.split(' without ')[0]!;

function scheduleOf(alg: string, syntax: Syntax, program: string): Schedule {
  const read = readProgram(syntax, Buffer.from(program));
  if (!('program' in read)) throw new Error(read.why);
  const schedule = algorithms[nameOf(alg)]!.schedule(read.program);
  return without(alg.split(' without ')[1]?.split(',') ?? [], schedule);
}

async function reduceOne(syntax: Syntax, alg: string, subject: Subject, limit: number): Promise<Outcome> {
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
  return { ...subject, result: text, stats };
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

function row<S extends Subject>(
  alg: string,
  subjects: readonly S[],
  programOf: (subject: S) => string,
  outcomes: readonly Outcome[],
): string[] {
  const tokens = subjects.map((subject) => tokenise(programOf(subject))!);
  const distinct = new Set(tokens.map(textOf)).size;
  const distinctBefore = new Set(subjects.map(({ program }) => textOf(tokenise(program)!))).size;
  const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
  const seconds = outcomes.reduce((sum, { stats }) => sum + stats.wallMs / 1_000, 0);
  return [
    alg,
    String(distinct),
    outcomes.length === 0 ? '' : String(distinctBefore - distinct),
    ...bugs.map((bug) => String(new Set(tokens.filter((_, i) => subjects[i]!.bug === bug).map(textOf)).size)),
    String(new Set(tokens.map((list) => textOf(renamed(list)))).size),
    mean(tokens.map(({ length }) => length)).toFixed(1),
    outcomes.length === 0 ? '' : mean(outcomes.map(({ stats }) => stats.queries)).toFixed(0),
    outcomes.length === 0 ? '' : `${seconds.toFixed(0)} s`,
  ];
}

const textOf = (tokens: readonly string[]): string => tokens.join(' ');

/** With names that are numbers, in the order in which they appear. */
function renamed(tokens: readonly string[]): readonly string[] {
  const names = [...new Set(tokens.filter(isName))];
  return tokens.map((token) => (isName(token) ? `$${names.indexOf(token)}` : token));
}
