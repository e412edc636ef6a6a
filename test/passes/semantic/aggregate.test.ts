import { aggregate } from '../../../src/passes/semantic/aggregate.ts';
import { examples } from './examples.ts';

examples(aggregate, [
  ['c', 'struct { int a; char b; } s; int f() { return s.b + s.b; }', 'char s ; int f() { return s + s; }'],
  [
    'c',
    'struct S { int *a; int b[2]; }; static struct S s = {0}; int f() { return *s.a; }',
    'struct S { int *a; int b[2]; }; static int * s = 0 ; int f() { return *s; }',
  ],
]);
