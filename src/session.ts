/**
 * One reduction from beginning to end: the command line, the library, and whoever else starts one, do it here. What was asked for is
 * checked first; then the file is taken, so that nobody else reduces it; then it is reduced; and then it is let go.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { digestOfFiles } from './core/digest.ts';
import { choose, Failure, UsageError } from './core/errors.ts';
import type { Event, Listener } from './core/events.ts';
import type { Journal } from './core/journal.ts';
import { type Files, sameFiles } from './core/program.ts';
import { quote } from './core/printable.ts';
import type { Schedule } from './core/reduction.ts';
import type { Oracle } from './core/verdict.ts';
import { cacheSchemes, defaultCacheScheme } from './engine/cache/cache.ts';
import { NotInteresting, reduce, type ReduceOptions, type Result } from './engine/reduce.ts';
import {
  checkLanguage,
  type ChosenLanguage,
  chooseLanguage,
  type LanguageOptions,
} from './frontend/choose.ts';
import type { Test } from './oracle/find-test.ts';
import { formatterFor, runFormatter } from './oracle/formatter.ts';
import { plainLexer } from './parse/lexer.ts';
import { gatherStats, type Stats } from './report/stats.ts';
import { type Algorithm, algorithms, defaultAlgorithm, NeedsTree } from './schedules/algorithms.ts';
import { formatting } from './schedules/formatting.ts';
import { inFile } from './schedules/in-file.ts';
import { keepingSyntax } from './schedules/keep-syntax.ts';
import { passes } from './schedules/passes.ts';
import { readFirst } from './schedules/read-first.ts';
import { without } from './schedules/running.ts';
import { auxiliaries, type VulcanParameters } from './schedules/vulcan.ts';
import type { Destination } from './store/destination.ts';
import { isFinished, rememberFinished } from './store/finished.ts';
import type { Input } from './store/input.ts';
import type { Identity } from './store/journal.ts';
import { Locked } from './store/lock.ts';
import { keepOriginal, resultFiles } from './store/result-file.ts';
import { openStateFolder, type StateFolder } from './store/state-folder.ts';
import { statOf } from './store/stat.ts';
import type { TreeProgram } from './tree/tree-program.ts';
import { version } from './version.ts';

export interface Choices {
  /** The name of an algorithm, or one of one's own; default: `pith`. */
  readonly algorithm?: string | Schedule | undefined;
  /** Of algorithms with auxiliary reducers. */
  readonly auxiliaries?: VulcanParameters | undefined;
  /** Passes that are left out. */
  readonly without?: readonly string[] | undefined;
  /** Whether the result must still parse; by default, with `pith`, if the input does. */
  readonly syntax?: 'keep' | 'any' | undefined;
  readonly language?: LanguageOptions | undefined;
  /** The name of a cache scheme. */
  readonly cache?: string | undefined;
}

export interface SessionOptions extends Choices {
  readonly input: Input;
  readonly test: Test;
  /** Where the best result so far is always written; nowhere without it. */
  readonly destination?: Destination | undefined;
  /** A formatter for the result, or `auto`. */
  readonly format?: string | undefined;
  /** How much memory the tree of a large file may take. */
  readonly memoryBytes?: number | undefined;
  /** For each test; default: ten times the first run, within bounds. */
  readonly timeoutMs?: number | undefined;
  /** How often a test must say "interesting" to be believed. */
  readonly repeat?: number | undefined;
  /** Test the original at the start; default: yes. */
  readonly verify?: boolean | undefined;
  readonly limits?: ReduceOptions['limits'] | undefined;
  /** Keep the verdicts beside the input while it is being reduced, and go on where an earlier run was stopped. */
  readonly resume?: boolean | undefined;
  /** Keep the verdicts also when the reduction has come to its end. */
  readonly keepJournal?: boolean | undefined;
  readonly listeners?: readonly Listener[] | undefined;
  /** Aborted with a `StopReason` to stop, with the best result so far. */
  readonly signal?: AbortSignal | undefined;
  /** What was typed, for whoever reads the events. */
  readonly command?: readonly string[] | undefined;
}

export interface Session {
  /** To be called once. */
  run(): Promise<Outcome>;
  /** Whoever started it has all that it wanted of the outcome: the journal is of no more use, unless the run was stopped. */
  finish(): void;
  /** Stops what is running and lets go of the file. Says why verdicts could not be kept for another run, if that is so. */
  close(): Promise<string | undefined>;
}

