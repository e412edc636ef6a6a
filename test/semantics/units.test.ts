import { expect, test } from 'vitest';
import { finish } from '../../src/core/work.ts';
import { factsOf } from '../../src/semantics/facts.ts';
import { findUnits } from '../../src/semantics/units.ts';
import { textOf } from '../../src/tree/node.ts';
import { treeOf } from '../tree/editing.ts';

async function unitsOf(language: string, text: string) {
  const program = await treeOf(language, text);
  return finish(findUnits(program, finish(factsOf(program))));
}

/** Each unit's text, and what it declares and uses. */
async function shown(language: string, text: string): Promise<string[]> {
  const { units, byText } = await unitsOf(language, text);
  const texts = new Map([...byText].flatMap(([word, names]) => names.map((name) => [name, word] as const)));
  const list = (names: readonly number[]) => names.map((name) => texts.get(name)).join(' ');
  return units.map(({ node, declares, uses }) => `${textOf(node)} | ${list(declares)} | ${list(uses)}`);
}

test('declarations, members and statements are units, and have their own names', async () => {
  expect(await shown('c', 'struct a { int b; }; int c(struct a d) { e(d.b); return c; }')).toEqual([
    'struct a { int b ; } ; | a | ',
    'int b ; | b | ',
    'int c ( struct a d ) { e ( d . b ) ; return c ; } | c | a',
    'e ( d . b ) ; |  | e d b',
    'return c ; |  | ',
  ]);
});

test('the elements of a list with commas are no units', async () => {
  expect(await shown('c', 'enum { a, b }; int c[] = { 1, 2 };')).toHaveLength(2);
});

test('a unit comes before those inside of it, and knows the last of them', async () => {
  const { units } = await unitsOf('java', 'class A { int b; void c() { if (b) { b = 0; } } } class D { }');
  expect(units.map(({ parent, last }) => [parent, last])).toEqual([
    [-1, 4],
    [0, 1],
    [0, 4],
    [2, 4],
    [3, 4],
    [-1, 5],
  ]);
});

test.each([
  ['statements', 'int f() { int a; }'],
  ['members', 'struct f { int a; };'],
  ['declarations', 'extern "C" { int a; }'],
])('%s are told apart', async (kind, text) => {
  expect((await unitsOf('cpp', text)).units.at(-1)!.list).toBe(kind);
});
