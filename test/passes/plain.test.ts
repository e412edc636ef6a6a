import { expect, test } from 'vitest';
import { plain } from '../../src/passes/plain.ts';
import { has, left, proposed } from './on-trees.ts';

test.each([
  ['c', 'int foo = bar + bar + 123 + main("x", 7L);', 'int a = b + b + 0 + c("", 0);'],
  ['c', 'int b = a + 0;', 'int a = b + 0;'],
  ['rust', 'fn foo() { bar(1) }', 'fn a() { b(0) }'],
  ['smtlib', '(declare-const foo Int)(check foo 12)', '(declare-const a b)(c a 0)'],
])('in %s: all at once, %s becomes %s', async (language, text, expected) => {
  expect(await left(plain, language, text, () => true)).toBe(expected);
});

test('of a number that is not 0 or 1 the first digit, of a string nothing', async () => {
  expect(await proposed(plain, 'c', 'char *a = "xy";')).toEqual(['char *a = "";']);
  expect(await proposed(plain, 'c', 'int a = 72;')).toEqual(['int a = 0;', 'int a = 1;', 'int a = 7;']);
});

test('needed tokens stay, and the others become a, b, c in order', async () => {
  const text = 'int foo; int main() { return bar + baz + 42; }';
  expect(await left(plain, 'c', text, has('main', '2'))).toBe('int a; int main() { return b + c + 42; }');
});

test('names in different scopes can be the same', async () => {
  const text = 'int foo(int bar) { return bar; } int baz(int qux) { return foo(qux); }';
  expect(await left(plain, 'c', text, () => true)).toBe(
    'int a(int b) { return b; } int b(int c) { return a(c); }',
  );
});
