/** `pith TEST FILE` and `pith FILE -- CMD`: puts everything together for one reduction. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import type { TimedEvent } from '../core/events.ts';
import type { Oracle } from '../core/verdict.ts';
import { cacheSchemes } from '../engine/cache/cache.ts';
import type { Schedule } from '../engine/engine.ts';
import { Locked } from '../engine/lock.ts';
import { NotInteresting, reduce, type Result } from '../engine/reduce.ts';
import { keepOriginal, resultFile } from '../engine/result-file.ts';
import { openStateFolder, type StateFolder } from '../engine/state-folder.ts';
import { statOf } from '../oracle/stat.ts';
import { htmlReport } from '../report/html.ts';
import { gatherStats, type Stats } from '../report/stats.ts';
import { createTerminal } from '../report/terminal.ts';
import { type Algorithm, algorithms, NeedsTree } from '../schedules/algorithms.ts';
import { readFirst } from '../schedules/read-first.ts';
import { auxiliaries } from '../schedules/vulcan.ts';
import { without } from '../schedules/without.ts';
import { countTokens, lex } from '../tree/lex.ts';
import type { TreeProgram } from '../tree/program.ts';
import { version } from '../version.ts';
import { checkReport, findDestination } from './destination.ts';
import { type Input, readInput } from './input.ts';
import { checkLanguage, type ChosenLanguage, chooseLanguage } from './language.ts';
import { explainNotInteresting, quote } from './not-interesting.ts';
import type { ReduceCommand } from './options.ts';
import { findTest } from './test.ts';
import { choose, Failure, UsageError } from './usage.ts';

export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  limit: 3,
  SIGHUP: 129,
  SIGINT: 130,
  SIGTERM: 143,
} as const;

/** Runs a reduction. Returns the exit code. */
export async function runReduce(command: ReduceCommand): Promise<number> {
  const algorithm = choose('algorithm', algorithms, command.alg, 'algs');
  const scheme = choose('cache scheme', cacheSchemes, command.cache, 'caches');
  checkAuxiliaries(command, algorithm);
  checkLanguage(command);
  const input = readInput(command.file);
  const test = findTest(command, input);
  const destination = findDestination(command.output, input);
  checkReport(command.stats);
  checkReport(command.report);

  // What was typed about the language is checked before the journal of an earlier run is touched.
  const isAsked = command.lang !== undefined || command.grammar !== undefined;
  const asked = isAsked ? await chooseLanguage(command, command.file, input.read()) : undefined;
  const signal = listenForSignals();
  const state = openState(command, input, test.digest);
  let oracle: Oracle | undefined;
  // If anything goes wrong, the verdicts so far are worth keeping.
  let keepJournal = true;
  let saved = false;
  const terminal = createTerminal({
    write: (text) => void process.stderr.write(text),
    // Some terminals do not know their width, and some can show nothing but text.
    columns: () => (process.env['TERM'] === 'dumb' ? undefined : process.stderr.columns || undefined),
    color: command.color === 'auto' ? process.stderr.isTTY && !process.env['NO_COLOR'] : command.color,
    // With --json, the events on standard output say it all.
    verbosity: command.json ? 0 : command.verbosity,
    title: basename(command.file),
  });
  const gatherer = gatherStats();
  const onEvent = (event: TimedEvent) => {
    gatherer.see(event);
    if (command.json) process.stdout.write(`${JSON.stringify(event)}\n`);
    terminal.see(event);
  };
  try {
    // What is reduced is not what is on disk now, if an earlier run is continued.
    const language = asked ?? (await chooseLanguage(command, command.file, state.original));
    const leftOut = new Set<string>();
    const schedule = without(command.without, scheduleFor(command, algorithm, language), leftOut);
    const notices = language.notice === undefined ? [] : [language.notice];
    for (const text of [...notices, ...state.notices])
      onEvent({ type: 'notice', level: 'warning', text, at: 0 });
    oracle = test.oracle(state);
    const file = destination.kind === 'file' ? destination : undefined;
    const writer = file && resultFile({ path: file.path, like: input.stats, ...onDisk(file.path, state) });
    const inPlace = file?.path === input.path;
    const result = await reduce({
      original: state.original,
      oracle,
      schedule,
      cache: scheme.create(lex),
      journal: state.journal,
      save: async (bytes, how) => {
        saved = true;
        if (inPlace && bytes === state.original) keepOriginal(input.path, bytes, input.stats);
        await writer?.save(bytes, how);
      },
      jobs: command.jobs,
      repeat: command.repeat,
      timeoutMs: command.timeoutMs,
      verify: command.verify,
      limits: command.limits,
      countTokens,
      onEvent,
      signal,
      about: { pith: version, alg: command.alg, lang: language.name, cache: command.cache },
    });
    if (!saved) {
      warn('stopped before the input was tested; nothing was written');
      return exitCode(result);
    }
    if (destination.kind === 'stream') await destination.write(result.bytes);
    writeReports(command, gatherer.stats, result);
    keepJournal = command.keepJournal || result.stopped !== null;
    for (const name of command.without) {
      if (result.stopped === null && !leftOut.has(name))
        warn(`--without ${name}: ${command.alg} has run no pass of this name; --stats lists those it has`);
    }
    if (command.verbosity > 0 && !command.json && file !== undefined) {
      sayWhere(file.path, inPlace, state.original, input);
    }
    if (countTokens(result.bytes) === 0) {
      warn('the result is empty: the test finds an empty file interesting. Is that what it should do?');
    }
    return exitCode(result);
  } catch (error) {
    terminal.stop();
    if (!(error instanceof NotInteresting)) throw error;
    keepJournal = false;
    throw new Failure(
      explainNotInteresting({ ...test, file: command.file, name: basename(command.file) }, error.outcome),
    );
  } finally {
    try {
      await oracle?.close();
    } finally {
      if (keepJournal && state.journal?.trouble !== undefined) {
        warn(`the journal could not be written (${state.journal.trouble}): another run begins where it ends`);
      }
      state.close(keepJournal);
    }
  }
}

