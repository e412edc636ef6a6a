/** The interestingness test that the user gave: a script, a command with expectations, two commands, or a function. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { digestOf } from '../core/digest.ts';
import { Failure, UsageError } from '../core/errors.ts';
import type { Journal } from '../core/journal.ts';
import type { Files } from '../core/program.ts';
import type { Oracle } from '../core/verdict.ts';
import { type Input, isSameFile } from '../store/input.ts';
import { statOf } from '../store/stat.ts';
import { absoluteWords } from './absolute.ts';
import { commandCondition, type Expectations } from './command.ts';
import { type Difference, differCondition, goldenCondition } from './compare.ts';
import { commandsOf, type Condition, conditionsOracle, type Tested } from './conditions.ts';
import { findProgram } from './find-program.ts';
import { functionOracle, type TestFunction } from './function.ts';
import { explainLimit } from './limits.ts';
import { keepVerdicts } from './kept-verdicts.ts';
import { localRunner } from './local-runner.ts';
import { checkSandbox } from './sandbox.ts';
import { scriptCondition, scriptProblem } from './script.ts';
import { alsoCondition } from './shell-command.ts';
import { digestOfSideFiles, findSideFiles } from './side-files.ts';
import { type Valid, validConditions, validWords } from './valid.ts';

export type GivenTest =
  | { readonly kind: 'script'; readonly path: string }
  | { readonly kind: 'command'; readonly argv: readonly string[]; readonly expect: Expectations }
  /** Two commands for a shell, and in what they must differ. */
  | { readonly kind: 'differ'; readonly commands: readonly [string, string]; readonly by: Difference }
  /** Its verdicts can be resumed only if it has a name. */
  | { readonly kind: 'function'; readonly test: TestFunction; readonly name?: string | undefined };

/** Conditions besides the test: commands for a shell. */
export interface FurtherConditions {
  /** Each must exit with 0. */
  readonly also?: readonly string[] | undefined;
  /** The good version, which must end as it does on the original. */
  readonly golden?: string | undefined;
  /** Run the checks of the language's kit: all that are installed, or those with these names. */
  readonly valid?: Valid | undefined;
}

/** Where and how tests run. */
export interface Surroundings {
  /** Files and folders to put beside the candidate. */
  readonly with?: readonly string[] | undefined;
  /** Run tests under bubblewrap. */
  readonly sandbox?: boolean | undefined;
  /** How much memory a test may use. */
  readonly memoryBytes?: number | undefined;
  /** How many processes and threads a test may have at a time. */
  readonly processes?: number | undefined;
}

export interface Test {
  /** Identifies the test in the journal; undefined if it cannot be identified. */
  readonly digest: string | undefined;
  /** The command to run; `{}` stands for the candidate. */
  readonly command: readonly string[];
  /** Another possible reason if the input is not interesting. */
  readonly hint: string | undefined;
  /** The paths of the files to put beside the candidate. */
  readonly with?: readonly string[];
  /** Whether it should be run twice on the original, to see whether it always says the same. */
  readonly mayBeFlaky: boolean;
  /** Creates the oracle for one reduction. The caller must close it. */
  oracle(reduction: Reduction): Oracle;
}

interface Reduction {
  readonly original: Files;
  readonly language: string;
  readonly journal: Pick<Journal, 'note' | 'noted'> | undefined;
  readonly notify: (level: 'info' | 'warning', text: string) => void;
}

export interface TestRunOptions extends FurtherConditions, Surroundings {
  readonly jobs: number;
  readonly saveTemps?: string | undefined;
  /** Report what tests leave behind. */
  readonly inspect?: boolean | undefined;
  /** Tests run in this folder below the usual one. */
  readonly within?: string | undefined;
  /** Called after each test. */
  readonly onTested?: ((tested: Tested) => void) | undefined;
}

