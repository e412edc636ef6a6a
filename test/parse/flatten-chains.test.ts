import { expect, test } from 'vitest';
import { perses } from '../../src/passes/perses.ts';
import { type Branch, type Node, nodesOf, textOf } from '../../src/tree/node.ts';
import { has, runOn } from '../passes/on-trees.ts';
import { treeOf, words } from '../tree/editing.ts';

/** The first chain in a text: its head or tail, and its links. */
async function chainIn(language: string, text: string): Promise<readonly (string | string[])[]> {
  const tree = await treeOf(language, text);
  expect(Buffer.from(tree.print()).toString()).toBe(text);
  const chain = [...nodesOf(tree.root)].find(({ symbol }) => symbol.startsWith('chain('));
  if (chain === undefined || chain.kind === 'token') return [];
  return chain.children.map((child) => (isList(child) ? child.children.map(wordsOf) : wordsOf(child)));
}

const isList = (node: Node): node is Branch => node.kind === 'star' || node.kind === 'plus';
const wordsOf = (node: Node): string => words(textOf(node)).replaceAll(/ ?([.,;()[\]]|->) ?/g, '$1');

test.each([
  ['c', 'int x = a + b + c;', ['a', ['+ b', '+ c']]],
  ['c', 'int x = a + b - c * d;', ['a', ['+ b', '- c * d']]],
  ['c', 'int x = a * b * c + d;', ['a', ['* b', '* c']]],
  ['c', 'int x = a.b(c)[d]->e;', ['a', ['.b', '(c)', '[d]', '->e']]],
  ['c', 'void f() { a, b, c; }', [['a,', 'b,'], 'c']],
  ['c', 'void f() { a = b = c; }', [['a =', 'b ='], 'c']],
  ['c', 'int x = a ? b : c ? d : e;', [['a ? b :', 'c ? d :'], 'e']],
  ['c', 'void f() { if (a) b; else if (c) d; else e; }', [['if(a)b;else', 'if(c)d;else'], 'e;']],
  ['rust', 'fn f() { if a {} else if b {} else {} }', [['if a { } else', 'if b { } else'], '{ }']],
  ['java', 'class A { int x = a + b + c; }', ['a', ['+ b', '+ c']]],
  ['javascript', 'a ** b ** c;', [['a **', 'b **'], 'c']],
  ['typescript', 'type A = B | C | D;', ['B', ['| C', '| D']]],
  ['python', 'a and b and c\n', ['a', ['and b', 'and c']]],
  ['go', 'package a\n\nvar x = a.b(c)[d]\n', ['a', ['.b', '(c)', '[d]']]],
  ['solidity', 'contract A { uint x = a + b + c; }', ['a', ['+ b', '+ c']]],
])('%s: %s', async (language, text, chain) => {
  expect(await chainIn(language, text)).toEqual(chain);
});

test.each(['int x = a + b;', 'int x = a + (b + c);', 'void f() { if (a) b; else c; }', 'int x = a + + c;'])(
  'no chain of two links: %s',
  async (text) => {
    expect(await chainIn('c', text)).toEqual([]);
  },
);

const sum = (count: number) =>
  `int f() { return ${Array.from({ length: count }, (_, i) => `v${i}`).join(' + ')}; }`;

test('perses finds two of 200 summands as in any list', async () => {
  const run = await runOn(perses, 'c', sum(200), has('return v0', 'v199;'));
  expect(run.text).toBe('return v0 + v199;');
  expect(run.stats.queries).toBe(223);
});

test('a chain of 10,000 links is one list', async () => {
  const [, links] = await chainIn('c', sum(10_001));
  expect(links).toHaveLength(10_000);
});
