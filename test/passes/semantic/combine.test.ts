import { expect, test } from 'vitest';
import { combine } from '../../../src/passes/semantic/combine.ts';
import { words } from '../../tree/editing.ts';
import { left } from '../on-trees.ts';
import { examples } from './examples.ts';

examples(combine, [
  ['c', 'int a; int *b = 0; char c; int d;', 'int a, *b = 0, d; char c;'],
  ['c', 'static int a; int b; static int c;', 'static int a, c; int b;'],
  ['c', 'int f(int a) { int b; { int c; } }', 'int f(int a) { int b; { int c; } }'],
  [
    'java',
    'class A { int a; int b = 1; void f() { int c = 1; int d; } }',
    'class A { int a, b = 1; void f() { int c = 1, d; } }',
  ],
  ['javascript', 'var a = 1; var b; let c = 1; let d = 2;', 'var a = 1, b; let c = 1, d = 2;'],
  ['typescript', 'let a: number; let b = 2;', 'let a: number, b = 2;'],
]);

test('where others have to come in between, only neighbours share a declaration', async () => {
  const text = 'int a; int b = 1; char c; int d = c;';
  expect(words(await left(combine, 'c', text, (t) => /char c;.*d = c/.test(t)))).toBe(
    'int a, b = 1 ; char c; int d = c;',
  );
});
