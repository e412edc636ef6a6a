/** The interestingness test as it was given: a script, a command with expectations, or a function. */
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
  /** Its verdicts are kept for another run only if it has a name. */
  | { readonly kind: 'function'; readonly test: TestFunction; readonly name?: string | undefined };

export interface Test {
  /** Identifies the test in the journal; nothing if it cannot be told from others. */
  readonly digest: string | undefined;
  /** What is run; `{}` stands for the candidate. */
  readonly command: readonly string[];
  /** What else may be the reason if the input is not interesting. */
  readonly hint: string | undefined;
  /** The oracle for one reduction, which has to be closed. */
  oracle(reduction: { readonly original: Files; readonly journal: Journal | undefined }): Oracle;
}

export interface TestRunOptions {
  readonly jobs: number;
  readonly saveTemps?: string | undefined;
}

/** Throws a `Failure` that says what to do if it cannot be used. */
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
      // Who names the file itself means the candidate.
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

/** As a shell does it, but a test in the current folder needs no `./`. */
const findScript = (path: string): string =>
  statOf(path) === undefined ? (findProgram(path) ?? path) : resolve(path);

function explainExpectations({ exit, stdout, stderr, output, notOutput }: Expectations): string | undefined {
  const expected = [
    exit !== undefined && `exit code ${exit}`,
    [...stdout, ...stderr, ...output, ...notOutput].length > 0 &&
      'what it prints (with a command, --output is a pattern; -o names the file for the result)',
  ].filter(Boolean);
  return expected.length === 0 ? undefined : `It was asked for: ${expected.join(', and ')}.`;
}

/** The words of a command, and what is in the files that they name: a tool that was changed is another test. */
function digestOfCommand(words: readonly string[]): string {
  return digestOf(Buffer.from(words.map((word) => `${word}\0${contentDigest(word)}`).join('\0')));
}

function contentDigest(path: string): string {
  const stats = statOf(path);
  if (stats?.isFile() !== true) return '';
  try {
    return digestOf(readFileSync(path));
  } catch {
    return `${stats.size} ${stats.mtimeMs}`; // One may be allowed to run it, but not to read it.
  }
}
