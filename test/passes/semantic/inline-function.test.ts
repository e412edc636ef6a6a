import { inlineCall, inlineFunction } from '../../../src/passes/semantic/inline-function.ts';
import { examples } from './examples.ts';

examples(inlineFunction, [
  ['c', 'int f(int a) { return a + 1; } int b = f(2);', 'int b = (2 + 1);'],
  ['c', 'int f(int a) { return a; } int b() { return f(b(3)); }', 'int b() { return (b(3)); }'],
  ['c', 'int f(int a) { return g(a); } int b = f(f(2));', 'int b = (g(((g(2)))));'],
  ['c', 'char *f(int a) { return h[a]; } char b = f(2)[3] + f("x y");', 'char b = (h[2])[3] + (h["x y"]);'],
  ['c', 'int f() { return f(); }', 'int f() { return f(); }'],
  [
    'c',
    'int f() { return 1; } int (*g)() = f; int b = f();',
    'int f() { return 1; } int (*g)() = f; int b = f();',
  ],
  ['c', '#define F(a, b) a + b\nint c = F(1, 2 * 3);', 'int c = (1 + (2 * 3));'],
  ['c', 'void f(int a) { g(a); h(a); } int b() { f(3); }', 'int b() { { int a = 3; g(a); h(a); } }'],
  [
    'c',
    'void f(int a) { g(a); h(a); } int b() { if (c) f(3); }',
    'int b() { if (c) { int a = 3; g(a); h(a); } }',
  ],
  [
    'c',
    'static int f(int a) { g(a); return a + 1; } int b(int c) { return f(3); }',
    'int b(int c) { int f; { int a = 3; g(a); f = a + 1; } return f; }',
  ],
  [
    'c',
    'void f(int a, int b) { g(a, b); h(); } int c(int a) { f(1, a); }',
    'int c(int a) { { int a_1 = 1; int b = a; g(a_1, b); h(); } }',
  ],
  [
    'c',
    'int x; void f() { x++; x--; } int b() { int x = 3; f(); return x; }',
    'int x; int b() { int x_1 = 3; { x++; x--; } return x_1; }',
  ],
  ['rust', 'fn f(a: u8) -> u8 { a + 1 } fn g() { h(f(2)); }', 'fn g() { h((2 + 1)); }'],
  ['rust', 'fn f(a: u8) -> u8 { k(a); a } fn g() { h(f(b)); }', 'fn g() { h({ let a: u8 = b; k(a); a }); }'],
  [
    'go',
    'package p\nfunc f(a int) int { return a + 1 }\nfunc g() { h(f(2)) }\n',
    'package p\nfunc g() { h((2 + 1)) }\n',
  ],
  ['python', 'def f(a, b=3): return a + b\ng(f(2))\n', 'g((2 + 3))\n'],
  [
    'solidity',
    'contract C { function f(uint a) public returns (uint) { return a + 1; } function g() public { h(f(2)); } }',
    'contract C { function g() public { h((2 + 1)); } }',
  ],
  ['smtlib', '(define-fun f ((x Int)) Int (+ x 1))(assert (= (f a) 2))', '(assert (= (+ a 1) 2))'],
  [
    'java',
    'class A { int f(int a) { return a + 1; } int g() { return f(2); } }',
    'class A { int g() { return (2 + 1); } }',
  ],
  [
    'java',
    'class A { void f(int a) { h(a); h(a); } void g() { this.f(3); } }',
    'class A { void g() { { int a = 3; h(a); h(a); } } }',
  ],
  ['javascript', 'const f = a => a + 1; g(f(2));', 'g((2 + 1));'],
  ['javascript', 'function f(a) { h(a); h(a); } f(2);', '{ let a = 2; h(a); h(a); }'],
  [
    'cpp',
    'struct A { int f(int a) { return a; } }; int g(A b) { return b.f(2); }',
    'struct A { }; int g(A b) { return 2; }',
  ],
  ['cpp', 'template <class T> T f(T a) { return a; } int g() { return f<int>(3); }', 'int g() { return 3; }'],
]);

examples(inlineCall, [
  [
    'c',
    'int *f(int a) { g(a); return &a; } int b() { return *f(3); }',
    'int b() { int *f; { int a = 3; g(a); f = &a; } return *f; }',
  ],
  [
    'c',
    'int f(int a) { g(a); return a + 1; } int b() { return f(f(3)); }',
    'int b() { int f_1; { int a = 3; g(a); f_1 = a + 1; } int f; { int a = f_1; g(a); f = a + 1; } return f; }',
  ],
  ['c', 'int f(int a) { return a + a; } int b = f(1 + 2 + 3);', 'int b = ((1 + 2 + 3) + (1 + 2 + 3));'],
]);
