import { expect, test } from 'vitest';
import { argumentsAfter, isIn } from '../../../src/passes/semantic/generics.ts';
import { type Leaf, leavesOf, textOf } from '../../../src/tree/node.ts';
import { treeOf, words } from '../../tree/editing.ts';

test.each([
  ['cpp', 'A<int, char> b;', 'A', ['int', 'char']],
  ['java', 'class C { A<B> a; }', 'A', ['B']],
  ['rust', 'fn f() { g::<u8>(); }', 'g', ['u8']],
  ['rust', 'fn f() { g(); }', 'g', undefined],
  ['c', 'int a = b < c;', 'b', undefined],
])('the type arguments after a name, in %s: %s', async (language, text, name, expected) => {
  const program = await treeOf(language, text);
  const leaf = [...leavesOf(program.root)].find((one) => one.text === name) as Leaf;
  const found = argumentsAfter(program, leaf);
  expect(found?.list.map((argument) => words(textOf(argument)))).toEqual(expected);
});

test('a node is in itself and in what is around it', async () => {
  const { root } = await treeOf('c', 'int a;');
  const [leaf] = leavesOf(root);
  expect([isIn(root, root), isIn(root, leaf!), isIn(leaf!, root)]).toEqual([true, true, false]);
});