/** Throws a `Failure` with advice if the test cannot be used. */
export function findTest(given: GivenTest, input: Input, options: TestRunOptions): Test {
  const { also = [], golden, valid = false, jobs, inspect, within, sandbox = false } = options;
  const { saveTemps, memoryBytes, processes, onTested } = options;
  const beside = options.with ?? [];
  if (given.kind === 'function') {
    if (also.length > 0 || golden !== undefined || valid !== false) {
      throw new UsageError('A test function takes no further conditions: also, golden, valid.');
    }
    if (beside.length > 0 || sandbox || memoryBytes !== undefined || processes !== undefined) {
      throw new UsageError(
        'A test function runs in this process, so these have no effect: with, sandbox, memoryBytes, processes.',
      );
    }
    const digest = given.name === undefined ? undefined : digestOfCommand(['function', given.name]);
    const oracle = () => functionOracle(given.test, jobs);
    return { digest, command: [], hint: undefined, mayBeFlaky: false, oracle };
  }
  const sideFiles = findSideFiles(beside, input);
  if (sandbox) checkSandbox();
  const limits = {
    ...(memoryBytes !== undefined && { memoryBytes }),
    ...(processes !== undefined && { processes }),
  };
  const first = firstCondition(given, input);
  const further = [
    ...(golden === undefined ? [] : [goldenCondition(golden, input)]),
    ...also.map((text) => alsoCondition(text, input)),
  ];
  const words = [
    ...also.map((text) => `also ${text}`),
    ...(golden === undefined ? [] : [`golden ${golden}`]),
    ...(sideFiles.length === 0 ? [] : [`with ${digestOfSideFiles(sideFiles)}`]),
    ...(sandbox ? ['sandbox'] : []),
    ...Object.entries(limits).map(String),
  ];
  const programs = [...also, ...(golden === undefined ? [] : [golden])].flatMap((text) => text.split(/\s+/));
  return {
    digest: digestOfCommand([...first.words, ...words, ...programs, ...validWords(valid)]),
    command: first.command,
    hint: first.hint,
    with: sideFiles.map(({ path }) => path),
    mayBeFlaky: true,
    oracle({ original, language, journal, notify }) {
      const checks = valid === false ? [] : validConditions(language, valid, original, notify);
      const conditions = [first.condition, ...further, ...checks];
      const runner = localRunner({
        main: input.name,
        ...{ jobs, saveTemps, sideFiles, sandbox, limits, inspect, within },
        commands: commandsOf(conditions),
      });
      const told = new Set<string>();
      return conditionsOracle(conditions, runner, {
        original,
        onTested(tested) {
          if (saveTemps !== undefined) keepVerdicts(tested);
          onTested?.(tested);
          const { exceeded } = tested.outcome;
          if (exceeded === undefined || told.has(exceeded) || tested.files === original) return;
          told.add(exceeded);
          notify('warning', explainLimit(exceeded, limits));
        },
        recall: (condition) => journal?.noted(`learned ${condition}`),
        onLearned(condition, { learned, notice, warning }) {
          journal?.note(`learned ${condition}`, learned);
          if (notice !== undefined) notify('info', notice);
          if (warning !== undefined) notify('warning', warning);
        },
      });
    },
  };
}

interface First extends Pick<Test, 'command' | 'hint'> {
  readonly condition: Condition;
  /** What identifies it. */
  readonly words: readonly string[];
}

function firstCondition(given: Exclude<GivenTest, { kind: 'function' }>, input: Input): First {
  switch (given.kind) {
    case 'script': {
      const test = findScript(given.path);
      const problem = scriptProblem(test);
      if (problem !== undefined) throw new Failure(problem);
      const command = [test, '{}'];
      return { condition: scriptCondition(test), words: command, command, hint: undefined };
    }
    case 'command': {
      const { argv, expect } = given;
      if (findProgram(argv[0] ?? '') === undefined) throw new Failure(`There is no command ${argv[0]}.`);
      // If the command names the input file itself, it means the candidate.
      const [program = '', ...args] = argv.map((arg) => (isSameFile(statOf(arg), input.stats) ? '{}' : arg));
      const command = [findProgram(program) ?? program, ...absoluteWords(args)];
      return {
        condition: commandCondition(command, expect),
        words: [process.cwd(), ...command, ...Object.entries(expect).map(String)],
        command,
        hint: explainExpectations(expect),
      };
    }
    case 'differ': {
      const { commands, by } = given;
      const words = commands.flatMap((text) => text.split(/\s+/));
      return {
        condition: differCondition(commands, by, input),
        words: [process.cwd(), 'differ', ...commands, String(by), ...words],
        command: ['sh', '-c', commands[0]],
        hint: `Expected: both commands accept it, and ${explainDifference(by)} differs.`,
      };
    }
  }
}

const explainDifference = (by: Difference): string => {
  if (by === 'exit') return 'the exit code';
  return by === 'stdout' ? 'what they print' : `what ${String(by)} matches in what they print`;
};

/** Finds a script as a shell does, but in the current folder also without `./`. */
const findScript = (path: string): string =>
  statOf(path) === undefined ? (findProgram(path) ?? path) : resolve(path);

function explainExpectations({ exit, stdout, stderr, grep, notGrep }: Expectations): string | undefined {
  const expected = [
    exit !== undefined && `exit ${String(exit)}`,
    [...stdout, ...stderr, ...grep, ...notGrep].length > 0 && 'output that matches the patterns',
  ].filter(Boolean);
  return expected.length === 0 ? undefined : `Expected: ${expected.join(', and ')}.`;
}

/** A digest of the words of a command and of the files that they name: a changed tool makes a different test. */
export function digestOfCommand(words: readonly string[]): string {
  return digestOf(Buffer.from(words.map((word) => `${word}\0${contentDigest(word)}`).join('\0')));
}

function contentDigest(path: string): string {
  const stats = statOf(path);
  if (stats?.isFile() !== true) return '';
  try {
    return digestOf(readFileSync(path));
  } catch {
    return `${stats.size} ${stats.mtimeMs}`; // It may be executable but not readable.
  }
}
