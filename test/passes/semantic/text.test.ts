import { expect, test } from 'vitest';
import {
  bracketed,
  bracketedText,
  filled,
  type Text,
  unchanged,
  write,
} from '../../../src/passes/semantic/text.ts';
import { type Node, nodesOf, textOf } from '../../../src/tree/node.ts';
import { treeOf, words } from '../../tree/editing.ts';

const { root } = await treeOf('c', 'int a = b + f(c);');

const nodeOf = (text: string): Node => [...nodesOf(root)].find((node) => textOf(node).trim() === text)!;

const written = (changes: readonly (readonly [text: string, instead: Text])[]) =>
  words(write(root, root, new Map(changes.map(([text, instead]) => [nodeOf(text).id, [instead]])))!);

test('a node is written with the changes in it', () => {
  expect(
    written([
      ['b', 'x'],
      ['c', 'y'],
    ]),
  ).toBe('int a = x + f( y );');
});

test('a node in a text is written with the changes in it', () => {
  expect(
    written([
      ['c', 'y'],
      ['b', [nodeOf('c'), '*', nodeOf('c')]],
    ]),
  ).toBe('int a = y * y + f( y );');
});

test('a node can be written with further changes', () => {
  const of = nodeOf('c');
  expect(written([['b', { of, with: new Map([[of.id, ['z']]]) }]])).toBe('int a = z + f(c);');
});

test('a changed node can be written as it was', () => {
  expect(written([['c', ['g(', unchanged(nodeOf('c')), ')']]])).toBe('int a = b + f( g( c ) );');
});

test('a text that grows without end is given up', () => {
  const [b, c] = [nodeOf('b'), nodeOf('c')];
  const doubling = Array.from({ length: 20 }, (): Text => [b, b]);
  expect(
    write(
      root,
      root,
      new Map([
        [b.id, doubling],
        [c.id, ['y']],
      ]),
    ),
  ).toBeUndefined();
});

test('brackets are put where other operators could come', () => {
  expect(words(write(root, root, new Map([[nodeOf('a').id, [bracketed(nodeOf('b'))]]]))!)).toBe(
    'int b = b + f(c);',
  );
  expect([bracketedText('a'), bracketedText('a + b')]).toEqual(['a', '( a + b )']);
});

test('the words of a template are filled in', () => {
  expect(filled('TYPE NAME;', { TYPE: 'int', NAME: 'a' })).toEqual(['', 'int', '', 'a', ';']);
});
