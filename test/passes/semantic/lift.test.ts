import { expect, test } from 'vitest';
import { lift } from '../../../src/passes/semantic/lift.ts';
import { words } from '../../tree/editing.ts';
import { proposed } from '../on-trees.ts';
import { examples } from './examples.ts';

examples(lift, [
  ['c', 'int f() { int a; a = 1; }', 'int a; int f() { a = 1; }'],
  ['c', 'char a; int f() { int a; a = 1; }', 'char a; int a_1; int f() { a_1 = 1; }'],
  ['c', 'int f() { struct S { int b; }; g(); }', 'struct S { int b; }; int f() { g(); }'],
  ['c', 'int f() { a; { b; { c; } } }', 'int f() { a; b; c; }'],
  ['c', 'int f() { for (int i = 0;;) i; if (a) { b; } }', 'int f() { for (int i = 0;;) i; if (a) { b; } }'],
  ['rust', 'fn f() { fn g() {} { h(); } }', 'fn g() {} fn f() { h(); }'],
  ['javascript', 'function f() { let a = 1; g(a); }', 'let a = 1; function f() { g(a); }'],
  ['cpp', 'namespace n { int a; } int b = n::a;', 'int a; int b = a;'],
]);

test('a variable moves out of everything, or out of the innermost block', async () => {
  expect((await proposed(lift, 'c', 'int f() { if (a) { int b; b = 1; } }')).map(words)).toEqual([
    'int b; int f() { if (a) { b = 1; } }',
    'int f() { int b; if (a) { b = 1; } }',
  ]);
});
