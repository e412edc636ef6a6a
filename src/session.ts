/**
 * One reduction from start to finish, for the command line and the library: checks the options, locks the file so that
 * no other process reduces it, reduces it, and releases the lock.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { digestOfFiles } from './core/digest.ts';
import { choose, Failure, UsageError } from './core/errors.ts';
import type { Listener } from './core/events.ts';
import type { Journal } from './core/journal.ts';
import { type Files, sameFiles } from './core/program.ts';
import { quote } from './core/printable.ts';
import type { Schedule } from './core/reduction.ts';
import type { Oracle, Repeat } from './core/verdict.ts';
import { cacheSchemes, defaultCacheScheme } from './engine/cache/cache.ts';
import { NotInteresting, reduce, type ReduceOptions, type Result } from './engine/reduce.ts';
import { checkLanguage, chooseLanguage, type LanguageOptions } from './frontend/choose.ts';
import { loadOwnPass } from './frontend/own-pass.ts';
import { digestOfCommand, type Test } from './oracle/find-test.ts';
import { explainDrift, signatureOf } from './oracle/signature.ts';
import { formatterFor, installedLayouts, layoutsFor, runFormatter } from './oracle/formatter.ts';
import { passCommand } from './oracle/pass-command.ts';
import { plainLexer } from './parse/lexer.ts';
import { gatherStats, type Stats } from './report/stats.ts';
import { algorithms, defaultAlgorithm } from './schedules/algorithms.ts';
import {
  type AlgorithmChoice,
  checkAlgorithm,
  scheduleForFile,
  TREE_MEMORY_BYTES,
} from './schedules/for-file.ts';
import { formatting, type Layout } from './schedules/formatting.ts';
import { inFile } from './schedules/in-file.ts';
import { nameOfOwn, type OwnPass } from './schedules/own-pass.ts';
import type { Destination } from './store/destination.ts';
import { isFinished, rememberFinished } from './store/finished.ts';
import type { Input } from './store/input.ts';
import type { Identity } from './store/journal.ts';
import { Locked } from './store/lock.ts';
import { keepOriginal, resultFiles } from './store/result-file.ts';
import { openStateFolder, type StateFolder } from './store/state-folder.ts';
import { statOf } from './store/stat.ts';
import { version } from './version.ts';

export interface Choices extends AlgorithmChoice {
  readonly language?: LanguageOptions | undefined;
  /** The name of a cache scheme; default: `flat`. */
  readonly cache?: string | undefined;
}

/** A pass of the user's: the path of a module, a command, or the pass itself. */
export type GivenPass = string | { readonly command: string } | OwnPass;

export interface SessionOptions extends Choices {
  readonly input: Input;
  /** Passes of the user's, for the algorithms that take them. */
  readonly passes?: readonly GivenPass[] | undefined;
  readonly test: Test;
  /** A file always holds the best result so far; a stream gets the result. By default, nothing is written. */
  readonly destination?: Destination | undefined;
  /** A formatter for the result, or `auto`. */
  readonly format?: string | undefined;
  /** For each test; default: ten times the first run, at least 1 s, at most 300 s. */
  readonly timeoutMs?: number | undefined;
  /** How often each candidate is tested; default: once, or as often as a flaky test needs. */
  readonly repeat?: number | Repeat | undefined;
  /** Test the original at the start; default: yes. */
  readonly verify?: boolean | undefined;
  readonly limits?: ReduceOptions['limits'] | undefined;
  /** Resume an earlier run of the same reduction that was stopped; default: yes. */
  readonly resume?: boolean | undefined;
  /** Keep the journal even after the reduction has finished. */
  readonly keepJournal?: boolean | undefined;
  readonly listeners?: readonly Listener[] | undefined;
  /** Stops the reduction, with the best result so far. Its reason may be a `StopReason`. */
  readonly signal?: AbortSignal | undefined;
  /** The command line, for readers of the events. */
  readonly command?: readonly string[] | undefined;
}

export interface Session {
  /** Must be called only once. */
  run(): Promise<Outcome>;
  /** Confirms that the outcome has been used: `close` may then remove the journal, unless the run was stopped. */
  finish(): void;
  /** Stops all running tests and unlocks the file. Returns why the journal could not be written, if so. */
  close(): Promise<string | undefined>;
}

export interface Outcome extends Pick<Result, 'files' | 'history' | 'began' | 'flaky' | 'stopped'> {
  /** The one file. */
  readonly bytes: Uint8Array;
  readonly stats: Stats;
  /** What tells the bug of the original from others, if its output shows it. */
  readonly signature: string | undefined;
  /** The path of the copy of the original, if the result has replaced it. */
  readonly original: string | undefined;
  /** Whether the same session, started again, would resume this one. */
  readonly canBeContinued: boolean;
}

