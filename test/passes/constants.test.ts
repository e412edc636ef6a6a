import { expect, test } from 'vitest';
import { constants } from '../../src/passes/constants.ts';
import { has, left, proposed } from './on-trees.ts';

test('what has no name for what is larger, or has one', async () => {
  expect(await proposed(constants, 'c', 'long x = f(y);')).toEqual([
    ';',
    'int x = f(y);',
    'long x = 0;',
    'long x = 0(y);',
    'long x = f(0);',
  ]);
});

test('they are not replaced by others that come after them', async () => {
  expect(await proposed(constants, 'rust', 'fn a(b: u8) { c }')).toEqual(
    expect.arrayContaining(['fn a(b: i8) { c }', 'fn a(_: u8) { c }', 'fn a(b: u8) { 0 }']),
  );
  expect(await proposed(constants, 'rust', 'fn a(0: i8) { 0 }')).not.toContainEqual(
    expect.stringMatching(/_:|u8/),
  );
});

test('an expression that nothing depends on becomes 0', async () => {
  expect(await left(constants, 'c', 'int x = f(y) + 7;', has('int x ='))).toBe('int x = 0;');
});
