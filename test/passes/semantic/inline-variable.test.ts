import { inlineVariable } from '../../../src/passes/semantic/inline-variable.ts';
import { examples } from './examples.ts';

examples(inlineVariable, [
  ['c', 'int f() { int a = 3; return a; }', 'int f() { return 3; }'],
  ['c', 'int a = 1 + 2; int b = a;', 'int b = (1 + 2);'],
  ['c', 'enum { A = 7 }; int b = A;', 'enum { }; int b = 7;'],
  ['c', '#define N 1 + 2\nint b = N;', 'int b = (1 + 2);'],
  ['c', 'int f(int b) { int a; a = -b; g(a); return a; }', 'int f(int b) { ; g((-b)); return (-b); }'],
  ['c', 'int a = 1; int f() { if (a = 2) g(a); }', 'int f() { if (2) g(2); }'],
  ['c', 'int a; int f() { a = 1; a = 2; g(a); }', 'int a; int f() { a = 1; a = 2; g(a); }'],
  ['c', 'int a; int f() { a = a + 1; g(a); }', 'int a; int f() { a = a + 1; g(a); }'],
  ['c', 'char *a = "b  c"; int f() { g(a); }', 'int f() { g("b  c"); }'],
  ['java', 'class A { void f() { int a = 1 + 2; g(a * 3); } }', 'class A { void f() { g((1 + 2) * 3); } }'],
  ['javascript', 'const a = 1 + 2; g(a * 3);', 'g((1 + 2) * 3);'],
  ['typescript', 'let a: number; a = 3; g(a * 3);', 'g(3 * 3);'],
]);
