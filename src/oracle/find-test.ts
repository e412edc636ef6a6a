/** The interestingness test that the user gave: a script, a command with expectations, or a function. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { digestOf } from '../core/digest.ts';
import { Failure } from '../core/errors.ts';
import type { Journal } from '../core/journal.ts';
import type { Files } from '../core/program.ts';
import type { Oracle } from '../core/verdict.ts';
import { type Input, isSameFile } from '../store/input.ts';
import { statOf } from '../store/stat.ts';
import { absolute, commandOracle, type Expectations, findProgram } from './command.ts';
import { functionOracle, type TestFunction } from './function.ts';
import { scriptOracle, scriptProblem } from './script.ts';

export type GivenTest =
  | { readonly kind: 'script'; readonly path: string }
  | { readonly kind: 'command'; readonly argv: readonly string[]; readonly expect: Expectations }
  /** Its verdicts can be resumed only if it has a name. */
  | { readonly kind: 'function'; readonly test: TestFunction; readonly name?: string | undefined };

export interface Test {
  /** Identifies the test in the journal; undefined if it cannot be identified. */
  readonly digest: string | undefined;
  /** The command to run; `{}` stands for the candidate. */
  readonly command: readonly string[];
  /** Another possible reason if the input is not interesting. */
  readonly hint: string | undefined;
  /** Creates the oracle for one reduction. The caller must close it. */
  oracle(reduction: { readonly original: Files; readonly journal: Journal | undefined }): Oracle;
}

export interface TestRunOptions {
  readonly jobs: number;
  readonly saveTemps?: string | undefined;
}

/** Throws a `Failure` with advice if the test cannot be used. */
export function findTest(given: GivenTest, input: Input, { jobs, saveTemps }: TestRunOptions): Test {
  const main = input.name;
  switch (given.kind) {
    case 'function': {
      const digest = given.name === undefined ? undefined : digestOfCommand(['function', given.name]);
      return { digest, command: [], hint: undefined, oracle: () => functionOracle(given.test, jobs) };
    }
    case 'script': {
      const test = findScript(given.path);
      const problem = scriptProblem(test);
      if (problem !== undefined) throw new Failure(problem);
      const command = [test, '{}'];
      const oracle = () => scriptOracle({ test, main, jobs, saveTemps });
      return { digest: digestOfCommand(command), command, hint: undefined, oracle };
    }
    case 'command': {
      const { argv, expect } = given;
      if (findProgram(argv[0] ?? '') === undefined) throw new Failure(`There is no command ${argv[0]}.`);
      // If the command names the input file itself, it means the candidate.
      const command = absolute(argv.map((arg) => (isSameFile(statOf(arg), input.stats) ? '{}' : arg)));
      return {
        digest: digestOfCommand([process.cwd(), ...command, ...Object.entries(expect).map(String)]),
        command,
        hint: explainExpectations(expect),
        oracle({ original, journal }) {
          const learned = journal?.noted('exit');
          return commandOracle({
            argv: command,
            expect: { ...expect, exit: expect.exit ?? (learned === undefined ? undefined : Number(learned)) },
            original,
            onLearned: (exit) => journal?.note('exit', String(exit)),
            main,
            jobs,
            saveTemps,
          });
        },
      };
    }
  }
}

/** Finds a script as a shell does, but in the current folder also without `./`. */
const findScript = (path: string): string =>
  statOf(path) === undefined ? (findProgram(path) ?? path) : resolve(path);

function explainExpectations({ exit, stdout, stderr, output, notOutput }: Expectations): string | undefined {
  const expected = [
    exit !== undefined && `exit code ${exit}`,
    [...stdout, ...stderr, ...output, ...notOutput].length > 0 &&
      'output that matches the patterns (with a command, --output is a pattern; -o names the file for the result)',
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
