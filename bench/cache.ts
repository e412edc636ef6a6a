/**
 * Savings and costs of the caching schemes: tests, memory, time (Tables 5.1 to 5.4 of the study). The verdicts of a
 * subject's real test are recorded; then every scheme gets the same proposals and verdicts, so that only the scheme
 * differs.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Cache } from '../src/engine/cache/cache.ts';
import { cacheSchemes } from '../src/engine/cache/cache.ts';
import type { Query } from '../src/engine/query.ts';
import { digestOf } from '../src/core/digest.ts';
import { inFile } from '../src/schedules/in-file.ts';
import { reduce } from '../src/engine/reduce.ts';
import { loadLanguage } from '../src/frontend/load.ts';
import { languages } from '../src/languages/languages.ts';
import { functionOracle, type TestFunction } from '../src/oracle/function.ts';
import { scriptOracle } from '../src/oracle/script.ts';
import { algorithms } from '../src/schedules/algorithms.ts';
import { readProgram, type TreeProgram } from '../src/tree/tree-program.ts';
import { generateProgram, isInteresting } from './generated-program.ts';
import { type Options, UsageError } from './options.ts';
import { type Line, plot } from '../src/report/plot.ts';
import { findSubjects } from './subjects.ts';
import type { Picture, Report, Table } from './report.ts';

const ALGORITHMS = ['hdd-delete', 'perses', 'pith'];
const SCHEMES = Object.keys(cacheSchemes);
const SUBJECTS = ['c-gcc-constprop', 'c-gcc-five-warnings', 'smt-z3-smtfd-crash', 'json-lock-cycle'];
/** The numbers of functions of generated programs; the larger two have more than 80,000 tokens. */
const GENERATED = [100, 900, 1000];
const QUICK_GENERATED = [100];

/** A run ends once its proposals add up to this many bytes: on a large program, HDD would take days. */
const MOST_BYTES = 300e6;
const QUICK_BYTES = 50e6;

/** Generous: only an endless test should time out. */
const TEST_MS = 60_000;

interface Subject {
  readonly name: string;
  readonly program: TreeProgram;
  readonly test: TestFunction;
  close(): Promise<void>;
}

/** The result of a scheme. */
interface Outcome {
  readonly proposals: number;
  readonly tests: number;
  readonly tokens: number;
  readonly peakBytes: number;
  /** Time spent in the cache, without computing query digests, which the engine needs anyway. */
  readonly ms: number;
  /** Pairs of a number of proposals and the memory after them. */
  readonly memory: readonly (readonly [proposals: number, bytes: number])[];
}

interface Row {
  readonly alg: string;
  readonly subject: Subject;
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

export async function cache({ quick, corpus, only, algs = ALGORITHMS }: Options): Promise<Report> {
  const unknown = algs.find((alg) => !Object.hasOwn(algorithms, alg));
  if (unknown !== undefined) throw new UsageError(`There is no algorithm '${unknown}'.`);
  const most = quick ? QUICK_BYTES : MOST_BYTES;
  const rows: Row[] = [];
  for await (const subject of subjectsFor(quick, corpus, only)) {
    for (const alg of algs) {
      const outcomes = new Map<string, Outcome>();
      for (const scheme of SCHEMES) outcomes.set(scheme, await withScheme(subject, alg, scheme, most));
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
): AsyncGenerator<Subject> {
  for (const functions of quick ? QUICK_GENERATED : GENERATED) {
    const name = `generated-${functions}`;
    if (only !== undefined && !only.includes(name)) continue;
    const bytes = Buffer.from(generateProgram(functions));
    const program = await read('c', bytes);
    yield { name, program, test: isInteresting, close: () => Promise.resolve() };
  }
  const real = only?.filter((name) => !name.startsWith('generated-')) ?? (quick ? [] : SUBJECTS);
  for (const { name, language, input, test } of await findSubjects(corpus, real)) {
    const oracle = scriptOracle({ test, main: basename(input) });
    const verdicts = new Map<string, boolean>();
    yield {
      name,
      program: await read(language, readFileSync(input)),
      async test(bytes) {
        const digest = digestOf(bytes);
        const known = verdicts.get(digest);
        if (known !== undefined) return known;
        const outcome = await oracle.test(new Map([[basename(input), bytes]]), { timeoutMs: TEST_MS });
        if (outcome.verdict === 'broken') throw new Error(outcome.why ?? 'The test could not be run.');
        verdicts.set(digest, outcome.verdict === 'interesting');
        return outcome.verdict === 'interesting';
      },
      close: () => oracle.close(),
    };
  }
}

async function read(language: string, bytes: Uint8Array): Promise<TreeProgram> {
  const syntax = await loadLanguage(
    languages.find(({ name }) => name === language)!,
    process.cwd(),
  );
  const program = readProgram(syntax, bytes);
  if (!('program' in program)) throw new Error(program.why);
  return program.program;
}

const FILE = 'input';

async function withScheme(subject: Subject, alg: string, scheme: string, most: number): Promise<Outcome> {
  const controller = new AbortController();
  const memory: (readonly [number, number])[] = [];
  let proposals = 0;
  let proposed = 0;
  let tests = 0;
  let peakBytes = 0;
  let tokens = 0;
  const measured = measure(
    cacheSchemes[scheme]!.create(subject.program.syntax.lexer.cuts),
    ({ bytes }) => (proposed += bytes.length),
  );
  await reduce({
    original: new Map([[FILE, subject.program.print()]]),
    oracle: functionOracle(subject.test),
    schedule: inFile(FILE, algorithms[alg]!.schedule(subject.program)),
    cache: measured.cache,
    repeat: 1,
    timeoutMs: TEST_MS,
    verify: true,
    limits: {},
    lexerFor: () => subject.program.syntax.lexer,
    about: { run: '', command: [], pith: 'bench', alg, lang: subject.name, cache: scheme },
    signal: controller.signal,
    onEvent(event) {
      if (event.type === 'end') tokens = event.size.tokens;
      if (event.type !== 'verdict') return;
      proposals++;
      tests += event.runs;
      const { bytes } = measured.cache;
      peakBytes = Math.max(peakBytes, bytes);
      if (proposals % 20 === 0) memory.push([proposals, bytes]);
      if (proposed > most) controller.abort('tests');
    },
  });
  return { proposals, tests, tokens, peakBytes, ms: measured.ms, memory };
}

/** A cache that measures its own time. */
function measure(inner: Cache, onLookup: (query: Query) => void) {
  const timed = <T>(use: () => T): T => {
    const started = performance.now();
    const result = use();
    measured.ms += performance.now() - started;
    return result;
  };
  const cache: Cache = {
    lookup(query) {
      onLookup(query);
      void query.digest;
      return timed(() => inner.lookup(query));
    },
    store: (query, interesting) => timed(() => inner.store(query, interesting)),
    refresh: (best) => timed(() => inner.refresh(best)),
    get bytes() {
      return inner.bytes;
    },
  };
  const measured = { cache, ms: 0 };
  return measured;
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

function bySchemes(title: string, rows: readonly Row[], cell: (outcome: Outcome) => string): [string, Table] {
  const lines = rows.map(({ alg, subject, outcomes }) => [
    subject.name,
    alg,
    ...SCHEMES.map((scheme) => cell(outcomes.get(scheme)!)),
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
    points: outcomes.get(scheme)!.memory,
  }));
  const title = `${subject.name}, ${alg}: memory of the cache (bytes) by number of proposals`;
  return { name: 'memory', svg: plot({ title, lines }) };
}
