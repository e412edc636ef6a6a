/** The interestingness test, as it was given on the command line. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Oracle } from '../core/verdict.ts';
import { digestOf } from '../engine/query.ts';
import type { StateFolder } from '../store/state-folder.ts';
import { absolute, commandOracle, type Expectations, findProgram } from '../oracle/command.ts';
import { scriptOracle, scriptProblem } from '../oracle/script.ts';
import { statOf } from '../oracle/stat.ts';
import { type Input, isSameFile } from './input.ts';
import type { ReduceCommand } from './options.ts';
import { quote } from './quote.ts';
import { Failure } from './usage.ts';

export interface Test {
  /** Identifies the test in the journal. */
  readonly digest: string;
  /** What is run; `{}` stands for the candidate. */
  readonly command: readonly string[];
  /** What else may be the reason if the input is not interesting. */
  readonly hint: string | undefined;
  oracle(state: StateFolder): Oracle;
}

/** Throws a `Failure` that says what to do if it cannot be used. */
export function findTest({ test, file, jobs, saveTemps }: ReduceCommand, input: Input): Test {
  const { name } = input;
  if (test.kind === 'script') {
    const path = findScript(test.path);
    const problem = scriptProblem(path);
    if (problem !== undefined) throw new Failure(problem + swapHint(test.path, file));
    const command = [path, '{}'];
    const oracle = () => scriptOracle({ test: path, name, jobs, saveTemps });
    return { digest: digestOfCommand(command), command, hint: undefined, oracle };
  }
  const { argv, expect } = test;
  if (findProgram(argv[0] ?? '') === undefined) throw new Failure(`There is no command ${argv[0]}.`);
  // Who names the file itself means the candidate.
  const command = absolute(argv.map((arg) => (isSameFile(statOf(arg), input.stats) ? '{}' : arg)));
  return {
    digest: digestOfCommand([process.cwd(), ...command, ...Object.entries(expect).map(String)]),
    command,
    hint: explainExpectations(expect),
    oracle: (state) => {
      const learned = state.journal?.noted('exit');
      return commandOracle({
        argv: command,
        expect: { ...expect, exit: expect.exit ?? (learned === undefined ? undefined : Number(learned)) },
        original: state.original,
        onLearned: (exit) => state.journal?.note('exit', String(exit)),
        name,
        jobs,
        saveTemps,
      });
    },
  };
}

/** As a shell does it, but a test in the current folder needs no `./`. */
const findScript = (path: string): string =>
  statOf(path) === undefined ? (findProgram(path) ?? path) : resolve(path);

function swapHint(test: string, file: string): string {
  return scriptProblem(resolve(file)) === undefined
    ? `\nIs it the other way round? pith ${quote(file)} ${quote(test)}`
    : '';
}

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
