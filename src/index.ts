/** Pith as a library: `reduce()`, the algorithms, the passes they are made of, and the types. */
import { UsageError } from './core/errors.ts';
import type { Listener } from './core/events.ts';
import type { Schedule } from './core/reduction.ts';
import type { LanguageOptions } from './frontend/choose.ts';
import type { Expectations } from './oracle/command.ts';
import type { Difference } from './oracle/compare.ts';
import { findTest, type FurtherConditions, type GivenTest, type Surroundings } from './oracle/find-test.ts';
import type { TestFunction } from './oracle/function.ts';
import type { Stats } from './report/stats.ts';
import { openSession, type SessionOptions } from './session.ts';
import { type Destination, destinationAt, inPlace } from './store/destination.ts';
import { type Input, readInput } from './store/input.ts';
import { version } from './version.ts';

/** The options of the command line that mean the same here. */
type Common = Pick<
  SessionOptions,
  | 'parameters'
  | 'passes'
  | 'without'
  | 'syntax'
  | 'fitness'
  | 'cache'
  | 'timeoutMs'
  | 'repeat'
  | 'verify'
  | 'limits'
  | 'treeMemoryBytes'
  | 'format'
  | 'resume'
  | 'keepJournal'
  | 'signal'
>;

/** What to reduce: a file, or a program in memory. */
type Subject =
  | { readonly file: string; readonly program?: never; readonly name?: never }
  | {
      readonly program: Uint8Array | string;
      /** The name of candidates, if the test sees files; its extension determines the language. Default: `input`. */
      readonly name?: string;
      readonly file?: never;
    };

interface Own {
  /** Decides whether a program is interesting: a function, the path of a script, or commands. */
  readonly test: TestFunction | string | CommandTest | DifferTest;
  /**
   * A name that identifies a test function. With it, the verdicts are kept beside `file` until the reduction is done, so
   * that a stopped run can be resumed. (Scripts and commands need no name: their contents identify them.)
   */
  readonly testName?: string;
  /**
   * Always holds the best result so far: a path, or `true` for in place, with a copy of the original beside it. By
   * default nothing is written.
   */
  readonly output?: string | true;
  /** The name of an algorithm, or one of your own; default: `pith`. */
  readonly alg?: string | Schedule;
  /** Tests at a time; default: 1. */
  readonly jobs?: number;
  /** Keep the folder of each test of a script or a command, in this one. */
  readonly saveTemps?: string;
  /** Called with every event, in order. */
  readonly onEvent?: Listener | readonly Listener[];
}

export type Options = Subject & Own & Common & FurtherConditions & Surroundings & LanguageOptions;

/** A command, in which `{}` stands for the candidate's path, and the expected outcome. */
export type CommandTest = { readonly command: readonly string[] } & Partial<Expectations>;

/** Two commands for a shell, with `{}` for the candidate's path, whose results must differ: by default, what they print. */
export interface DifferTest {
  readonly differ: readonly [string, string];
  readonly by?: Difference;
}

export interface Reduced {
  readonly bytes: Uint8Array;
  readonly text: string;
  /** The accepted programs, from the result back to the original. */
  readonly history: Iterable<Uint8Array>;
  readonly stats: Stats;
}

/** Reduces a program. Rejects if the test cannot be run, or if the program is not interesting to begin with. */
export async function reduce(options: Options): Promise<Reduced> {
  const { alg, lang, grammar, start, jobs = 1, saveTemps, onEvent = [], ...others } = options;
  const { also, golden, valid, with: beside, sandbox, memoryBytes, processes } = options;
  if (!(jobs >= 1)) throw new UsageError(`jobs must be at least 1, not ${jobs}.`);
  const input = inputOf(options);
  const session = await openSession({
    ...others,
    input,
    test: findTest(testOf(options), input, {
      ...{ jobs, saveTemps, also, golden, valid },
      ...{ with: beside, sandbox, memoryBytes, processes },
    }),
    destination: destinationOf(options, input),
    algorithm: alg,
    language: { lang, grammar, start },
    listeners: typeof onEvent === 'function' ? [onEvent] : onEvent,
  });
  try {
    const { bytes, history, stats } = await session.run();
    session.finish();
    const { name } = input;
    return { bytes, text: new TextDecoder().decode(bytes), history: filesCalled(name, history), stats };
  } finally {
    await session.close();
  }
}

