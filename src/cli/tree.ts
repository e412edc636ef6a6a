/** `pith tree FILE`: shows how Pith sees a file. */
import { once } from 'node:events';
import { isError, nodesOf } from '../tree/node.ts';
import { findFacts } from '../semantics/find-facts.ts';
import { countNames, showFacts } from '../semantics/show.ts';
import { showSorts } from '../semantics/smtlib/show.ts';
import { findSorts } from '../semantics/smtlib/sorts.ts';
import { finish } from '../core/work.ts';
import { readProgram } from '../tree/tree-program.ts';
import { showTree, showTreeAsJson } from '../tree/show.ts';
import { checkLanguage, chooseLanguage, type LanguageOptions } from '../frontend/choose.ts';
import { findInput } from './standard-streams.ts';
import { count, share } from '../report/format.ts';
import { say, warn } from './say.ts';
import { Failure } from '../core/errors.ts';

export interface TreeCommand extends LanguageOptions {
  readonly file: string;
  readonly json: boolean;
  readonly facts: boolean;
}

export async function runTree(command: TreeCommand): Promise<void> {
  checkLanguage(command);
  const { title, read: readBytes } = await findInput(command.file, command.lang);
  const bytes = readBytes();
  const { name, syntax, notice } = await chooseLanguage(command, command.file, bytes);
  if (syntax === undefined) {
    throw new Failure(
      `${notice ?? `The language of ${title} is unknown; give it with --lang.`} To see all: pith langs`,
    );
  }
  if (notice !== undefined) warn(notice);
  const read = readProgram(syntax, bytes);
  const root = 'why' in read ? read.root : read.program.root;
  if (command.facts) {
    const facts = finish(findFacts(syntax, root));
    await print(showFacts(root, facts));
    if (syntax.meaning?.sorts === 'smtlib') await print(showSorts(root, finish(findSorts(root))));
    const { all, unknown } = countNames(facts);
    say(`${name}: ${count(facts.names.length)} names, ${share(unknown, all)} of their tokens unknown`);
  } else await print((command.json ? showTreeAsJson : showTree)(root));
  let nodes = 0;
  let errors = 0;
  for (const node of nodesOf(root)) {
    nodes++;
    if (isError(node)) errors++;
  }
  say(`${name}: ${syntax.lexer.count(bytes)} tokens, ${nodes} nodes, ${errors} errors`);
  if ('why' in read) warn(`${title} would be reduced as a list, because as ${name} ${read.why}`);
}

/** Stops when the reader closes standard output. */
async function print(pieces: Iterable<string>): Promise<void> {
  let isRead = true;
  process.stdout.once('error', () => (isRead = false));
  for (const piece of pieces) {
    if (!isRead) return;
    if (!process.stdout.write(piece)) await once(process.stdout, 'drain').catch(() => undefined);
  }
}
