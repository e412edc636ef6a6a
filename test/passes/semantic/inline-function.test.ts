import { inlineFunction } from '../../../src/passes/semantic/inline-function.ts';
import { examples } from './examples.ts';

examples(inlineFunction, [
  ['c', 'int f(int a) { return a + 1; } int b = f(2);', 'int b = ( 2 + 1 );'],
  ['c', 'int f(int a) { return a; } int b() { return f(b(3)); }', 'int b() { return (( b ( 3 ) )); }'],
  ['c', 'int f() { return f(); }', 'int f() { return f(); }'],
  ['c', 'void f(int a) { g(a); h(a); } int b() { f(3); }', 'int b() { { int a = 3; g ( a ) ; h ( a ) ; } }'],
  [
    'c',
    'static int f(int a) { g(a); return a + 1; } int b(int c) { return f(3); }',
    'int b(int c) { int f; { int a = 3; g ( a ) ; f = a + 1 ; } return f ; }',
  ],
]);