/** Throws a `UsageError` that suggests a valid choice. */
export function checkChoices(choices: Choices): void {
  checkAlgorithm(choices);
  choose('cache scheme', cacheSchemes, choices.cache ?? defaultCacheScheme, 'caches');
  checkLanguage(choices.language ?? {});
}

/** Locks the file. Throws a `UsageError` or a `Failure` if it cannot be reduced with these options. */
export async function openSession(options: SessionOptions): Promise<Session> {
  checkChoices(options);
  const { input, test, destination, language: given = {} } = options;
  const { cache = defaultCacheScheme, resume = true } = options;
  // Check the language options before touching the journal of an earlier run.
  const isAsked = given.lang !== undefined || given.grammar !== undefined;
  const choice = (bytes: Uint8Array) => chooseLanguage(given, input.file ?? input.name, bytes);
  const asked = isAsked ? await choice(input.read()) : undefined;
  const ownPasses = await Promise.all((options.passes ?? []).map(loadPass));
  const identity = identityOf(options, ownPasses);
  const state = takeFile(options, resume, identity);
  let oracle: Oracle | undefined;
  const closing: (() => void)[] = [];
  /** C-Reduce's pretty-printers. */
  const layouts = (lang: string): readonly Layout[] | undefined =>
    options.algorithm !== 'creduce'
      ? undefined
      : layoutsFor(lang, input.name).map(({ name, command }) => ({
          name,
          format: (bytes, signal) => runFormatter(command, bytes, input.name, { signal }),
        }));
  /** By default, an error keeps the verdicts so far. */
  let keepJournal = true;
  let onFinish = () => {};

  async function run(): Promise<Outcome> {
    const gatherer = gatherStats();
    const listeners = [gatherer.see, ...(options.listeners ?? [])];
    const tell: Listener = (event) => listeners.forEach((listener) => listener(event));
    const notify = (level: 'info' | 'warning', text: string) =>
      tell({ type: 'notice', level, text, at: gatherer.stats.wallMs });

    const original = state.original.get(input.name)!;
    // `original` differs from the file on disk if an earlier run is resumed.
    const language = asked ?? (await choice(original));
    const { name, syntax, notice } = language;
    const file = { title: input.title, language: name, syntax, notice, toSee: howToSee(options) };
    const opened = ownPasses.map((pass) => pass.open(name));
    closing.push(...opened.map(({ close }) => close));
    const own = opened.length === 0 ? undefined : opened.map((pass) => pass.own);
    const choices = { ...options, parameters: { ...options.parameters, own, layouts: layouts(name) } };
    checkAlgorithm(choices);
    const reducing = scheduleForFile(choices, file);
    const lexer = syntax?.lexer ?? plainLexer;
    const notices = notice === undefined ? [] : [notice];
    for (const text of [...notices, ...state.notices]) notify('warning', text);
    const formatter = options.format && formatterFor(options.format, name, input.name);
    if (formatter && 'note' in formatter) notify('info', formatter.note);
    const schedule =
      formatter && 'command' in formatter
        ? formatting(reducing, (bytes, signal) =>
            runFormatter(formatter.command, bytes, input.name, { signal }),
          )
        : reducing;
    oracle = test.oracle({ ...state, language: name, notify });

    const path = destination?.kind === 'file' ? destination.path : undefined;
    const isInPlace = path !== undefined && path === input.path;
    const onDisk = isInPlace ? state.content : contentOf(path, input.name);
    /** The record of this reduction from `start` to `result`. In place, the next run starts from the result. */
    const finishedRun = (start: Files, result: Files) => {
      const described = `${identity.options}, ${name} ${input.name}`;
      return {
        identity: { ...identity, options: described, input: digestOfFiles(isInPlace ? result : start) },
        result,
      };
    };
    // A custom grammar may have changed; and an existing journal must be replayed.
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
      repeat: options.repeat,
      mayBeFlaky: test.mayBeFlaky && finished === undefined,
      timeoutMs: options.timeoutMs,
      verify: options.verify ?? true,
      limits: options.limits ?? {},
      lexerFor: () => lexer,
      onEvent: tell,
      signal: options.signal,
      about: {
        ...{ run: randomUUID(), command: options.command ?? [], pith: version },
        ...{ alg: nameOf(options.algorithm), lang: name, cache },
      },
    }).catch((error: unknown) => {
      // There is nothing to resume.
      if (error instanceof NotInteresting || error instanceof UsageError) keepJournal = false;
      throw error;
    });
    const { began, stopped, flaky, ends } = result;
    const drift = driftOf(ends, state.journal);
    if (drift !== undefined) notify('warning', drift);
    // Always: another process may have changed the file since the last save.
    if (began && finished === undefined) await save(result.files);
    onFinish = () => {
      if (!began) return;
      keepJournal = options.keepJournal === true || stopped !== null;
      const isNew = stopped === null && finished === undefined && !flaky;
      if (isNew && path !== undefined && test.digest !== undefined) {
        rememberFinished(finishedRun(state.original, result.files));
      }
    };
    const bytes = result.files.get(input.name)!;
    if (began && destination?.kind === 'stream') await destination.write(bytes);
    return {
      ...result,
      bytes,
      stats: gatherer.stats,
      signature: ends.original && signatureOf(ends.original),
      original: originalIsAt,
      canBeContinued: isKept(state.journal) && stopped !== null && stopped !== 'size',
    };
  }

  return {
    run,
    finish: () => onFinish(),
    async close() {
      try {
        closing.forEach((close) => close());
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

/** Everything except the input that determines the verdicts and the result of a reduction. */
function identityOf(options: SessionOptions, ownPasses: readonly LoadedPass[]): Omit<Identity, 'input'> {
  const { without: left = [], language = {}, syntax, timeoutMs, repeat, format, test } = options;
  const { lang, grammar, start } = language;
  const name = nameOf(options.algorithm);
  const own = grammar === undefined ? '' : `, grammar ${grammar} ${start ?? ''}`;
  const passes = left.length === 0 ? name : `${name} without ${left.join(',')}`;
  const parameters =
    algorithms[name]?.takes === undefined ? '' : `, ${JSON.stringify(options.parameters ?? {})}`;
  const described = `alg ${passes}${parameters}, lang ${lang ?? 'auto'}${own}, syntax ${syntax ?? 'auto'}, timeout ${timeoutMs ?? 'auto'}, repeat ${JSON.stringify(repeat ?? 'auto')}`;
  const ours = ownPasses.map(({ identity }) => `, pass ${identity}`).join('');
  const layouts = name === 'creduce' ? `, layouts ${installedLayouts().join(' ')}` : '';
  return {
    version,
    test: test.digest ?? '',
    options: `${described}${ours}${layouts}, format ${format ?? 'none'}, tree memory ${options.treeMemoryBytes ?? TREE_MEMORY_BYTES}`,
  };
}

/** A pass of the user's, ready to be used. */
interface LoadedPass {
  /** What identifies it in the journal. */
  readonly identity: string;
  readonly open: (language: string) => { readonly own: OwnPass; readonly close: () => void };
}

async function loadPass(given: GivenPass): Promise<LoadedPass> {
  if (typeof given === 'string') {
    const { own, digest } = await loadOwnPass(given);
    return { identity: digest, open: () => ({ own, close: () => undefined }) };
  }
  if (!('command' in given)) {
    return { identity: nameOfOwn(given), open: () => ({ own: given, close: () => undefined }) };
  }
  const { command } = given;
  return {
    identity: digestOfCommand([command, ...command.split(/\s+/)]),
    open(language) {
      const { propose, close } = passCommand(command, language);
      return { own: { over: 'text', name: command, propose }, close };
    },
  };
}

/** Opens the state folder. There is none if the input is not a file, or if the test cannot be identified. */
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

/** Whether the result shows another bug than the original, in words. A resumed run does not test the original again. */
function driftOf({ original, result }: Result['ends'], journal: Journal | undefined): string | undefined {
  const before = original === undefined ? journal?.noted('signature') : signatureOf(original);
  if (before !== undefined) journal?.note('signature', before);
  return result === undefined ? undefined : explainDrift(before, signatureOf(result));
}

/** The initial contents of the file for the result; undefined if it does not exist. */
function contentOf(path: string | undefined, name: string): Files | undefined {
  if (path === undefined || statOf(path) === undefined) return undefined;
  try {
    return new Map([[name, readFileSync(path)]]);
  } catch (error) {
    throw new Failure(`${path} exists, but cannot be read: ${(error as Error).message}`);
  }
}

/** The initial contents of the file for the result, if they are not the original. */
const standing = (path: string, files: Files | undefined, original: Files) =>
  files === undefined || sameFiles(files, original) ? undefined : { name: asTyped(path), files };

/** A path as the user would write it. */
export function asTyped(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
}

function howToSee({ language = {}, input }: SessionOptions): string {
  const options = Object.entries(language).flatMap(([option, value]) =>
    value === undefined ? [] : [`--${option}`, value],
  );
  return ['pith', 'tree', ...options, input.file ?? '-'].map(quote).join(' ');
}
