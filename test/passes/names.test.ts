import { expect, test } from 'vitest';
import { names } from '../../src/passes/names.ts';
import { words } from '../tree/editing.ts';
import { has, left, proposed } from './on-trees.ts';

test('what is declared goes with its uses', async () => {
  const text = 'int a; int b; void f() { a = 1; b = 2; g(a, b); }';
  const holds = (t: string) => !t.includes('a') === !t.includes('int a') && t.includes('g(');
  expect(await left(names, 'c', text, holds)).toBe(' void f() {;; g(); }');
});

test('a name that is needed keeps its declaration and its uses', async () => {
  const text = 'x = 1\ny = 2\nprint(x, y)\n';
  const holds = (t: string) => t.includes('print(') && has('x = 1', 'x')(t);
  expect(await left(names, 'python', text, holds)).toBe('x = 1\nprint(x)\n');
});

test('names that occur once are removed together, half of them at a time', async () => {
  const text =
    '(declare-var a Int)\n(declare-var b Int)\n(declare-var c Int)\n(declare-var d Int)\n(query c)';
  const [first] = await proposed(names, 'smtlib', text);
  expect(first).toBe('(declare-var c Int)\n(declare-var d Int)\n(query c)');
});

test.each([
  ['smtlib', '(declare-const |a b| Int)\n(assert (> |a b| 0))', '(assert (> 0))'],
  ['javascript', 'class A { #a = 1; b() { return this.#a; } }', 'class A { b() { return; } }'],
  ['rust', 'macro_rules! m { ($a:expr) => { f($a) } }', 'macro_rules! m { () => { f() } }'],
])('a name is whatever the language calls one, in %s: %s', async (language, text, expected) => {
  expect((await proposed(names, language, text)).map(words)).toContain(expected);
});
