/** The schedule of an algorithm for one file: as a tree if its language is known, otherwise as a list. */
import { choose, UsageError } from '../core/errors.ts';
import type { Fitness } from '../core/fitness.ts';
import type { Schedule } from '../core/reduction.ts';
import { plainest } from '../tree/plainest.ts';
import type { Syntax } from '../tree/syntax.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import {
  type Algorithm,
  type AlgorithmParameters,
  algorithms,
  defaultAlgorithm,
  NeedsTree,
} from './algorithms.ts';
import { keepingSyntax } from './keep-syntax.ts';
import { passes } from './passes.ts';
import { readFirst } from './read-first.ts';
import { without } from './running.ts';
import { auxiliaries, mains } from './vulcan.ts';

export interface AlgorithmChoice {
  /** The name of an algorithm, or a custom schedule; default: `pith`. */
  readonly algorithm?: string | Schedule | undefined;
  /** Parameters of the algorithm. */
  readonly parameters?: AlgorithmParameters | undefined;
  /** Passes to leave out. */
  readonly without?: readonly string[] | undefined;
  /** Whether the result must still parse; by default, with `pith`, if the input does. */
  readonly syntax?: 'keep' | 'any' | undefined;
  /**
   * Which of two programs is the better result, and which programs are allowed as results; default: the smaller, with
   * `pith` then the plainer.
   */
  readonly fitness?: Fitness<Uint8Array> | undefined;
  /** How much memory the tree of a large file may take. */
  readonly treeMemoryBytes?: number | undefined;
}

export interface FileToReduce {
  /** Its name in messages. */
  readonly title: string;
  /** The name of its language. */
  readonly language: string;
  readonly syntax: Syntax | undefined;
  /** Why it has no syntax, if the search for one failed. */
  readonly notice?: string | undefined;
  /** The command that shows the file as Pith sees it. */
  readonly toSee: string;
}

/** An upper bound of the memory that a node takes while its file is parsed. */
const BYTES_PER_NODE = 1_100;
export const TREE_MEMORY_BYTES = 2 * 1024 ** 3;

/** Throws a `UsageError` that lists the choices. */
export function checkAlgorithm({
  algorithm: name = defaultAlgorithm,
  parameters = {},
  without: left = [],
}: AlgorithmChoice): void {
  if (typeof name !== 'string') return;
  const algorithm = choose('algorithm', algorithms, name, 'algs');
  checkParameters(parameters, name, algorithm);
  const used = algorithm.passes(parameters);
  for (const pass of left) {
    choose('pass', passes, pass, 'passes');
    if (!used.includes(pass)) {
      throw new UsageError(`${name} does not use the pass ${pass}. It uses: ${used.join(', ')}`);
    }
  }
}

/** The options for parameters. */
const OPTIONS: Readonly<Record<Exclude<keyof AlgorithmParameters, 'layouts'>, string>> = {
  main: '--main',
  aux: '--aux',
  window: '--window',
  limit: '--aux-limit',
  fixpoint: '--aux-fixpoint',
  parseFilter: '--no-parse-filter',
  depth: '--depth',
  width: '--width',
  level: '--level',
  own: '--pass and --pass-command',
};

function checkParameters(parameters: AlgorithmParameters, name: string, { takes = [] }: Algorithm): void {
  for (const key of Object.keys(OPTIONS) as (keyof typeof OPTIONS)[]) {
    if (parameters[key] === undefined || takes.includes(key)) continue;
    const names = Object.keys(algorithms).filter((other) => algorithms[other]!.takes?.includes(key));
    throw new UsageError(`${OPTIONS[key]} cannot be used with ${name}, only with: ${names.join(', ')}`);
  }
  const { main, aux = [] } = parameters;
  checkReducers('main', mains, main === undefined ? [] : [main]);
  checkReducers('auxiliary', auxiliaries, aux);
}

function checkReducers(
  kind: string,
  known: Readonly<Record<string, unknown>>,
  names: readonly string[],
): void {
  const unknown = names.find((name) => !Object.hasOwn(known, name));
  if (unknown === undefined) return;
  throw new UsageError(
    `There is no ${kind} reducer '${unknown}'. There are: ${Object.keys(known).join(', ')}`,
  );
}

/** Parses the file when the schedule runs, and then throws a `UsageError` if the algorithm cannot handle it. */
export function scheduleForFile(choice: AlgorithmChoice, file: FileToReduce): Schedule {
  const { algorithm = defaultAlgorithm } = choice;
  const schedule = without(choice.without ?? [], reducing(choice, file));
  const fitness =
    choice.fitness ?? (algorithm === defaultAlgorithm && file.syntax ? plainest(file.syntax) : {});
  return (reduction) => reduction.under(fitness, schedule);
}

function reducing(choice: AlgorithmChoice, file: FileToReduce): Schedule {
  const { algorithm = defaultAlgorithm, treeMemoryBytes = TREE_MEMORY_BYTES } = choice;
  const { title, language, syntax, notice, toSee } = file;
  if (syntax === undefined && choice.syntax === 'keep') {
    throw new UsageError(
      `--syntax keep requires the language of ${title}. Give it with --lang or --grammar; to see all: pith langs`,
    );
  }
  // Algorithms from papers run as published.
  const keep = choice.syntax ?? (algorithm === defaultAlgorithm ? 'if it parses' : 'any');
  const keeping = (schedule: Schedule) =>
    syntax === undefined || keep === 'any' ? schedule : keepingSyntax(syntax, schedule, keep);
  // A custom schedule parses the file itself.
  if (typeof algorithm !== 'string') return keeping(algorithm);
  const schedule = (tree: TreeProgram | undefined, why: string) => {
    try {
      return algorithms[algorithm]!.schedule(tree, choice.parameters);
    } catch (error) {
      if (!(error instanceof NeedsTree)) throw error;
      throw new UsageError(
        `${algorithm} needs a tree of ${title}. ${why}\nSay which language it is (--lang, --grammar; to see all: pith langs), or choose another algorithm, like --alg pith.`,
      );
    }
  };
  if (syntax === undefined) return schedule(undefined, notice ?? `The language of ${title} is not known.`);
  const asList = (why: string) =>
    `${title} is reduced as a list, because as ${language} ${why}. To see more: ${toSee}`;
  const tooLarge = `${title} is first reduced as a list, because its tree would take too much memory; --tree-memory SIZE allows more`;
  return readFirst({ syntax, mostNodes: treeMemoryBytes / BYTES_PER_NODE, tooLarge, asList }, (read) => {
    if (typeof read !== 'string') return keeping(schedule(read, ''));
    const list = schedule(undefined, `As ${language}, ${read}. To see more: ${toSee}`);
    return keep === 'keep' ? keeping(list) : list;
  });
}