export interface Outcome extends Pick<Result, 'files' | 'history' | 'began' | 'flaky' | 'stopped'> {
  /** The one file. */
  readonly bytes: Uint8Array;
  readonly stats: Stats;
  /** Whether the result holds no token. */
  readonly isEmpty: boolean;
  /** Where the original is kept, if the result is in its place. */
  readonly original: string | undefined;
  /** Whether the same session, started again, goes on where this one was stopped. */
  readonly canBeContinued: boolean;
}

/** How much memory a node takes while its file is being read, at the most. */
const BYTES_PER_NODE = 1_100;
const MEMORY_BYTES = 2 * 1024 ** 3;

/** Throws a `UsageError` that says what to choose instead. */
export function checkChoices(choices: Choices): void {
  const { algorithm = defaultAlgorithm, language = {}, cache = defaultCacheScheme } = choices;
  if (typeof algorithm === 'string') {
    const chosen = choose('algorithm', algorithms, algorithm, 'algs');
    checkAuxiliaries(choices.auxiliaries ?? {}, algorithm, chosen);
    checkPasses(choices, algorithm, chosen);
  }
  choose('cache scheme', cacheSchemes, cache, 'caches');
  checkLanguage(language);
}

function checkAuxiliaries(
  { aux, window, limit }: VulcanParameters,
  name: string,
  { hasAuxiliaries }: Algorithm,
): void {
  const given = Object.entries({ aux, window, 'aux-limit': limit }).find(([, value]) => value !== undefined);
  if (given !== undefined && hasAuxiliaries !== true) {
    const names = Object.keys(algorithms).filter((other) => algorithms[other]!.hasAuxiliaries);
    throw new UsageError(`--${given[0]} does not go with ${name}. It goes with: ${names.join(', ')}`);
  }
  const unknown = aux?.find((other) => !Object.hasOwn(auxiliaries, other));
  if (unknown !== undefined) {
    throw new UsageError(
      `There is no auxiliary reducer '${unknown}'. There are: ${Object.keys(auxiliaries).join(', ')}`,
    );
  }
}

/** Only passes that the algorithm has can be left out. */
function checkPasses({ without = [], auxiliaries }: Choices, name: string, algorithm: Algorithm): void {
  const used = algorithm.passes(auxiliaries);
  for (const pass of without) {
    choose('pass', passes, pass, 'passes');
    if (!used.includes(pass)) {
      throw new UsageError(`${name} does not use the pass ${pass}. It uses: ${used.join(', ')}`);
    }
  }
}

