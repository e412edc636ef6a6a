/** `pith TEST FILE` and `pith FILE -- CMD`: puts everything together for one reduction. */
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { TimedEvent } from '../core/events.ts';
import { sameBytes } from '../core/program.ts';
import type { Oracle } from '../core/verdict.ts';
import { cacheSchemes } from '../engine/cache/cache.ts';
import type { Schedule } from '../engine/engine.ts';
import { isFinished, rememberFinished } from '../store/finished.ts';
import type { Identity } from '../store/journal.ts';
import { Locked } from '../store/lock.ts';
import { digestOf } from '../engine/query.ts';
import { NotInteresting, reduce, type Result } from '../engine/reduce.ts';
import { keepOriginal, resultFile } from '../store/result-file.ts';
import { openStateFolder, type StateFolder } from '../store/state-folder.ts';
import { statOf } from '../oracle/stat.ts';
import { jsonLines } from '../report/json.ts';
import { htmlReport } from '../report/html.ts';
import { printable } from '../report/printable.ts';
import { gatherStats, type Stats } from '../report/stats.ts';
import { createTerminal } from '../report/terminal.ts';
import { type Algorithm, algorithms, defaultAlgorithm, NeedsTree } from '../schedules/algorithms.ts';
import { keepingSyntax } from '../schedules/keep-syntax.ts';
import { passes } from '../schedules/passes.ts';
import { readFirst } from '../schedules/read-first.ts';
import { auxiliaries } from '../schedules/vulcan.ts';
import { without } from '../schedules/without.ts';
import { plainLexer } from '../parse/lexer.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import { version } from '../version.ts';
import { checkReport, findDestination } from './destination.ts';
import { formatterFor, formatting, runFormatter } from './format.ts';
import { type Input, readInput, STANDARD } from './input.ts';
import { checkLanguage, type ChosenLanguage, chooseLanguage } from './language.ts';
import { explainNotInteresting } from './not-interesting.ts';
import type { ReduceCommand } from './options.ts';
import { quote } from './quote.ts';
import { checkArguments } from './raw-argument.ts';
import { say, warn } from './say.ts';
import { findTest } from './interestingness.ts';
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
  checkPasses(command, algorithm);
  checkLanguage(command);
  const input = await readInput(command.file, command.lang);
  checkArguments(process.argv, command.file);
  const test = findTest(command, input);
  const destination = findDestination(command.output, input);
  checkReport(command.stats);
  checkReport(command.report);

  // What was typed about the language is checked before the journal of an earlier run is touched.
  const isAsked = command.lang !== undefined || command.grammar !== undefined;
  const asked = isAsked ? await chooseLanguage(command, command.file, input.read()) : undefined;
  const signal = listenForSignals(() => terminal.stop());
  const identity = identityOf(command, test.digest);
  const state = openState(input, command.resume, identity);
  let oracle: Oracle | undefined;
  // If anything goes wrong, the verdicts so far are worth keeping.
  let keepJournal = true;
  const terminal = createTerminal({
    write: (text) => void process.stderr.write(text),
    // Some terminals do not know their width, and some can show nothing but text.
    columns: () => (process.env['TERM'] === 'dumb' ? undefined : process.stderr.columns || undefined),
    color: command.color === 'auto' ? process.stderr.isTTY && !process.env['NO_COLOR'] : command.color,
    // With --json, the events on standard output say it all.
    verbosity: command.json ? 0 : command.verbosity,
    title: input.isStdin ? input.title : input.name,
  });
  const gatherer = gatherStats();
  const jsonLine = jsonLines(state.original);
  const onEvent = (event: TimedEvent) => {
    gatherer.see(event);
    if (command.json) process.stdout.write(jsonLine(event));
    terminal.see(event);
  };
  try {
    // What is reduced is not what is on disk now, if an earlier run is continued.
    const language = asked ?? (await chooseLanguage(command, command.file, state.original));
    const lexer = language.syntax?.lexer ?? plainLexer;
    const notify = (level: 'info' | 'warning', text: string) =>
      onEvent({ type: 'notice', level, text, at: gatherer.stats.wallMs });
    const reducing = without(command.without, scheduleFor(command, input, algorithm, language));
    const notices = language.notice === undefined ? [] : [language.notice];
    for (const text of [...notices, ...state.notices])
      onEvent({ type: 'notice', level: 'warning', text, at: 0 });
    const formatter =
      command.format === undefined ? undefined : formatterFor(command.format, language.name, input.name);
    if (formatter !== undefined && 'note' in formatter) notify('info', formatter.note);
    const schedule =
      formatter === undefined || 'note' in formatter
        ? reducing
        : formatting(
            reducing,
            (bytes) => runFormatter(formatter.command, bytes, input.name, { signal }),
            (text) => notify('warning', text),
          );
    oracle = test.oracle(state);
    const file = destination.kind === 'file' ? destination : undefined;
    const inPlace = file !== undefined && file.path === input.path;
    const onDisk = inPlace ? state.content : contentOf(file?.path);
    /** This reduction, once it has come from `start` to `result`. In place, the result is what the next run starts from. */
    const finishedRun = (start: Uint8Array, result: Uint8Array) => {
      const options = `${identity.options}, ${language.name} ${input.name}`;
      return { identity: { ...identity, options, input: digestOf(inPlace ? result : start) }, result };
    };
    // What a grammar of one's own says may have changed; and where there is a journal, it knows more.
    const mayBeFinished =
      command.resume && command.grammar === undefined && (state.journal?.recalled ?? 0) === 0;
    const finished =
      mayBeFinished && onDisk !== undefined && isFinished(finishedRun(state.original, onDisk))
        ? onDisk
        : undefined;
    const writer = file && resultFile({ path: file.path, onDisk, like: input.stats });
    /** Where the original is kept. */
    let original: string | undefined;
    const save = async (bytes: Uint8Array) => {
      const isOther = !sameBytes(bytes, state.original);
      if (inPlace && isOther) original ??= await keepOriginal(file.path, state.original, input.stats);
      await writer?.save(bytes);
    };
    const result = await reduce({
      original: state.original,
      oracle,
      schedule,
      cache: scheme.create(lexer.cuts),
      journal: state.journal,
      save,
      finished,
      onDisk: file && standing(file.path, onDisk, state.original),
      repeat: command.repeat,
      timeoutMs: command.timeoutMs,
      verify: command.verify,
      limits: command.limits,
      lexer,
      onEvent,
      signal,
      about: {
        ...{
          run: randomUUID(),
          command: ['pith', ...process.argv.slice(2)],
          file: input.name,
          pith: version,
        },
        ...{ alg: command.alg, lang: language.name, cache: command.cache },
      },
    });
    if (!result.began) {
      warn('stopped before the reduction began; nothing was written');
      return exitCode(result);
    }
    // Also if nothing was found in the end: somebody may have changed the file since it was written.
    if (finished === undefined) await save(result.bytes);
    if (destination.kind === 'stream') await destination.write(result.bytes);
    writeReports(command, input, gatherer.stats, result);
    keepJournal = command.keepJournal || result.stopped !== null;
    const cameToItsEnd = result.stopped === null && finished === undefined;
    if (cameToItsEnd && !result.flaky && file !== undefined) {
      rememberFinished(finishedRun(state.original, result.bytes));
    }
    if (command.verbosity > 0 && !command.json && file !== undefined) {
      const kept = original === undefined ? '' : ` (original: ${printable(asTyped(original))})`;
      say(`Result: ${printable(asTyped(file.path))}${kept}`);
    }
    if (command.verbosity > 0 && !command.json && canBeContinued(result, state)) {
      say(`To continue, run the same command again: ${commandToContinue()}`);
    }
    if (lexer.count(result.bytes) === 0) {
      warn('the result is empty: the test finds an empty file interesting. Is that what it should do?');
    }
    return exitCode(result);
  } catch (error) {
    terminal.stop();
    // Then there is nothing that could be continued.
    if (error instanceof NotInteresting || error instanceof UsageError) keepJournal = false;
    if (!(error instanceof NotInteresting)) throw error;
    throw new Failure(
      explainNotInteresting(
        { ...test, title: input.title, file: input.path && command.file, name: input.name },
        error.outcome,
      ),
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

/** `--without` names passes that the algorithm has. */
function checkPasses({ alg, without, auxiliaries }: ReduceCommand, algorithm: Algorithm): void {
  const used = algorithm.passes(auxiliaries);
  for (const name of without) {
    choose('pass', passes, name, 'passes');
    if (!used.includes(name)) {
      throw new UsageError(`${alg} does not use the pass ${name}. It uses: ${used.join(', ')}`);
    }
  }
}

/** How much memory a node takes while its file is being read, at the most. */
const BYTES_PER_NODE = 1_100;

function scheduleFor(
  command: ReduceCommand,
  { title }: Input,
  algorithm: Algorithm,
  language: ChosenLanguage,
): Schedule {
  const { alg, auxiliaries, memoryBytes } = command;
  const { name, syntax, notice } = language;
  const asList = (why: string) =>
    `${title} is reduced as a list, because as ${name} ${why}. To see more: ${howToSee(command)}`;
  const schedule = (tree: TreeProgram | undefined, why: string) => {
    try {
      return algorithm.schedule(tree, auxiliaries);
    } catch (error) {
      if (!(error instanceof NeedsTree)) throw error;
      throw new UsageError(
        `${alg} needs a tree of ${title}. ${why}\nSay which language it is (--lang, --grammar; to see all: pith langs), or choose another algorithm, like --alg pith.`,
      );
    }
  };
  if (syntax === undefined && command.syntax === 'keep') {
    throw new UsageError(
      `--syntax keep needs to know the language of ${title}. Say it with --lang or --grammar; to see all: pith langs`,
    );
  }
  if (syntax === undefined) return schedule(undefined, notice ?? `The language of ${title} is not known.`);
  const tooLarge = `${title} is first reduced as a list, because its tree would take too much memory; --memory SIZE allows more`;
  // Algorithms from papers are as published.
  const keep = command.syntax ?? (alg === defaultAlgorithm ? 'if it parses' : 'any');
  return readFirst({ syntax, mostNodes: memoryBytes / BYTES_PER_NODE, tooLarge, asList }, (read) => {
    if (typeof read !== 'string') {
      const reducing = schedule(read, '');
      return keep === 'any' ? reducing : keepingSyntax(syntax, reducing, keep);
    }
    const reducing = schedule(undefined, `As ${name}, ${read}. To see more: ${howToSee(command)}`);
    return keep === 'keep' ? keepingSyntax(syntax, reducing, keep) : reducing;
  });
}

function howToSee({ lang, grammar, start, file }: ReduceCommand): string {
  const options = Object.entries({ lang, grammar, start }).flatMap(([option, value]) =>
    value === undefined ? [] : [`--${option}`, value],
  );
  return ['pith', 'tree', ...options, file].map(quote).join(' ');
}

/** What the verdicts, and the end, of a reduction depend on, besides its input. */
function identityOf(command: ReduceCommand, test: string): Omit<Identity, 'input'> {
  const { alg, without, lang, grammar, start, syntax, timeoutMs, repeat, format } = command;
  const own = grammar === undefined ? '' : `, grammar ${grammar} ${start ?? ''}`;
  const passes = without.length === 0 ? alg : `${alg} without ${without.join(',')}`;
  const parameters =
    algorithms[alg]?.hasAuxiliaries === true ? `, ${JSON.stringify(command.auxiliaries)}` : '';
  const options = `alg ${passes}${parameters}, lang ${lang ?? 'auto'}${own}, syntax ${syntax ?? 'auto'}, timeout ${timeoutMs ?? 'auto'}, repeat ${repeat}`;
  return { version, test, options: `${options}, format ${format ?? 'none'}, memory ${command.memoryBytes}` };
}

function openState(input: Input, resume: boolean, identity: Omit<Identity, 'input'>): StateFolder {
  if (input.path === undefined) return stateless(input.read());
  try {
    return openStateFolder({ file: input.path, read: input.read, identity, resume });
  } catch (error) {
    if (!(error instanceof Locked)) throw error;
    throw new Failure(
      `${input.title} is being reduced already, by process ${error.pid}. Wait for it, or stop it: kill ${error.pid}`,
    );
  }
}

/** What the file for the result holds before there is one. */
function contentOf(path: string | undefined): Uint8Array | undefined {
  if (path === undefined || statOf(path) === undefined) return undefined;
  try {
    return readFileSync(path);
  } catch (error) {
    throw new Failure(`${path} is there, but cannot be read: ${(error as Error).message}`);
  }
}

/** What stands where the result goes, if it is not what is reduced. */
const standing = (path: string, bytes: Uint8Array | undefined, original: Uint8Array) =>
  bytes === undefined || Buffer.compare(bytes, original) === 0 ? undefined : { name: asTyped(path), bytes };

/** Nothing is kept beside standard input, or beside a file whose name cannot be used. */
const stateless = (original: Uint8Array): StateFolder => ({
  original,
  content: original,
  journal: undefined,
  notices: [],
  close: () => undefined,
});

/** Whether the same command, given again, goes on where this run was stopped. */
function canBeContinued({ stopped }: Result, { journal }: StateFolder): boolean {
  const isKept = journal !== undefined && journal.trouble === undefined && journal.size > 0;
  return isKept && stopped !== null && stopped !== 'size';
}

/** Turns signals into the end of the reduction. A second one ends Pith at once; the launcher cleans up after it. */
function listenForSignals(beforeExit: () => void): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) {
        beforeExit();
        process.exit(EXIT[name]);
      }
      controller.abort(name);
    });
  }
  return controller.signal;
}

function writeReports(command: ReduceCommand, input: Input, stats: Stats, { bytes }: Result): void {
  const write = (path: string, text: string) => {
    if (path === STANDARD) return void process.stdout.write(text);
    try {
      writeFileSync(path, text);
    } catch (error) {
      throw new Failure(`The result is written, but ${path} could not be: ${(error as Error).message}`);
    }
  };
  if (command.stats !== undefined) write(command.stats, `${JSON.stringify(stats, undefined, 2)}\n`);
  if (command.report !== undefined) {
    write(command.report, htmlReport({ title: input.title, stats, result: Buffer.from(bytes).toString() }));
  }
}

/** The command as it was typed, apart from what would make it begin anew. */
function commandToContinue(): string {
  const args = process.argv.slice(2);
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const again = args.filter((arg, i) => i > end || arg !== '--no-resume');
  return ['pith', ...again].map(quote).join(' ');
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