function checkAuxiliaries(
  { alg, auxiliaries: { aux, window, limit } }: ReduceCommand,
  algorithm: Algorithm,
): void {
  const given = Object.entries({ aux, window, 'aux-limit': limit }).find(([, value]) => value !== undefined);
  if (given !== undefined && algorithm.hasAuxiliaries !== true) {
    const names = Object.keys(algorithms).filter((name) => algorithms[name]!.hasAuxiliaries);
    throw new UsageError(`--${given[0]} does not go with ${alg}. It goes with: ${names.join(', ')}`);
  }
  const unknown = aux?.find((name) => !Object.hasOwn(auxiliaries, name));
  if (unknown !== undefined) {
    throw new UsageError(
      `There is no auxiliary reducer '${unknown}'. There are: ${Object.keys(auxiliaries).join(', ')}`,
    );
  }
}

/** How much memory a node takes while its file is being read, at the most. */
const BYTES_PER_NODE = 1_100;

function scheduleFor(command: ReduceCommand, algorithm: Algorithm, language: ChosenLanguage): Schedule {
  const { alg, file, auxiliaries, memoryBytes } = command;
  const { name, syntax, notice } = language;
  const asList = (why: string) =>
    `${file} is reduced as a list, because as ${name} ${why}. To see more: ${howToSee(command)}`;
  const schedule = (tree: TreeProgram | undefined, why: string) => {
    try {
      return algorithm.schedule(tree, auxiliaries);
    } catch (error) {
      if (!(error instanceof NeedsTree)) throw error;
      throw new UsageError(
        `${alg} needs a tree of ${file}. ${why}\nSay which language it is (--lang, --grammar; to see all: pith langs), or choose another algorithm, like --alg pith.`,
      );
    }
  };
  if (syntax === undefined) return schedule(undefined, notice ?? `The language of ${file} is not known.`);
  const tooLarge = `${file} is first reduced as a list, because its tree would take too much memory; --memory SIZE allows more`;
  return readFirst({ syntax, mostNodes: memoryBytes / BYTES_PER_NODE, tooLarge, asList }, (read) =>
    typeof read === 'string' ? schedule(undefined, asList(read)) : schedule(read, ''),
  );
}

function howToSee({ lang, grammar, start, file }: ReduceCommand): string {
  const options = Object.entries({ lang, grammar, start }).flatMap(([option, value]) =>
    value === undefined ? [] : [`--${option}`, value],
  );
  return ['pith', 'tree', ...options, file].map(quote).join(' ');
}

const warn = (text: string) => void process.stderr.write(`warning: ${text}\n`);

function openState(command: ReduceCommand, input: Input, testDigest: string): StateFolder {
  const { alg, without, lang, grammar, start, timeoutMs, repeat, resume } = command;
  const own = grammar === undefined ? '' : `, grammar ${grammar} ${start ?? ''}`;
  const passes = without.length === 0 ? alg : `${alg} without ${without.join(',')}`;
  const parameters =
    algorithms[alg]?.hasAuxiliaries === true ? `, ${JSON.stringify(command.auxiliaries)}` : '';
  const options = `alg ${passes}${parameters}, lang ${lang ?? 'auto'}${own}, timeout ${timeoutMs ?? 'auto'}, repeat ${repeat}`;
  try {
    const identity = { version, test: testDigest, options };
    return openStateFolder({ file: input.path, read: input.read, identity, resume });
  } catch (error) {
    if (!(error instanceof Locked)) throw error;
    throw new Failure(
      `${command.file} is being reduced already, by process ${error.pid}. Wait for it, or stop it: kill ${error.pid}`,
    );
  }
}

/** What the result's file holds, if that is the work of the run that is continued or the original itself. */
function onDisk(path: string, state: StateFolder): { onDisk: Uint8Array | undefined; resumed: boolean } {
  const content = statOf(path) && readFileSync(path);
  const isOurs =
    content !== undefined && (content.equals(state.original) || state.isKnownInteresting(content));
  return { onDisk: isOurs ? content : undefined, resumed: isOurs && state.resumed };
}

/** Turns signals into the end of the reduction. A second one ends Pith at once; the launcher cleans up after it. */
function listenForSignals(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(EXIT[name]);
      controller.abort(name);
    });
  }
  return controller.signal;
}

function writeReports(command: ReduceCommand, stats: Stats, { bytes }: Result): void {
  const write = (path: string, text: string) => {
    try {
      writeFileSync(path, text);
    } catch (error) {
      throw new Failure(`The result is written, but ${path} could not be: ${(error as Error).message}`);
    }
  };
  if (command.stats !== undefined) write(command.stats, `${JSON.stringify(stats, undefined, 2)}\n`);
  if (command.report !== undefined) {
    const title = basename(command.file);
    write(command.report, htmlReport({ title, stats, result: Buffer.from(bytes).toString() }));
  }
}

function sayWhere(path: string, inPlace: boolean, original: Uint8Array, input: Input): void {
  const kept = inPlace ? ` (original: ${asTyped(keepOriginal(path, original, input.stats))})` : '';
  process.stderr.write(`Result: ${asTyped(path)}${kept}\n`);
}

/** A path as the user would write it. */
function asTyped(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
}

function exitCode({ stopped }: Result): number {
  switch (stopped) {
    case null:
      return EXIT.done;
    case 'SIGINT':
    case 'SIGTERM':
    case 'SIGHUP':
      return EXIT[stopped];
    default:
      return EXIT.limit;
  }
}