/** Takes the file. Throws a `UsageError` or a `Failure` if it cannot be reduced in this way. */
export async function openSession(options: SessionOptions): Promise<Session> {
  checkChoices(options);
  const { input, test, destination, language: given = {} } = options;
  const { cache = defaultCacheScheme, resume = true } = options;
  // What was asked for about the language is checked before the journal of an earlier run is touched.
  const isAsked = given.lang !== undefined || given.grammar !== undefined;
  const choice = (bytes: Uint8Array) => chooseLanguage(given, input.file ?? input.name, bytes);
  const asked = isAsked ? await choice(input.read()) : undefined;
  const identity = identityOf(options);
  const state = takeFile(options, resume, identity);
  let oracle: Oracle | undefined;
  /** If anything goes wrong, the verdicts so far are worth keeping. */
  let keepJournal = true;
  let cameToItsEnd = () => {};

  async function run(): Promise<Outcome> {
    const gatherer = gatherStats();
    const listeners = [gatherer.see, ...(options.listeners ?? [])];
    const tell: Listener = (event) => listeners.forEach((listener) => listener(event));
    const notify = (level: 'info' | 'warning', text: string) =>
      tell({ type: 'notice', level, text, at: gatherer.stats.wallMs });

    const original = state.original.get(input.name)!;
    // What is reduced is not what is on disk now, if an earlier run is continued.
    const language = asked ?? (await choice(original));
    const lexer = language.syntax?.lexer ?? plainLexer;
    const reducing = without(options.without ?? [], scheduleFor(options, language));
    const notices = language.notice === undefined ? [] : [language.notice];
    for (const text of [...notices, ...state.notices]) notify('warning', text);
    const formatter = options.format && formatterFor(options.format, language.name, input.name);
    if (formatter && 'note' in formatter) notify('info', formatter.note);
    const schedule =
      formatter && 'command' in formatter
        ? formatting(reducing, (bytes, signal) =>
            runFormatter(formatter.command, bytes, input.name, { signal }),
          )
        : reducing;
    oracle = test.oracle(state);

    const path = destination?.kind === 'file' ? destination.path : undefined;
    const isInPlace = path !== undefined && path === input.path;
    const onDisk = isInPlace ? state.content : contentOf(path, input.name);
    /** This reduction, once it has come from `start` to `result`. In place, the result is what the next run starts from. */
    const finishedRun = (start: Files, result: Files) => {
      const described = `${identity.options}, ${language.name} ${input.name}`;
      return {
        identity: { ...identity, options: described, input: digestOfFiles(isInPlace ? result : start) },
        result,
      };
    };
    // What a grammar of one's own says may have changed; and where there is a journal, it knows more.
    const mayBeFinished =
      resume &&
      test.digest !== undefined &&
      given.grammar === undefined &&
      (state.journal?.recalled ?? 0) === 0;
    const finished =
      mayBeFinished && onDisk !== undefined && isFinished(finishedRun(state.original, onDisk))
        ? onDisk
        : undefined;
    const writer =
      path === undefined
        ? undefined
        : resultFiles(new Map([[input.name, { path, onDisk: onDisk?.get(input.name), like: input.stats }]]));
    let originalIsAt: string | undefined;
    const save = async (files: Files) => {
      const isOther = !sameFiles(files, state.original);
      if (isInPlace && isOther) originalIsAt ??= await keepOriginal(path, original, input.stats);
      await writer?.save(files);
    };

    const result = await reduce({
      original: state.original,
      oracle,
      schedule: inFile(input.name, schedule),
      cache: cacheSchemes[cache]!.create(lexer.cuts),
      journal: state.journal,
      save,
      finished,
      onDisk: path === undefined ? undefined : standing(path, onDisk, state.original),
      repeat: options.repeat ?? 1,
      timeoutMs: options.timeoutMs,
      verify: options.verify ?? true,
      limits: options.limits ?? {},
      lexerFor: () => lexer,
      onEvent: tell,
      signal: options.signal,
      about: {
        ...{ run: randomUUID(), command: options.command ?? [], pith: version },
        ...{ alg: nameOf(options.algorithm), lang: language.name, cache },
      },
    }).catch((error: unknown) => {
      // Then there is nothing that could be continued.
      if (error instanceof NotInteresting || error instanceof UsageError) keepJournal = false;
      throw error;
    });
    const { began, stopped, flaky } = result;
    // Also if nothing was found in the end: somebody may have changed the file since it was written.
    if (began && finished === undefined) await save(result.files);
    cameToItsEnd = () => {
      if (!began) return;
      keepJournal = options.keepJournal === true || stopped !== null;
      const isNew = stopped === null && finished === undefined && !flaky;
      if (isNew && path !== undefined && test.digest !== undefined) {
        rememberFinished(finishedRun(state.original, result.files));
      }
    };
    const bytes = result.files.get(input.name)!;
    return {
      ...result,
      bytes,
      stats: gatherer.stats,
      isEmpty: lexer.count(bytes) === 0,
      original: originalIsAt,
      canBeContinued: isKept(state.journal) && stopped !== null && stopped !== 'size',
    };
  }

  return {
    run,
    finish: () => cameToItsEnd(),
    async close() {
      try {
        await oracle?.close();
      } finally {
        state.close(keepJournal);
      }
      return keepJournal ? state.journal?.trouble : undefined;
    },
  };
}

const nameOf = (algorithm: string | Schedule = defaultAlgorithm): string =>
  typeof algorithm === 'string' ? algorithm : algorithm.name || 'custom';

const isKept = (journal: Journal | undefined): boolean =>
  journal !== undefined && journal.trouble === undefined && journal.size > 0;

