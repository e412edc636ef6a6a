import { parameter } from '../../../src/passes/semantic/parameter.ts';
import { left } from '../on-trees.ts';
import { expect, test } from 'vitest';
import { words } from '../../tree/editing.ts';
import { examples } from './examples.ts';

examples(parameter, [
  [
    'c',
    'int f(int a, int b) { return b; } int c = f(1, 2) + f(1, 3);',
    'int f() { int b; return b; } int c = f() + f();',
  ],
  ['c', 'int f(int a) { return a; } int b = f(7) + f(7);', 'int f() { return 7; } int b = f() + f();'],
  ['c', 'int f(int a) { return f(a); } int b = f(7);', 'int f() { return f(); } int b = f();'],
  ['c', 'int f(int a) { return a; } int b = f(f(7));', 'int f() { int a; return a; } int b = f();'],
  ['c', 'int f(int); int f(int a) { return 1; }', 'int f(); int f() { return 1; }'],
  ['c', 'int f(int, char); int b = f(1, 2);', 'int f(); int b = f();'],
  ['c', 'int f(int a) { return a; }', 'int f(int a) { return a; }'],
  ['c', 'int f(a) { return a; } int b = f(1) + f(2);', 'int f() { int a; return a; } int b = f() + f();'],
  [
    'rust',
    'impl S { fn f(&self, a: u8, b: u8) -> u8 { b } fn g(&self, c: u8) { self.f(1, c); } }',
    'impl S { fn f(&self) -> u8 { let b: u8; b } fn g(&self, c: u8) { self.f(); } }',
  ],
  [
    'python',
    'class C:\n  def f(self, a, b): return b\n  def g(self, c): self.f(1, c)\n',
    'class C:\n  def f(self, b): return b\n  def g(self, c): self.f(c)\n',
  ],
  ['smtlib', '(define-fun f ((x Int)) Int 1)(assert (= (f a) 2))', '(define-fun f () Int 1)(assert (= f 2))'],
  [
    'java',
    'class A { A(int a, int b) { c = b; } A o = new A(1, 2); A p = new A(1, 2); }',
    'class A { A() { c = 2; } A o = new A(); A p = new A(); }',
  ],
  [
    'javascript',
    'class A { constructor(a, b) { g(b); } } new A(1, 2); new A(1, 3);',
    'class A { constructor() { let b; g(b); } } new A(); new A();',
  ],
  [
    'typescript',
    'function f(a: number, b?: string) { g(b); } f(1, 2); f(1);',
    'function f() { g(2); } f(); f();',
  ],
  [
    'cpp',
    'struct A { int f(int a); }; int A::f(int a) { return 1; } int b = c.f(2);',
    'struct A { int f(); }; int A::f() { return 1; } int b = c.f();',
  ],
]);

test('if it cannot be a local variable, it becomes a global one', async () => {
  const text = 'int f(int a) { return a; } int b = f(1) + f(2);';
  const holds = (t: string) => !t.includes('{ int') && !t.includes('return 1');
  expect(words(await left(parameter, 'c', text, holds))).toBe(
    'int a ; int f( ) { return a; } int b = f() + f();',
  );
});
