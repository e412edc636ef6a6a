/** `pith TEST FILE` and `pith FILE -- CMD`: puts everything together for one reduction. */
import {
  type Stats as FileStats,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import type { TimedEvent } from '../core/events.ts';
import type { Oracle } from '../core/verdict.ts';
import { cacheSchemes } from '../engine/cache/cache.ts';
import { Locked } from '../engine/lock.ts';
import { digestOf } from '../engine/query.ts';
import { NotInteresting, reduce, type Result } from '../engine/reduce.ts';
import { keepOriginal, resultFile, temporaryBeside } from '../engine/result-file.ts';
import { openStateFolder, type StateFolder } from '../engine/state-folder.ts';
import { commandOracle, findProgram } from '../oracle/command.ts';
import { scriptOracle, scriptProblem } from '../oracle/script.ts';
import { htmlReport } from '../report/html.ts';
import { gatherStats } from '../report/stats.ts';
import { createTerminal } from '../report/terminal.ts';
import { algorithms } from '../schedules/algorithms.ts';
import { countTokens } from '../tree/lex.ts';
import { version } from '../version.ts';
import { languages } from './languages.ts';
import { explainNotInteresting } from './not-interesting.ts';
import type { ReduceCommand } from './options.ts';
import { choose, UsageError } from './usage.ts';

/** The run cannot go on. The message is for the user. */
export class Failure extends Error {}

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
  const { schedule } = choose('algorithm', algorithms, command.alg, 'algs');
  const scheme = choose('cache scheme', cacheSchemes, command.cache, 'caches');
  const lang = command.lang ?? 'text';
  choose('language', languages, lang, 'langs');
  const input = readInput(command.file);
  const test = resolveTest(command, input.path);
  const destination = checkOutput(command.output, input);

  const signal = listenForSignals();
  const state = openState(command, input, test.digest);
  let oracle: Oracle | undefined;
  // If anything goes wrong, the verdicts so far are worth keeping.
  let keepJournal = true;
  const terminal = createTerminal({
    write: (text) => void process.stderr.write(text),
    columns: () => (process.stderr.isTTY && !command.json ? process.stderr.columns : undefined),
    color: command.color === 'auto' ? process.stderr.isTTY && !process.env['NO_COLOR'] : command.color,
    verbosity: command.verbosity,
    title: basename(input.path),
  });
  const gatherer = gatherStats();
  const onEvent = (event: TimedEvent) => {
    gatherer.see(event);
    if (command.json) process.stdout.write(`${JSON.stringify(event)}\n`);
    terminal.see(event);
  };
  try {
    for (const text of state.notices) onEvent({ type: 'notice', level: 'warning', text, at: 0 });
    oracle = test.oracle(state);
    const file = destination.kind === 'file' ? destination : undefined;
    const writer = file && resultFile({ path: file.path, like: input.stats, ...onDisk(file.path, state) });
    const inPlace = file?.path === input.path;
    const result = await reduce({
      original: state.original,
      oracle,
      schedule,
      cache: scheme.create(),
      journal: state.journal,
      save: async (bytes, how) => {
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
      about: { pith: version, alg: command.alg, lang, cache: command.cache },
    });
    keepJournal = command.keepJournal || result.stopped !== null;
    if (destination.kind === 'stream') await destination.write(result.bytes);
    writeReports(command, gatherer.stats, result);
    if (command.verbosity > 0 && file !== undefined) sayWhere(file.path, inPlace, state.original, input);
    if (result.bytes.length === 0) {
      warn('the result is empty: the test finds an empty file interesting. Is that what it should do?');
    }
    return exitCode(result);
  } catch (error) {
    terminal.stop();
    if (!(error instanceof NotInteresting)) throw error;
    keepJournal = false;
    throw new Failure(
      explainNotInteresting({ ...test, file: command.file, name: basename(input.path) }, error.outcome),
    );
  } finally {
    await oracle?.close();
    if (keepJournal && state.journal?.trouble !== undefined) {
      warn(`the journal could not be written (${state.journal.trouble}): another run begins where it ends`);
    }
    state.close(keepJournal);
  }
}

const warn = (text: string) => void process.stderr.write(`warning: ${text}\n`);

interface Input {
  /** Its real path. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly stats: FileStats;
}

function readInput(file: string): Input {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) throw new UsageError(`There is no file ${file}.`);
  if (stats.isDirectory()) throw new UsageError(`${file} is a folder. Give the file that is to be reduced.`);
  if (!stats.isFile()) throw new UsageError(`${file} is not a regular file. Copy it to one first.`);
  if (stats.size === 0) throw new UsageError(`${file} is empty: there is nothing to reduce.`);
  const path = realpathSync(file);
  try {
    return { path, bytes: readFileSync(path), stats };
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

interface Test {
  /** Identifies the test in the journal. */
  readonly digest: string;
  readonly command: readonly string[];
  readonly hint?: string | undefined;
  oracle(state: StateFolder): Oracle;
}

function resolveTest({ test, file, saveTemps }: ReduceCommand, inputPath: string): Test {
  const name = basename(inputPath);
  if (test.kind === 'script') {
    const path = findTest(test.path);
    const problem = scriptProblem(path);
    if (problem !== undefined) throw new Failure(problem + swapHint(test.path, file));
    return {
      digest: digestOf(Buffer.concat([Buffer.from(`${path}\0`), readFileSync(path)])),
      command: [path, '{}'],
      oracle: () => scriptOracle({ test: path, name, saveTemps }),
    };
  }
  const { argv, expect } = test;
  if (findProgram(argv[0] ?? '') === undefined) throw new Failure(`There is no command ${argv[0]}.`);
  const expectations = Object.values(expect).flat();
  return {
    digest: digestOf(Buffer.from([process.cwd(), ...argv, ...Object.entries(expect)].join('\0'))),
    command: argv,
    hint:
      expectations.length > 1
        ? 'Or what it prints is not what was asked for. With a command, --output is a pattern; -o names the file for the result.'
        : undefined,
    oracle: (state) => {
      const learned = state.journal?.noted('exit');
      return commandOracle({
        argv,
        expect: { ...expect, exit: expect.exit ?? (learned === undefined ? undefined : Number(learned)) },
        original: state.original,
        onLearned: (exit) => state.journal?.note('exit', String(exit)),
        name,
        saveTemps,
      });
    },
  };
}

/** As a shell does it, but a test in the current folder needs no `./`. */
const findTest = (path: string): string =>
  statSync(path, { throwIfNoEntry: false }) === undefined ? (findProgram(path) ?? path) : resolve(path);

function swapHint(test: string, file: string): string {
  return scriptProblem(resolve(file)) === undefined
    ? `\nIs it the other way round? pith ${file} ${test}`
    : '';
}

type Destination =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'stream'; write(bytes: Uint8Array): Promise<void> };

