import { expect, test } from 'vitest';
import { hoist } from '../../src/passes/hoist.ts';
import { has, left, proposed } from './on-trees.ts';

test('at any depth, and below a node that fits', async () => {
  const text = 'x = ((((((((a + 1) + 2) + 3) + 4) + 5) + 6) + 7) + 8);';
  expect(await proposed(hoist, 'c', text)).toContain('x = a;');
});

test('the smallest part first', async () => {
  const all = await proposed(hoist, 'python', 'x = f(g(y))\n');
  expect(all.indexOf('x = y\n')).toBeLessThan(all.indexOf('x = g(y)\n'));
});

test('a statement takes the place of the one around it', async () => {
  const text = 'void f() { if (a) while (b) { crash(); } }';
  expect(await left(hoist, 'c', text, has('void f()', 'crash();'))).toBe('void f() { crash(); }');
});

test('leaves large programs alone', async () => {
  expect(await proposed(hoist, 'c', 'f((a));\n'.repeat(300))).toEqual([]);
});
