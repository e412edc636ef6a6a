import { expect, test } from 'vitest';
import { array } from '../../../src/passes/semantic/array.ts';
import { words } from '../../tree/editing.ts';
import { proposed } from '../on-trees.ts';
import { examples } from './examples.ts';

examples(array, [
  ['c', 'int a[3] = {1, 2}; int f() { return a[1 + a[2]]; }', 'int a = 1; int f() { return a; }'],
  ['c', 'int a; int f() { return a; }', 'int a; int f() { return a; }'],
  ['cpp', 'int a[3][4]; int b = a[1][2] + a[c][d];', 'int a[4]; int b = a[0] + a[0];'],
]);

test('removes dimensions, replaces elements by variables and indices by 0', async () => {
  expect((await proposed(array, 'c', 'int a[2][3]; int b = a[i][j];')).map(words)).toEqual([
    'int a[3]; int b = a[j];',
    'int a[2]; int b = a[i];',
    'int a[2][3]; int b = a[0][0];',
  ]);
  expect((await proposed(array, 'c', 'static int a[2] = {5, 6}, *b; int c = a[1];')).map(words)).toEqual([
    'static int a = 5, *b; int c = a;',
    'static int a = 6 , *b; int c = a;',
    'static int a[2] = {5, 6}, *b; int c = a[0];',
  ]);
  expect((await proposed(array, 'c', 'static int a[2] = {5, 6}; int c = a[1] + a[0];')).map(words)).toEqual([
    'static int a = 5; int c = a + a;',
    'static int a_1 = 6 ; static int a_0 = 5 ; int c = a_1 + a_0;',
    'static int a[2] = {5, 6}; int c = a[0] + a[0];',
  ]);
});
