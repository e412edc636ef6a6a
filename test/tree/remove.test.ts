import { describe, expect, test } from 'vitest';
import { leavesOf, nodesOf } from '../../src/tree/node.ts';
import { finish } from '../../src/core/work.ts';
import { replaceAll } from '../../src/tree/edit.ts';
import { elementsOf, removingAll } from '../../src/tree/remove.ts';
import { syntaxOf, treeIn } from './editing.ts';
import { lost } from './violations.ts';

/** The source without the tokens of these texts, and without everything that needs them. */
async function without(language: string, source: string, ...texts: readonly string[]): Promise<string> {
  const syntax = await syntaxOf(language);
  const { root, tail } = syntax.parse(source);
  const ids = [...leavesOf(root)].filter(({ text }) => texts.includes(text)).map(({ id }) => id);
  const left = finish(removingAll(syntax, root, ids));
  if (left === undefined) return '-';
  expect(lost(left)).toEqual([]);
  return syntax.print(left, tail);
}

test.each([
  ['c', 'f(a, b, c);', ['a'], 'f(b, c);'],
  ['c', 'f(a, b, c);', ['b'], 'f(a, c);'],
  ['c', 'f(a, b, c);', ['a', 'b'], 'f(c);'],
  ['c', 'f(a, b, c);', ['a', 'b', 'c'], 'f();'],
  ['c', 'int f(int a, char b) {}', ['a'], 'int f(int, char b) {}'],
  ['c', 'int x; int y;', ['x'], ' int y;'],
  ['c', 'void f() { x = 1; y = x + 2; }', ['x'], 'void f() {;; }'],
  ['rust', 'fn f(a: u8, b: u8) {}', ['a'], 'fn f(b: u8) {}'],
  ['rust', 'fn f() -> S { S { a, b: 3 } }', ['a'], 'fn f() -> S { S { b: 3 } }'],
  ['python', 'f(a, b)\n', ['a'], 'f(b)\n'],
  ['javascript', 'var a, b, c;', ['a'], 'var b, c;'],
  ['javascript', '[a, b]', ['a'], '[, b]'],
  ['json', '{"x": 1, "y": 2}', ['"x"'], '{"y": 2}'],
  ['smtlib', '(declare-var x Int)\n(declare-var y Int)', ['x'], '(declare-var y Int)'],
])('%s: %s without %s is %s', async (language, source, texts, expected) => {
  expect(await without(language, source, ...texts)).toBe(expected);
});

test('a token that the whole program needs cannot be removed', async () => {
  const syntax = await syntaxOf('json');
  const { root } = syntax.parse('[1]');
  expect(finish(removingAll(syntax, root, [root.id]))).toBeUndefined();
});

test('the single element after a repetition', () => {
  const { root, tail, syntax } = treeIn("s ::= '(' (x ',')* x ')'; x ::= 'a' | 'b' | 'c' | 'd'", '(a,b,c)');
  const last = [...leavesOf(root)].findLast(({ text }) => text === 'c')!;
  const left = finish(removingAll(syntax, root, [last.id]))!;
  expect(syntax.print(left, tail)).toBe('(a,b)');
  // The element that took its place is no longer in the list.
  const letters = [...leavesOf(left)].filter(({ text }) => /\w/.test(text));
  const changed = letters.map((leaf) => [leaf.id, { ...leaf, text: 'd' }] as const);
  expect(syntax.print(replaceAll(left, changed), tail)).toBe('(d,d)');
});

describe('the elements of a list', () => {
  const lengths = async (language: string, source: string) => {
    const syntax = await syntaxOf(language);
    return [...nodesOf(syntax.parse(source).root)].flatMap((node) =>
      node.kind === 'sequence' ? elementsOf(syntax, node).length || [] : [],
    );
  };

  test('with separators', async () => expect(await lengths('c', 'f(a, b, c);')).toEqual([3]));
  test('with a single element', async () => expect(await lengths('c', 'f(a);')).toEqual([1]));
  test('of several parts', async () =>
    expect(await lengths('rust', 'fn f(a: u8, b: u8, c: u8) {}')).toEqual([3]));
});
