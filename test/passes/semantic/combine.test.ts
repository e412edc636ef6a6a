import { expect, test } from 'vitest';
import { combine } from '../../../src/passes/semantic/combine.ts';
import { words } from '../../tree/editing.ts';
import { left } from '../on-trees.ts';
import { examples } from './examples.ts';

examples(combine, [
  ['c', 'int a; int *b = 0; char c; int d;', 'int a, *b = 0, d; char c;'],
  ['c', 'static int a; int b; static int c;', 'static int a, c; int b;'],
  ['c', 'int f(int a) { int b; { int c; } }', 'int f(int a) { int b; { int c; } }'],
]);

test('where others have to come in between, only neighbours share a declaration', async () => {
  const text = 'int a; int b = 1; char c; int d = c;';
  expect(words(await left(combine, 'c', text, (t) => /char c;.*d = c/.test(t)))).toBe(
    'int a, b = 1 ; char c; int d = c;',
  );
});
