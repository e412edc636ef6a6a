/** Pith as a library: `reduce()`, the algorithms, the passes they are made of, and the types. */
import type { Listener } from './core/events.ts';
import { cacheSchemes, defaultCacheScheme } from './engine/cache/cache.ts';
import type { Schedule } from './engine/engine.ts';
import { reduce as reduceWith } from './engine/reduce.ts';
import { loadLanguage } from './frontend/load.ts';
import { languages } from './languages/languages.ts';
import { functionOracle, type TestFunction } from './oracle/function.ts';
import { gatherStats, type Stats } from './report/stats.ts';
import { algorithms, defaultAlgorithm } from './schedules/algorithms.ts';
import { keepingSyntax } from './schedules/keep-syntax.ts';
import type { VulcanParameters } from './schedules/vulcan.ts';
import { plainLexer } from './parse/lexer.ts';
import { readProgram, type TreeProgram } from './tree/tree-program.ts';
import type { Syntax } from './tree/syntax.ts';
import { version } from './version.ts';

export interface Options {
  /** What is to be reduced. */
  readonly program: Uint8Array | string;
  /** Says whether a program is interesting. */
  readonly test: TestFunction;
  /** The name of an algorithm, or one of your own; default: `pith`. */
  readonly alg?: string | Schedule;
  /** What can be set of an algorithm with auxiliary reducers, like `vulcan`. */
  readonly auxiliaries?: VulcanParameters;
  /** The name of the program's language; default: `text`, which means none. */
  readonly lang?: string;
  /** Whether the result must still parse; default: `keep` with `pith` if the program does, otherwise `any`. */
  readonly syntax?: 'keep' | 'any';
  /** Tests at a time; default: 1. */
  readonly jobs?: number;
  /** The name of a cache scheme; default: `flat`. */
  readonly cache?: string;
  /** For each test, in milliseconds; default: ten times the first run, at least 1 s, at most 300 s. */
  readonly timeoutMs?: number;
  /** How often a test must say "interesting" to be believed; default: 1. */
  readonly repeat?: number;
  readonly limits?: { readonly timeMs?: number; readonly tests?: number; readonly tokens?: number };
  readonly onEvent?: Listener;
  /** Stops the reduction, with the best result so far. */
  readonly signal?: AbortSignal;
}

export interface Reduced {
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly stats: Stats;
}

/** Reduces a program. Rejects if the test cannot be run, or if the program is not interesting to begin with. */
export async function reduce(options: Options): Promise<Reduced> {
  const { program, test, alg = defaultAlgorithm, cache = defaultCacheScheme } = options;
  const { lang = 'text' } = options;
  const scheme = entry('cache scheme', cacheSchemes, cache);
  const jobs = options.jobs ?? 1;
  if (!(jobs >= 1)) throw new RangeError(`jobs must be at least 1, not ${jobs}.`);
  const original = typeof program === 'string' ? new TextEncoder().encode(program) : program;
  const syntax = lang === 'text' ? undefined : await syntaxOf(lang);
  const lexer = syntax?.lexer ?? plainLexer;
  const reducing =
    typeof alg === 'string'
      ? entry('algorithm', algorithms, alg).schedule(treeOf(syntax, original), options.auxiliaries)
      : alg;
  const keep = options.syntax ?? (alg === defaultAlgorithm ? 'if it parses' : 'any');
  if (syntax === undefined && keep === 'keep') throw new RangeError('syntax: "keep" needs a lang.');
  const schedule = syntax === undefined || keep === 'any' ? reducing : keepingSyntax(syntax, reducing, keep);
  const gatherer = gatherStats();
  const stop = new AbortController();
  const abort = () => stop.abort('aborted');
  if (options.signal?.aborted === true) abort();
  options.signal?.addEventListener('abort', abort);
  try {
    const { bytes } = await reduceWith({
      original,
      oracle: functionOracle(test, jobs),
      schedule,
      cache: scheme.create(lexer.cuts),
      repeat: options.repeat ?? 1,
      timeoutMs: options.timeoutMs,
      verify: true,
      limits: options.limits ?? {},
      lexer,
      onEvent: (event) => {
        gatherer.see(event);
        options.onEvent?.(event);
      },
      signal: stop.signal,
      about: {
        ...{ run: globalThis.crypto.randomUUID(), command: [], file: 'input', pith: version },
        ...{ alg: typeof alg === 'string' ? alg : 'custom', lang, cache },
      },
    });
    return { bytes, text: new TextDecoder().decode(bytes), stats: gatherer.stats };
  } finally {
    options.signal?.removeEventListener('abort', abort);
  }
}

