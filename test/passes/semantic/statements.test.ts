import { expect, test } from 'vitest';
import { finish } from '../../../src/core/work.ts';
import {
  blockContents,
  freshNames,
  renamed,
  resultNamed,
  statementIn,
} from '../../../src/passes/semantic/statements.ts';
import { type Text, write } from '../../../src/passes/semantic/text.ts';
import { factsOf } from '../../../src/semantics/facts.ts';
import { find } from '../../../src/tree/edit.ts';
import { type Node, nodesOf, textOf } from '../../../src/tree/node.ts';
import { treeOf, words } from '../../tree/editing.ts';

const program = await treeOf('c', 'int *a_1(char b) { if (b) { a_1(b); } return a_1(0) + 1; }');
const { root, syntax } = program;
const facts = finish(factsOf(program));
const statements = syntax.meaning!.statements!;

const nodeOf = (text: string): Node => [...nodesOf(root)].find((node) => words(textOf(node)) === text)!;
const written = (text: Text) => words(write(root, nodeOf('1'), new Map([[nodeOf('1').id, [text]]]))!);

test.each([
  ['0', 'return a_1 ( 0 ) + 1 ;'],
  ['a_1 ( b )', 'a_1 ( b ) ;'],
])('the innermost statement around %s', (text, statement) => {
  const { path } = find(root, nodeOf(text).id)!;
  expect(words(textOf(statementIn(statements, path)!))).toBe(statement);
});

test('fresh names are not in the program, nor given twice', () => {
  const fresh = freshNames(facts);
  expect([fresh('a'), fresh('a'), fresh('b'), fresh('b')]).toEqual(['a', 'a_2', 'b_1', 'b_2']);
});

test('a name is renamed wherever it is', () => {
  const name = facts.names.find(({ text }) => text === 'b')!;
  expect(renamed(name, 'c')).toHaveLength(3);
});

test('a variable for the result of a function has its type', () => {
  const declared = facts.declarations.find(({ kind }) => kind === 'function');
  expect(written(resultNamed(program, statements, declared, 'r')!)).toBe('int * r ;');
  expect(written(resultNamed(program, statements, undefined, 'r')!)).toBe('int r ;');
});

test('the contents of a block have no brackets', () => {
  expect(written(blockContents(nodeOf('{ a_1 ( b ) ; }')))).toBe('a_1(b);');
});
