import { expect, test } from 'vitest';
import { finish } from '../../../src/core/work.ts';
import { wellSorted } from '../../../src/passes/smtlib/well-sorted.ts';
import { treeOf } from '../../tree/editing.ts';

const allows = async (before: string, after: string): Promise<boolean> =>
  finish(
    finish(wellSorted(await treeOf('smtlib', before))).fitness.allows!(await treeOf('smtlib', after), {
      name: 'test',
    }),
  );

test('a name that is no longer declared', async () => {
  expect(await allows('(declare-const x Int)(assert (> x 0))', '(assert (> x 0))')).toBe(false);
});

test('an argument of another sort', async () => {
  expect(
    await allows('(declare-const x Int)(assert (> x 0))', '(declare-const x Bool)(assert (> x 0))'),
  ).toBe(false);
});

test('a problem that the original has', async () => {
  expect(await allows('(assert (> y 0))(check-sat)', '(assert (> y 0))')).toBe(true);
});

test('a datatype without a finite value', async () => {
  expect(
    await allows(
      '(declare-datatype L (nil (cons (tail L))))(declare-const l L)',
      '(declare-datatype L ((cons (tail L))))(declare-const l L)',
    ),
  ).toBe(false);
});

test('datatypes of which one has a plain constructor', async () => {
  const both = '(declare-datatypes ((T 0) (L 0)) (((node (of L))) (nil (cons (head T)))))';
  expect(await allows(both, `${both}(check-sat)`)).toBe(true);
});

test.each([
  ['a constructor', '(match l ((nil true)))'],
  ['an argument', '(match l ((nil true) (cons true)))'],
  ['a datatype', '(match 1 ((nil true) ((cons t) true)))'],
])('a match without %s', async (_, term) => {
  const script = (asserted: string) =>
    `(declare-datatype L (nil (cons (tail L))))(declare-const l L)(assert ${asserted})`;
  expect(await allows(script('(match l ((nil true) (other true)))'), script(term))).toBe(false);
});
