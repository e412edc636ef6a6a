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
  ['rust', 'fn f() { let a = 1; let a = a + b; g(a); }', 'fn f() { g((1 + b)); }'],
  ['rust', 'fn f() { let (a, b) = c; g(a); }', 'fn f() { let (a, b) = c; g(a); }'],
  ['go', 'package p\nfunc f() {\n\ta := 1\n\tg(a)\n}\n', 'package p\nfunc f() { g(1)\n}\n'],
  ['python', 'a = b + 1\nc(a)\n', 'c((b + 1))\n'],
  [
    'solidity',
    'contract C { uint a = 1; function f() public { uint b = a; g(b); } }',
    'contract C { function f() public { g(1); } }',
  ],
  ['smtlib', '(define-fun c () Int 1)(assert (let ((a (+ b c))) (= a a)))', '(assert (= (+ b 1) (+ b 1)))'],
  ['smtlib', '(assert (let ((a (f a))(b a)) (g a b)))', '(assert (g (f a) a))'],
  ['java', 'class A { void f() { int a = 1 + 2; g(a * 3); } }', 'class A { void f() { g((1 + 2) * 3); } }'],
  ['javascript', 'const a = 1 + 2; g(a * 3);', 'g((1 + 2) * 3);'],
  ['typescript', 'let a: number; a = 3; g(a * 3);', 'g(3 * 3);'],
]);
