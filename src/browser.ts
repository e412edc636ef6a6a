/** Pith without Node, as in browsers: reduces programs in memory with a function as the test. */
import { choose, UsageError } from './core/errors.ts';
import type { Listener, StopReason } from './core/events.ts';
import { cacheSchemes, defaultCacheScheme } from './engine/cache/cache.ts';
import { reduce as reduceFiles, type ReduceOptions } from './engine/reduce.ts';
import type { Language } from './languages/language.ts';
import { languages } from './languages/languages.ts';
import { functionOracle, type TestFunction } from './oracle/function.ts';
import { plainLexer } from './parse/lexer.ts';
import { defaultAlgorithm } from './schedules/algorithms.ts';
import { type AlgorithmChoice, checkAlgorithm, scheduleForFile } from './schedules/for-file.ts';
import { inFile } from './schedules/in-file.ts';
import { type GrammarFiles, treeSitterSyntax } from './tree/make-syntax.ts';
import type { Syntax } from './tree/syntax.ts';
import { version } from './version.ts';

export interface Options extends Omit<AlgorithmChoice, 'syntax'> {
  readonly program: Uint8Array | string;
  readonly test: TestFunction;
  /** The language of the program (`loadSyntax`); without it, the program is reduced by lines, tokens and characters. */
  readonly syntax?: Syntax;
  /** Whether the result must still parse; default: with `pith`, if the program does. */
  readonly keepSyntax?: boolean;
  /** Tests at a time; default: 1. */
  readonly jobs?: number;
  /** The name of a cache scheme; default: `flat`. */
  readonly cache?: string;
  readonly timeoutMs?: number;
  readonly repeat?: ReduceOptions['repeat'];
  readonly limits?: ReduceOptions['limits'];
  readonly onEvent?: Listener;
  /** Stops the reduction, with the best result so far. */
  readonly signal?: AbortSignal;
}

export interface Reduced {
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly stopped: StopReason | null;
}

/** Reduces a program. Rejects if the test throws, or if the program is not interesting to begin with. */
export async function reduce(options: Options): Promise<Reduced> {
  const { program, test, syntax, keepSyntax, jobs = 1, cache = defaultCacheScheme, ...others } = options;
  const keep = keepSyntax === undefined ? undefined : keepSyntax ? 'keep' : 'any';
  const choice: AlgorithmChoice = { ...others, syntax: keep };
  checkAlgorithm(choice);
  const scheme = choose('cache scheme', cacheSchemes, cache, 'caches');
  if (!(jobs >= 1)) throw new UsageError(`jobs must be at least 1, not ${jobs}.`);
  const original = typeof program === 'string' ? new TextEncoder().encode(program) : program;
  const lexer = syntax?.lexer ?? plainLexer;
  const { algorithm = defaultAlgorithm } = options;
  const schedule = scheduleForFile(choice, {
    title: 'the program',
    language: 'the given language',
    syntax,
    toSee: 'pith tree FILE',
  });
  const { files, stopped } = await reduceFiles({
    original: new Map([[NAME, original]]),
    oracle: functionOracle(test, jobs),
    schedule: inFile(NAME, schedule),
    cache: scheme.create(lexer.cuts),
    repeat: options.repeat,
    timeoutMs: options.timeoutMs,
    verify: true,
    limits: options.limits ?? {},
    lexerFor: () => lexer,
    onEvent: options.onEvent,
    signal: options.signal,
    about: {
      ...{ run: globalThis.crypto.randomUUID(), command: [], pith: version, cache },
      ...{ alg: typeof algorithm === 'string' ? algorithm : 'custom', lang: syntax ? 'given' : 'text' },
    },
  });
  const bytes = files.get(NAME)!;
  return { bytes, text: new TextDecoder().decode(bytes), stopped };
}

const NAME = 'input';

export interface SyntaxFiles {
  /** The contents of `pith/grammars/NAME.json`. */
  readonly grammar: Pick<GrammarFiles, 'grammar' | 'symbols'>;
  /** The contents of `pith/grammars/NAME.wasm`. */
  readonly wasm: Uint8Array;
  /** The URL of `web-tree-sitter/web-tree-sitter.wasm`. */
  readonly runtime: string;
}

/** Loads one of Pith's languages, by its name, from files that the page has fetched. */
export function loadSyntax(name: string, { grammar, wasm, runtime }: SyntaxFiles): Promise<Syntax> {
  const language: Language = choose('language', byName, name, 'langs');
  return treeSitterSyntax({ ...grammar, wasm }, language, { runtime });
}

const byName = Object.fromEntries(languages.map((language) => [language.name, language]));

export type { Event, TimedEvent } from './core/events.ts';
export { NotInteresting } from './engine/reduce.ts';
export { algorithms } from './schedules/algorithms.ts';
export { version };
