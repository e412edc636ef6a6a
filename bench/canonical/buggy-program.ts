/** Programs with the bugs of the imaginary compiler, and their tests, which need no process. */
import { languages, loadLanguage, type Syntax } from '../../src/index.ts';
import { type Bug, bugs } from './bugs.ts';
import { compile } from './compile.ts';
import { generatePrograms } from './generate.ts';

export interface BuggyProgram {
  readonly bug: Bug;
  readonly program: string;
}

/** As many programs for each bug. */
export const buggyPrograms = (count: number): BuggyProgram[] =>
  bugs.flatMap((bug, i) => generatePrograms(bug, count, 1_000 * i).map((program) => ({ bug, program })));

export const syntaxOfC = (): Promise<Syntax> =>
  loadLanguage(
    languages.find(({ name }) => name === 'c')!,
    process.cwd(),
  );

/** Whether a program compiles, with this bug. */
export const testFor =
  (bug: Bug, syntax: Syntax) =>
  (program: Uint8Array): boolean => {
    const text = new TextDecoder().decode(program);
    const tree = compile(text);
    // The parser takes longest and nearly always agrees, so it comes last.
    return tree !== undefined && bug.isIn(tree) && syntax.parse(text).errors === 0;
  };
