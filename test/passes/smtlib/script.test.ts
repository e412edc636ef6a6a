import { expect, test } from 'vitest';
import { finish } from '../../../src/core/work.ts';
import {
  applicationOf,
  assertedBy,
  commandOf,
  commandsOf,
  freeNames,
  keywordOf,
  onlyUsedIn,
} from '../../../src/passes/smtlib/script.ts';
import { factsOf } from '../../../src/semantics/facts.ts';
import { nodesOf, textOf } from '../../../src/tree/node.ts';
import { treeOf } from '../../tree/editing.ts';

const SCRIPT = '(declare-const a Int) (declare-const c Int) (assert (< a (f c 1))) (check-sat)';

const commands = async (text: string) => commandsOf((await treeOf('smtlib', text)).root);

test('the commands of a script, by their keywords', async () => {
  expect((await commands(SCRIPT)).map(keywordOf)).toEqual([
    'declare-const',
    'declare-const',
    'assert',
    'check-sat',
  ]);
});

test('what a command asserts', async () => {
  const asserted = (await commands(SCRIPT)).map(assertedBy);
  expect(asserted.map((term) => term && textOf(term))).toEqual([
    undefined,
    undefined,
    '( < a ( f c 1 ) )',
    undefined,
  ]);
});

test('the command that a node is in', async () => {
  const all = await commands(SCRIPT);
  const node = [...nodesOf(all[2]!)].find((part) => textOf(part) === 'c')!;
  expect(commandOf(all, node)).toBe(all[2]);
});

test('an application, taken apart', async () => {
  const [term] = (await commands(SCRIPT)).flatMap((command) => assertedBy(command) ?? []);
  const applications = [...nodesOf(term!)].flatMap((node) => applicationOf(node) ?? []);
  expect(applications.map(({ head, args }) => [head, ...args.map(textOf)])).toEqual([
    ['<', 'a', '( f c 1 )'],
    ['f', 'c', '1'],
  ]);
});

test('free names are those that no name of the script has', async () => {
  const facts = finish(factsOf(await treeOf('smtlib', SCRIPT)));
  const names = freeNames(facts);
  expect([names.next().value, names.next().value]).toEqual(['b', 'd']);
});

test('after z come names of two letters', async () => {
  const all = 'abcdefghijklmnopqrstuvwxyz'.replace(/./g, (letter) => `(declare-const ${letter} Int)`);
  expect(freeNames(finish(factsOf(await treeOf('smtlib', all)))).next().value).toBe('aa');
});

test('the constants that are only used in some nodes', async () => {
  const program = await treeOf('smtlib', `${SCRIPT} (assert (< a 2))`);
  const facts = finish(factsOf(program));
  const [, , first] = commandsOf(program.root);
  expect(onlyUsedIn(facts, [first!]).map(({ text }) => text)).toEqual(['c']);
});
