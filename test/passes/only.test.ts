import { expect, test } from 'vitest';
import { constants } from '../../src/passes/constants.ts';
import { patient, type Rejected, unlikeRejected } from '../../src/passes/only.ts';
import { hoist } from '../../src/passes/hoist.ts';
import type { Reduction } from '../../src/core/reduction.ts';
import { proposals, property, reduceWith } from '../reduce-with.ts';
import { treeOf } from '../tree/editing.ts';

test('what was rejected is not tried again in another program, under other names', async () => {
  const before = await treeOf('c', 'int f = g(1); int h;');
  const after = await treeOf('c', 'int a = b(1) + 2;');
  const tried: string[] = [];
  await reduceWith(
    async (reduction: Reduction) => {
      const rejected: Rejected = new Map();
      await unlikeRejected(reduction, rejected, constants, before);
      tried.length = 0;
      await unlikeRejected(reduction, rejected, constants, after);
    },
    'int f = g(1); int h;',
    property((text) => {
      tried.push(text);
      return text.includes('h') && text.includes('g(1)');
    }),
  );
  expect(proposals(constants, after)).toContain('int a = 0(1) + 2;');
  expect(tried).not.toContain('int a = 0(1) + 2;');
  expect(tried).toContain('int a = 0;');
});

test('gives up after this many proposals', async () => {
  const tree = await treeOf('c', `x = ${Array.from({ length: 40 }, (_, i) => `a${i}`).join(' + ')};`);
  expect(
    proposals(
      patient(hoist, () => 100),
      tree,
    ),
  ).toHaveLength(100);
});
