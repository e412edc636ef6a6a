/** `pith tree FILE`: shows how Pith sees a file. */
import { once } from 'node:events';
import { isError, nodesOf } from '../tree/node.ts';
import { readProgram } from '../tree/program.ts';
import { showTree, showTreeAsJson } from '../tree/show.ts';
import { readInput } from './input.ts';
import { chooseLanguage, checkLanguage, type LanguageOptions } from './language.ts';
import { Failure } from './usage.ts';

export interface TreeCommand extends LanguageOptions {
  readonly file: string;
  readonly json: boolean;
}

export async function runTree(command: TreeCommand): Promise<void> {
  checkLanguage(command);
  const bytes = readInput(command.file).read();
  const { name, syntax, notice } = await chooseLanguage(command, command.file, bytes);
  if (syntax === undefined) {
    throw new Failure(
      `${notice ?? `The language of ${command.file} is not known; say it with --lang.`} To see all: pith langs`,
    );
  }
  const read = readProgram(syntax, bytes);
  if ('why' in read)
    throw new Failure(`${command.file} would be reduced as a list: as ${name}, ${read.why}.`);
  const { root } = read.program;
  for (const piece of (command.json ? showTreeAsJson : showTree)(root)) {
    if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
  }
  let nodes = 0;
  let errors = 0;
  for (const node of nodesOf(root)) {
    nodes++;
    if (isError(node)) errors++;
  }
  process.stderr.write(`${name}: ${root.tokens} tokens, ${nodes} nodes, ${errors} errors\n`);
}
