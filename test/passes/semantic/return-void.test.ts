import { returnVoid } from '../../../src/passes/semantic/return-void.ts';
import { examples } from './examples.ts';

examples(returnVoid, [
  ['c', 'int f() { if (a) return b; return; }', 'void f() { if (a) b ; return; }'],
  ['go', 'package p\nfunc f(a int) int { return a }\n', 'package p\nfunc f(a int) { _ = a }\n'],
  ['rust', 'fn f(a: u8) -> u8 { return a; }', 'fn f(a: u8) -> () { a; }'],
  ['java', 'class A { int f() { return b(); } }', 'class A { void f() { b(); } }'],
  ['typescript', 'function f(): number { return b(); }', 'function f(): void { b(); }'],
]);