function checkOutput(output: string | undefined, input: Input): Destination {
  if (output === undefined) return writable(input.path);
  if (output === '-') {
    return {
      kind: 'stream',
      write: (bytes) => new Promise((done) => process.stdout.write(bytes, () => done())),
    };
  }
  const stats = statSync(output, { throwIfNoEntry: false });
  if (stats?.isDirectory() === true) throw new UsageError(`-o ${output} is a folder. Give it a file name.`);
  if (stats !== undefined && stats.dev === input.stats.dev && stats.ino === input.stats.ino) {
    throw new UsageError(`-o names the input. Leave it out to reduce ${output} in place.`);
  }
  // A device or a pipe must not be replaced by a file.
  if (stats !== undefined && !stats.isFile()) {
    return { kind: 'stream', write: async (bytes) => writeFileSync(output, bytes) };
  }
  return writable(stats === undefined ? resolve(output) : realpathSync(output));
}

/** Finds out at the start, not at the first success, whether results can be written. */
function writable(path: string): Destination {
  const probe = temporaryBeside(path);
  try {
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const why = (error as Error).message;
    throw new UsageError(
      `The result cannot be written to ${dirname(path)}: ${why}. Try: -o FILE in another folder`,
    );
  }
  return { kind: 'file', path };
}

function openState(command: ReduceCommand, input: Input, testDigest: string): StateFolder {
  const { alg, lang, timeoutMs, repeat, resume } = command;
  const options = `alg ${alg}, lang ${lang ?? 'auto'}, timeout ${timeoutMs ?? 'auto'}, repeat ${repeat}`;
  try {
    const identity = { version, test: testDigest, options };
    return openStateFolder({ file: input.path, content: input.bytes, identity, resume });
  } catch (error) {
    if (!(error instanceof Locked)) throw error;
    throw new Failure(
      `${command.file} is being reduced already, by process ${error.pid}. Wait for it, or stop it: kill ${error.pid}`,
    );
  }
}

/** What the result's file holds, if that is the work of the run that is continued or the original itself. */
function onDisk(path: string, state: StateFolder): { onDisk: Uint8Array | undefined; resumed: boolean } {
  const content = statSync(path, { throwIfNoEntry: false }) && readFileSync(path);
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

function writeReports(
  command: ReduceCommand,
  stats: Parameters<typeof htmlReport>[0]['stats'],
  { bytes }: Result,
): void {
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
