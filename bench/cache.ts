/**
 * Savings and costs of the caching schemes: tests, memory, time (Tables 5.1 to 5.4 of the study). The verdicts of a
 * subject's real test are recorded; then every scheme gets the same proposals and verdicts, so that only the scheme
 * differs.
 */
import { cacheSchemes } from '../src/engine/cache/cache.ts';
import { type Line, plot } from '../src/report/plot.ts';
import { algorithms } from '../src/schedules/algorithms.ts';
import {
  type CachedRun,
  type CachedSubject,
  generatedSubject,
  realSubject,
  runWithScheme,
} from './cached-run.ts';
import { type Options, UsageError } from './options.ts';
import type { Picture, Report, Table } from './report.ts';
import { findSubjects } from './subjects.ts';

const ALGORITHMS = ['hdd-delete', 'perses', 'pith'];
const SCHEMES = Object.keys(cacheSchemes);
const SUBJECTS = ['c-gcc-constprop', 'c-gcc-five-warnings', 'smt-z3-smtfd-crash', 'json-lock-cycle'];
/** The numbers of functions of generated programs; the larger two have more than 80,000 tokens. */
const GENERATED = [100, 900, 1000];
const QUICK_GENERATED = [100];

/** A run ends once its proposals add up to this many bytes: on a large program, HDD would take days. */
const MOST_BYTES = 300e6;
const QUICK_BYTES = 50e6;

export interface Row {
  readonly alg: string;
  readonly subject: CachedSubject;
  readonly outcomes: ReadonlyMap<string, CachedRun>;
}

export async function cache({ quick, corpus, only, algs = ALGORITHMS }: Options): Promise<Report> {
  const unknown = algs.find((alg) => !Object.hasOwn(algorithms, alg));
  if (unknown !== undefined) throw new UsageError(`There is no algorithm '${unknown}'.`);
  const most = quick ? QUICK_BYTES : MOST_BYTES;
  const rows: Row[] = [];
  for await (const subject of subjectsFor(quick, corpus, only)) {
    for (const alg of algs) {
      const outcomes = new Map<string, CachedRun>();
      for (const scheme of SCHEMES) outcomes.set(scheme, await runWithScheme(subject, alg, scheme, most));
      rows.push({ alg, subject, outcomes });
      const { proposals, tests } = outcomes.get('sha')!;
      process.stderr.write(`${subject.name}  ${alg}  ${proposals} proposals, ${tests} tests\n`);
    }
    await subject.close();
  }
  const parts = [
    testsTable(rows),
    `Each run ended once its proposals added up to ${most / 1e6} MB, if not before.`,
    ...bySchemes('Peak memory of a scheme, in KB', rows, ({ peakBytes }) => (peakBytes / 1024).toFixed(1)),
    ...bySchemes('The time spent in the cache, in ms', rows, ({ ms }) => ms.toFixed(0)),
    ...bySchemes('Tests that were run', rows, ({ tests }) => String(tests)),
    memoryPlot(rows),
  ];
  return { parts };
}

async function* subjectsFor(
  quick: boolean,
  corpus: string | undefined,
  only: readonly string[] | undefined,
): AsyncGenerator<CachedSubject> {
  for (const functions of quick ? QUICK_GENERATED : GENERATED) {
    const subject = `generated-${functions}`;
    if (only === undefined || only.includes(subject)) yield await generatedSubject(functions);
  }
  const real = only?.filter((name) => !name.startsWith('generated-')) ?? (quick ? [] : SUBJECTS);
  for (const subject of await findSubjects(corpus, real)) yield await realSubject(subject);
}

function testsTable(rows: readonly Row[]): Table {
  const lines = rows.map(({ alg, subject, outcomes }) => {
    const [none, sha] = [outcomes.get('none')!, outcomes.get('sha')!];
    const saved = (100 * (1 - sha.tests / none.tests)).toFixed(1);
    const before = subject.program.size.tokens;
    return [subject.name, alg, before, sha.tokens, none.tests, sha.tests, `${saved} %`].map(String);
  });
  return {
    header: ['subject', 'algorithm', 'tokens', 'result', 'tests without a cache', 'with', 'saved'],
    rows: lines,
  };
}

export function bySchemes(
  title: string,
  rows: readonly Row[],
  cell: (run: CachedRun) => string,
): [string, Table] {
  const lines = rows.map(({ alg, subject, outcomes }) => [
    subject.name,
    alg,
    ...SCHEMES.map((scheme) => {
      const run = outcomes.get(scheme);
      return run === undefined ? '' : cell(run);
    }),
  ]);
  return [`${title}:`, { header: ['subject', 'algorithm', ...SCHEMES], rows: lines }];
}

/** The memory over time, of the first algorithm with the largest subject. */
function memoryPlot(rows: readonly Row[]): Picture {
  const { alg, subject, outcomes } = rows.toSorted(
    (a, b) => b.subject.program.root.tokens - a.subject.program.root.tokens,
  )[0]!;
  const lines: readonly Line[] = SCHEMES.filter((scheme) => scheme !== 'none').map((scheme) => ({
    name: scheme,
    points: outcomes.get(scheme)!.history.map(({ proposals, bytes }) => [proposals, bytes]),
  }));
  const title = `${subject.name}, ${alg}: memory of the cache (bytes) by number of proposals`;
  return { name: 'memory', svg: plot({ title, lines }) };
}
