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
    'struct S { int c; }; int f(struct S a) { return a . c; }',
  ],
]);
