import { indirection } from '../../../src/passes/semantic/indirection.ts';
import { examples } from './examples.ts';

examples(indirection, [
  [
    'c',
    'int a; int *b = &a; int f() { b = &a; return *b; }',
    'int a; int b = a; int f() { b = a; return b; }',
  ],
  [
    'c',
    'struct S { int c; }; int f(struct S *a) { return a->c; }',
    'struct S { int c; }; int f(struct S a) { return a.c; }',
  ],
  [
    'c',
    'int f(int *a); int f(int *a) { return a[2] + *a; } int b = f(&c);',
    'int f(int a); int f(int a) { return a + a; } int b = f(c);',
  ],
  [
    'c',
    'struct S *f() { return &a; } int b() { return f()->c + f(1)->c; }',
    'struct S f() { return a; } int b() { return f().c + f(1).c; }',
  ],
  ['c', 'int **a; int b = **a;', 'int a; int b = a;'],
  ['c', 'int a = b * c; int d = a;', 'int a = b * c; int d = a;'],
  [
    'cpp',
    'int *p; int f(int *a) { return *a; } int x = f(&y);',
    'int p; int f(int a) { return a; } int x = f(y);',
  ],
]);