function inputOf({ file, program, name = 'input' }: Options): Input {
  if (file !== undefined) return readInput(file);
  const bytes = typeof program === 'string' ? new TextEncoder().encode(program) : program;
  return { title: 'the program', name, read: () => bytes };
}

function testOf({ test, testName: name }: Options): GivenTest {
  if (typeof test === 'function') return { kind: 'function', test, name };
  if (typeof test === 'string') return { kind: 'script', path: test };
  if ('differ' in test) return { kind: 'differ', commands: test.differ, by: test.by ?? 'stdout' };
  const { command: argv, exit, stdout = [], stderr = [], grep = [], notGrep = [], hangMs } = test;
  return { kind: 'command', argv, expect: { exit, stdout, stderr, grep, notGrep, hangMs } };
}

function destinationOf({ output }: Options, input: Input): Destination | undefined {
  if (output === undefined) return undefined;
  if (output !== true) return destinationAt(output, input);
  if (input.file === undefined) throw new UsageError('Only a file can be reduced in place: output: PATH');
  return inPlace(input);
}

function* filesCalled(
  name: string,
  versions: Iterable<ReadonlyMap<string, Uint8Array>>,
): Generator<Uint8Array> {
  for (const version of versions) yield version.get(name)!;
}

export type { GivenPass } from './session.ts';
export type { OwnPass } from './schedules/own-pass.ts';
export type { Event, Listener, StopReason, TimedEvent } from './core/events.ts';
export type { Pass, Proposal } from './core/pass.ts';
export type { FileProgram, Files, Program, Size } from './core/program.ts';
export type { Fitness } from './core/fitness.ts';
export type { FolderReduction, FolderSchedule, Reduction, Schedule } from './core/reduction.ts';
export { Failure, UsageError } from './core/errors.ts';
export type { Oracle, Outcome, Verdict } from './core/verdict.ts';
export { TestUnusable } from './engine/retry.ts';
export { NotInteresting } from './engine/reduce.ts';
export type { TestFunction } from './oracle/function.ts';
export { ddmin } from './passes/ddmin.ts';
export { delta } from './passes/delta.ts';
export { columns } from './passes/columns.ts';
export { constants } from './passes/constants.ts';
export { copies } from './passes/copies.ts';
export { ends } from './passes/ends.ts';
export { halving } from './passes/halving.ts';
export { hdd, hddDelete } from './passes/hdd.ts';
export { hoist } from './passes/hoist.ts';
export { type Cut, type ListReducer, overList } from './passes/over-list.ts';
export { merge } from './passes/merge.ts';
export { names } from './passes/names.ts';
export { createPerses, perses, persesWith } from './passes/perses.ts';
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
export type { Reducer } from './schedules/fixpoint.ts';
export type { AlgorithmParameters } from './schedules/algorithms.ts';
export { without } from './schedules/running.ts';
export type { Language } from './languages/language.ts';
export { languages } from './languages/languages.ts';
export { loadLanguage } from './frontend/load.ts';
export { comments } from './passes/comments.ts';
export { readAgain, readProgram, type TreeProgram } from './tree/tree-program.ts';
export { type Facts, factsOf } from './semantics/facts.ts';
export { overSites, type FindSites, type Site } from './passes/semantic/sites.ts';
export type { Text } from './passes/semantic/text.ts';
export { find, replaceAll, suits, written } from './tree/edit.ts';
export { removingAll } from './tree/remove.ts';
export { onlyNew, only, patient } from './passes/only.ts';
export { parsing } from './passes/parsing.ts';
export { leavesOf, type Node, nodesOf, textOf, type Tree } from './tree/node.ts';
export type { Syntax } from './tree/syntax.ts';
export { characters, lines, type ListProgram, type Split, tokens } from './tree/list-program.ts';
export { version };
