import { expect, test } from 'vitest';
import { columns } from '../../src/passes/columns.ts';
import { left, proposed } from './on-trees.ts';

test('a parameter goes with its arguments', async () => {
  const text = 'int f(int a, int b) { return b; }\nint g() { return f(1, 2) + f(x, y); }';
  const calls = (t: string) => t.match(/f\(.*?\)/g)!.map((call) => call.split(',').length);
  const holds = (t: string) =>
    /int f\(/.test(t) && /int g/.test(t) && new Set(calls(t)).size === 1 && t.includes('int b');
  expect(await left(columns, 'c', text, holds)).toBe(
    'int f(int b) { return b; }\nint g() { return f(2) + f(y); }',
  );
});

test('in a language of brackets', async () => {
  const text = '(declare-rel f (Int Bool))\n(rule (f 1 true))\n(rule (f 2 false))';
  expect(await proposed(columns, 'smtlib', text)).toEqual([
    '(declare-rel f (Int))\n(rule (f 1))\n(rule (f 2))',
    '(declare-rel f ( Bool))\n(rule (f true))\n(rule (f false))',
  ]);
});

test('the last column first', async () => {
  expect((await proposed(columns, 'python', 'def f(a, b): pass\nf(1, 2)\n')).slice(0, 2)).toEqual([
    'def f(a): pass\nf(1)\n',
    'def f(b): pass\nf(2)\n',
  ]);
});

test('a list that stands alone has no column', async () => {
  expect(await proposed(columns, 'c', 'int f(int a, int b);')).toEqual([]);
});