/** What the verdicts, and the end, of a reduction depend on, besides its input. */
function identityOf(options: SessionOptions): Omit<Identity, 'input'> {
  const { without: left = [], language = {}, syntax, timeoutMs, repeat = 1, format, test } = options;
  const { lang, grammar, start } = language;
  const name = nameOf(options.algorithm);
  const own = grammar === undefined ? '' : `, grammar ${grammar} ${start ?? ''}`;
  const passes = left.length === 0 ? name : `${name} without ${left.join(',')}`;
  const parameters =
    algorithms[name]?.hasAuxiliaries === true ? `, ${JSON.stringify(options.auxiliaries ?? {})}` : '';
  const described = `alg ${passes}${parameters}, lang ${lang ?? 'auto'}${own}, syntax ${syntax ?? 'auto'}, timeout ${timeoutMs ?? 'auto'}, repeat ${repeat}`;
  return {
    version,
    test: test.digest ?? '',
    options: `${described}, format ${format ?? 'none'}, memory ${options.memoryBytes ?? MEMORY_BYTES}`,
  };
}

/** Nothing is kept beside what is not a file, nor of a test that could not be told from another. */
function takeFile(
  { input, test }: SessionOptions,
  resume: boolean,
  identity: Omit<Identity, 'input'>,
): StateFolder {
  const { path: file, title, name } = input;
  const read = () => new Map([[name, input.read()]]);
  if (file === undefined || test.digest === undefined) {
    const original = read();
    return { original, content: original, journal: undefined, notices: [], close: () => undefined };
  }
  try {
    return openStateFolder({ file, read, identity, resume });
  } catch (error) {
    if (!(error instanceof Locked)) throw error;
    throw new Failure(
      `${title} is being reduced already, by process ${error.pid}. Wait for it, or stop it: kill ${error.pid}`,
    );
  }
}

/** What the file for the result holds before there is one. */
function contentOf(path: string | undefined, name: string): Files | undefined {
  if (path === undefined || statOf(path) === undefined) return undefined;
  try {
    return new Map([[name, readFileSync(path)]]);
  } catch (error) {
    throw new Failure(`${path} is there, but cannot be read: ${(error as Error).message}`);
  }
}

/** What stands where the result goes, if it is not what is reduced. */
const standing = (path: string, files: Files | undefined, original: Files) =>
  files === undefined || sameFiles(files, original) ? undefined : { name: asTyped(path), files };

/** A path as the user would write it. */
export function asTyped(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
}

function scheduleFor(options: SessionOptions, language: ChosenLanguage): Schedule {
  const { input, algorithm = defaultAlgorithm, syntax: asked, memoryBytes = MEMORY_BYTES } = options;
  const { title } = input;
  const { name, syntax, notice } = language;
  if (syntax === undefined && asked === 'keep') {
    throw new UsageError(
      `--syntax keep needs to know the language of ${title}. Say it with --lang or --grammar; to see all: pith langs`,
    );
  }
  // Algorithms from papers are as published.
  const keep = asked ?? (algorithm === defaultAlgorithm ? 'if it parses' : 'any');
  const keeping = (schedule: Schedule) =>
    syntax === undefined || keep === 'any' ? schedule : keepingSyntax(syntax, schedule, keep);
  // It reads the file itself.
  if (typeof algorithm !== 'string') return keeping(algorithm);
  const schedule = (tree: TreeProgram | undefined, why: string) => {
    try {
      return algorithms[algorithm]!.schedule(tree, options.auxiliaries);
    } catch (error) {
      if (!(error instanceof NeedsTree)) throw error;
      throw new UsageError(
        `${algorithm} needs a tree of ${title}. ${why}\nSay which language it is (--lang, --grammar; to see all: pith langs), or choose another algorithm, like --alg pith.`,
      );
    }
  };
  if (syntax === undefined) return schedule(undefined, notice ?? `The language of ${title} is not known.`);
  const toSee = `To see more: ${howToSee(options)}`;
  const asList = (why: string) => `${title} is reduced as a list, because as ${name} ${why}. ${toSee}`;
  const tooLarge = `${title} is first reduced as a list, because its tree would take too much memory; --memory SIZE allows more`;
  return readFirst({ syntax, mostNodes: memoryBytes / BYTES_PER_NODE, tooLarge, asList }, (read) => {
    if (typeof read !== 'string') return keeping(schedule(read, ''));
    const reducing = schedule(undefined, `As ${name}, ${read}. ${toSee}`);
    return keep === 'keep' ? keeping(reducing) : reducing;
  });
}

function howToSee({ language = {}, input }: SessionOptions): string {
  const options = Object.entries(language).flatMap(([option, value]) =>
    value === undefined ? [] : [`--${option}`, value],
  );
  return ['pith', 'tree', ...options, input.file ?? '-'].map(quote).join(' ');
}

export type { Event };
