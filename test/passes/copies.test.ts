import { expect, test } from 'vitest';
import { copies } from '../../src/passes/copies.ts';
import { left, proposed } from './on-trees.ts';

test('a name that is used elsewhere, in every place that it fits', async () => {
  expect(await proposed(copies, 'c', 'int x; int y = f(1) + x;')).toEqual([
    'int x; int x;',
    'int x; int y = x;',
    'int x; int y = x + x;',
  ]);
});

test('a call becomes a variable', async () => {
  const text = 'x = 1\ny = f(2) + x\n';
  expect(await left(copies, 'python', text, (t) => /^x = 1\ny = .+ \+ x/.test(t))).toBe('x = 1\ny = x + x\n');
});

test('a name that is there only once is its own declaration', async () => {
  expect(await proposed(copies, 'c', 'int y = 1 + 2;')).toEqual([]);
});
