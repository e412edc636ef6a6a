/** A reduction with a caching scheme, measured. The verdicts are recorded, so that only the scheme differs. */
import type { Cache } from '../src/engine/cache/cache.ts';
import { cacheSchemes } from '../src/engine/cache/cache.ts';
import type { Query } from '../src/engine/query.ts';
import { reduce } from '../src/engine/reduce.ts';
import { loadLanguage } from '../src/frontend/load.ts';
import { languages } from '../src/languages/languages.ts';
import { functionOracle } from '../src/oracle/function.ts';
import { algorithms } from '../src/schedules/algorithms.ts';
import { inFile } from '../src/schedules/in-file.ts';
import { readProgram, type TreeProgram } from '../src/tree/tree-program.ts';
import { generateProgram, isInteresting } from './generated-program.ts';
import { keptIn } from './kept.ts';
import { recorded, type RecordedTest, taskOf, TEST_MS, type Verdict } from './recorded.ts';
import type { Subject } from './subjects.ts';

export interface CachedSubject extends RecordedTest {
  readonly name: string;
  readonly program: TreeProgram;
  close(): Promise<void>;
}

/** A run with a scheme. */
export interface CachedRun {
  readonly proposals: number;
  readonly tests: number;
  readonly tokens: number;
  readonly peakBytes: number;
  /** Time spent in the cache, without computing query digests, which the engine needs anyway. */
  readonly ms: number;
  /** The time of the whole reduction, as if each test had been run. */
  readonly wallMs: number;
  /** The processor time of this process, without tests that are processes of their own. */
  readonly cpuMs: number;
  /** The cache, from time to time. */
  readonly history: readonly {
    readonly proposals: number;
    readonly bytes: number;
    readonly entries: number;
  }[];
}

/** Its tests take so little time that they are not recorded. */
export async function generatedSubject(functions: number): Promise<CachedSubject> {
  const program = await read('c', Buffer.from(generateProgram(functions)));
  const time = { asked: 0, run: 0 };
  return {
    name: `generated-${functions}`,
    program,
    test: isInteresting,
    time,
    close: () => Promise.resolve(),
  };
}

export async function realSubject(subject: Subject): Promise<CachedSubject> {
  const task = taskOf(subject);
  const { test, time } = recorded(task, keptIn<Verdict>(undefined));
  const program = await read(subject.language, task.program);
  return { name: subject.name, program, test, time, close: () => task.oracle.close() };
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

/** `most`: the run ends once its proposals add up to this many bytes. */
export async function runWithScheme(
  subject: CachedSubject,
  alg: string,
  scheme: string,
  most = Infinity,
): Promise<CachedRun> {
  const controller = new AbortController();
  const history: CachedRun['history'][number][] = [];
  const { asked, run } = { ...subject.time };
  const [began, cpu] = [performance.now(), process.cpuUsage()];
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
      const { bytes, entries } = measured.cache;
      peakBytes = Math.max(peakBytes, bytes);
      if (proposals % 20 === 0) history.push({ proposals, bytes, entries });
      if (proposed > most) controller.abort('tests');
    },
  });
  const notRun = subject.time.asked - asked - (subject.time.run - run);
  const wallMs = performance.now() - began + notRun;
  const { user, system } = process.cpuUsage(cpu);
  const cpuMs = (user + system) / 1_000;
  return { proposals, tests, tokens, peakBytes, ms: measured.ms, wallMs, cpuMs, history };
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
    get entries() {
      return inner.entries;
    },
    get bytes() {
      return inner.bytes;
    },
  };
  const measured = { cache, ms: 0 };
  return measured;
}
