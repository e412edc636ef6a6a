import { expect, test } from 'vitest';
import { type } from '../../../src/passes/semantic/type.ts';
import { words } from '../../tree/editing.ts';
import { left } from '../on-trees.ts';
import { examples } from './examples.ts';

examples(type, [
  ['c', 'long a; struct S b; char f(float c) { }', 'int a; int b; int f(int c) { }'],
  ['c', 'static const int a; struct S { volatile int b : 3; };', 'int a; struct S { int b; };'],
  ['c', 'int a __attribute__((unused)), f() __attribute__((noinline));', 'int a, f();'],
  ['c', 'struct S **a = 0, b;', 'long a = 0, b;'],
  ['c', 'struct S { }; int a = sizeof(struct S);', 'int a = sizeof(int);'],
  ['c', 'enum { A = 3, B, C = 4 };', 'enum { A, B, C };'],
  ['c', 'typedef long T; int a;', 'typedef long T; int a;'],
  ['solidity', 'contract C { bytes32 private a; }', 'contract C { uint a; }'],
  ['rust', 'pub fn f() { let mut a: u64 = 1; }', 'fn f() { let a: i32 = 1; }'],
  ['java', 'class A { private static final long a = 1; List<String> b; }', 'class A { int a = 1; int b; }'],
  ['typescript', 'let a: string; class C { private c: D<number>; }', 'let a: any; class C { c: any; }'],
  ['cpp', 'class A { virtual long f() const; static unsigned b; };', 'class A { virtual int f(); int b; };'],
]);

test('if a type cannot be the plainest one, it is replaced by a plainer one of the program', async () => {
  const text = 'unsigned long a; char b; short c;';
  expect(words(await left(type, 'c', text, (t) => !t.includes('int')))).toBe('char a; char b; char c;');
});

test('all modifiers of one kind are removed at once, even if others are needed', async () => {
  const text = 'static const int a; static const int b;';
  expect(words(await left(type, 'c', text, (t) => t.includes('const')))).toBe('const int a; const int b;');
});
