import { expect, test } from 'vitest';
import { finish } from '../../../src/core/work.ts';
import { castsFor, withIndices } from '../../../src/passes/smtlib/width.ts';
import { sortsOf } from '../../../src/semantics/smtlib/sorts.ts';
import { textOf } from '../../../src/tree/node.ts';
import { treeOf } from '../../tree/editing.ts';

test.each([
  ['extract', [7, 0], 4, 4, '( _ extract 3 0 )'],
  ['extract', [7, 4], 8, 2, '( _ extract 5 4 )'],
  ['extract', [7, 4], 2, 4, '( _ zero_extend 2 )'],
  ['zero_extend', [8], 4, 8, '( _ zero_extend 4 )'],
  ['sign_extend', [8], 4, 2, '( _ extract 1 0 )'],
  ['int2bv', [8], undefined, 4, '( _ int2bv 4 )'],
  ['repeat', [2], 4, 8, undefined],
  ['repeat', [2], 4, 6, '( _ zero_extend 2 )'],
  ['bvadd', [], 4, 4, undefined],
] as const)('%s %j from %s to %s bits: %s', (name, indices, from, to, result) => {
  expect(withIndices(name, indices, from, to)).toBe(result);
});

test('the casts of a script whose vectors of 8 bits get 4', async () => {
  const script =
    '(declare-const a (_ BitVec 8)) (assert (= ((_ zero_extend 8) a) (concat a a))) (assert (= a (bvnot a)))';
  const sorts = finish(sortsOf(await treeOf('smtlib', script)));
  const casts = [...castsFor(sorts, (width) => (width === 8 ? 4 : width))];
  expect(casts.map(([node]) => textOf(node))).toEqual(['( _ zero_extend 8 )', '( concat a a )']);
  expect(casts[0]![1]).toBe('( _ zero_extend 12 )');
});
