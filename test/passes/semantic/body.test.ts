import { body } from '../../../src/passes/semantic/body.ts';
import { left } from '../on-trees.ts';
import { expect, test } from 'vitest';
import { words } from '../../tree/editing.ts';
import { examples } from './examples.ts';

examples(body, [
  ['c', 'int f(int a) { return a; }', 'int f(int a);'],
  ['c', 'int f(int a); int f(int a) { return a; }', 'int f(int a);'],
  ['c', 'int f(); int f(); int f();', 'int f();'],
  ['c', 'int f(), g(); int f();', 'int f(), g();'],
  ['rust', 'fn f(a: u8) -> u8 { g(a); a }', 'fn f(a: u8) -> u8 { loop {} }'],
  [
    'go',
    'package p\nfunc f(a int) int {\n\tg(a)\n\tg(1)\n\treturn a\n}\n',
    'package p\nfunc f(a int) int { panic(0) }\n',
  ],
  [
    'solidity',
    'contract C { function f(uint a) public returns (uint) { return a; } }',
    'contract C { function f(uint a) public returns (uint) { } }',
  ],
  ['java', 'abstract class A { int f() { return 1; } }', 'abstract class A { int f(); }'],
  ['cpp', 'struct A { int f(); }; int A::f() { return 1; }', 'struct A { int f(); };'],
  ['typescript', 'function f(): number { return b(); }', 'function f(): number;'],
]);

test('a definition moves to the first declaration', async () => {
  const text = 'int f(int); int g() { return f(1); } int f(int a) { return a; }';
  expect(words(await left(body, 'c', text, (t) => t.includes('a; }') && t.includes('(1)')))).toBe(
    'int f(int a) { return a; } int g() { return f(1); }',
  );
});
