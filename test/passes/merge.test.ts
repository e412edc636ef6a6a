import { expect, test } from 'vitest';
import { merge } from '../../src/passes/merge.ts';
import { left, proposed } from './on-trees.ts';

test('a name is replaced by another, and its declaration is removed', async () => {
  expect(await proposed(merge, 'c', 'int a, b; int c = a + b;')).toEqual([
    'int b; int c = b + b;',
    ' int c = b + b;',
    'int b; int c = 0 + b;',
    ' int c = 0 + b;',
    'int a; int c = a + a;',
    ' int c = a + a;',
    'int a; int c = a + 0;',
    ' int c = a + 0;',
    'int b; int c = c + b;',
    ' int c = c + b;',
    'int a; int c = a + c;',
    ' int c = a + c;',
  ]);
});

test('a parameter goes, with its name alone or all of it, as nothing needs it', async () => {
  const [withoutName, withoutAll] = await proposed(merge, 'c', 'int f(int x) { return x; }');
  expect([withoutName, withoutAll]).toEqual(['int f(int) { return 0; }', 'int f() { return 0; }']);
});

test('a type for a variable, which occurs in other places, comes last', async () => {
  const merged = await proposed(merge, 'c', 'typedef int t; t a; t b = a;');
  expect(merged.indexOf(' b a; b b = a;')).toBeGreaterThan(merged.indexOf('typedef int t; t b = 0;'));
});

test('one variable does for two', async () => {
  const text = 'fn f() { let a = 1; let b = 2; g(a, b); }';
  const holds = (t: string) => /let (\w) = \d; *g\(\1, \1\)/.test(t) || t === text;
  expect(await left(merge, 'rust', text, holds)).toMatch(/^fn f\(\) \{ let (\w) = \d; g\(\1, \1\); \}$/);
});
