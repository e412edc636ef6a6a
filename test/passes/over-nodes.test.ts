import { expect, test } from 'vitest';
import { overNodes } from '../../src/passes/over-nodes.ts';
import { leavesOf } from '../../src/tree/node.ts';
import { proposed, runOn } from './on-trees.ts';

/** Puts the last name of the program in the place of each call. */
const uncalled = overNodes('uncalled', 'smaller', ({ syntax, root }) => {
  const last = [...leavesOf(root)].findLast((leaf) => syntax.isIdentifier(leaf))!;
  return (node) => (node.symbol === 'call_expression' ? [last] : []);
});

test('each node, those outside before those inside them', async () => {
  expect(await proposed(uncalled, 'c', 'x = f(g(a)) + h(b);')).toEqual([
    'x = b + h(b);',
    'x = f(g(a)) + b;',
    'x = f(b) + h(b);',
  ]);
});

test('after an acceptance, it continues after the replaced node', async () => {
  const { accepted } = await runOn(uncalled, 'c', 'x = f(g(a)) + h(b);', (t) => t.includes('f('));
  expect(accepted).toEqual(['x = f(g(a)) + b;', 'x = f(b) + b;']);
});

test('a program that does not parse is not proposed', async () => {
  const broken = overNodes('broken', 'smaller', ({ root }) => {
    const semicolon = [...leavesOf(root)].at(-1)!;
    return (node) => (node.symbol === 'call_expression' ? [semicolon] : []);
  });
  expect(await proposed(broken, 'c', 'int x = f(1);')).toEqual([]);
});