function syntaxOf(lang: string): Promise<Syntax> {
  const table = Object.fromEntries(languages.map((language) => [language.name, language]));
  return loadLanguage(entry('language', table, lang), process.cwd());
}

/** The program as a tree; nothing if it does not parse, or if no language is named. */
function treeOf(syntax: Syntax | undefined, original: Uint8Array): TreeProgram | undefined {
  const read = syntax && readProgram(syntax, original);
  return read !== undefined && 'program' in read ? read.program : undefined;
}

function entry<T>(what: string, table: Readonly<Record<string, T>>, name: string): T {
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (found === undefined) throw new RangeError(`There is no ${what} ${JSON.stringify(name)}.`);
  return found;
}

export type { Event, Listener, StopReason, TimedEvent } from './core/events.ts';
export type { Pass, Proposal } from './core/pass.ts';
export type { Program, Size } from './core/program.ts';
export type { Oracle, Outcome, Verdict } from './core/verdict.ts';
export { type Reduction, type Schedule, TestUnusable } from './engine/engine.ts';
export { NotInteresting } from './engine/reduce.ts';
export type { TestFunction } from './oracle/function.ts';
export { ddmin } from './passes/ddmin.ts';
export { delta } from './passes/delta.ts';
export { columns } from './passes/columns.ts';
export { constants } from './passes/constants.ts';
export { copies } from './passes/copies.ts';
export { ends } from './passes/ends.ts';
export { halving } from './passes/halving.ts';
export { hdd } from './passes/hdd.ts';
export { hoist } from './passes/hoist.ts';
export { type Cut, type ListReducer, overList } from './passes/over-list.ts';
export { merge } from './passes/merge.ts';
export { names } from './passes/names.ts';
export { createPerses, perses } from './passes/perses.ts';
export { plain } from './passes/plain.ts';
export { reshape } from './passes/reshape.ts';
export { tidy } from './passes/tidy.ts';
export { identifierElimination } from './passes/sfc/identifier-elimination.ts';
export { canonicalStructures, smallerStructures } from './passes/sfc/structures.ts';
export { identifierReplacement } from './passes/vulcan/identifier-replacement.ts';
export { localEnumeration } from './passes/vulcan/local-enumeration.ts';
export { subtreeReplacement } from './passes/vulcan/subtree-replacement.ts';
export { literals, trec } from './passes/trec.ts';
export { windows } from './passes/windows.ts';
export { topformflat } from './passes/topformflat.ts';
export type { Stats } from './report/stats.ts';
export { algorithms, NeedsTree } from './schedules/algorithms.ts';
export { fixpoint } from './schedules/fixpoint.ts';
export type { Reducer } from './schedules/reducer.ts';
export type { VulcanParameters } from './schedules/vulcan.ts';
export { without } from './schedules/without.ts';
export type { Language } from './languages/language.ts';
export { languages } from './languages/languages.ts';
export { loadLanguage } from './frontend/load.ts';
export { comments } from './passes/comments.ts';
export { readAgain, readProgram, type TreeProgram } from './tree/tree-program.ts';
export type { Node } from './tree/node.ts';
export type { Syntax } from './tree/syntax.ts';
export { characters, lines, type ListProgram, type Split, tokens } from './tree/list-program.ts';
export { version };
