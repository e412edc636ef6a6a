import { expect, test } from 'vitest';
import { removeUnused } from '../../../src/passes/semantic/remove-unused.ts';
import { left, proposed } from '../on-trees.ts';
import { examples } from './examples.ts';

examples(removeUnused, [
  ['c', 'int a = 1; enum { B, C }; struct s { int d; }; int f(int e) { l: return C; }', 'enum { };'],
  ['c', 'int f(int a) { return f(a); } int g(void); int g(void) { }', ''],
  ['go', 'package p\nimport "fmt"\nimport "os"\ntype T int\nvar a T\n', 'package p\n'],
  ['rust', 'use a::{b, c::D}; struct S; fn f() { let x = 1; }', 'use a::{};'],
  ['python', 'import os.path\nfrom a import b, c as d\nx = 1\ndef f(): f()\nclass C:\n  y = 2\n', ''],
  ['solidity', 'contract C { struct S { uint a; } event E(); uint x = 1; }', ''],
  ['smtlib', '(declare-const a Int)(declare-sort S 0)(define-fun f () Int 1)(check-sat)', '(check-sat)'],
]);

const without =
  (...words: readonly string[]) =>
  (text: string) =>
    words.every((word) => text.includes(word));

test('with a declaration go those that only it uses', async () => {
  const [first] = await proposed(
    removeUnused,
    'c',
    'int b; int c(void) { return b; } int f(void) { return c(); }',
  );
  expect(first).toBe('');
});

test('parameters stay, and what is used from elsewhere', async () => {
  const text = 'int f(int a); int b = f(1); int g() { return b; }';
  expect(await left(removeUnused, 'c', text, without('g'))).toBe(text);
});

const GO = (imports: string, body: string) => `package p\n${imports}func f() {${body}}\n`;

test.each([
  [GO('import "os"\n', ' os.Exit(1); g() '), GO('', ' g() ')],
  [GO('', ' a := g(); h(a) ; g()'), GO('', ' g()')],
  [GO('', ' a, err := g(); if err != nil { h() }; k(a)'), GO('', ' a, _ := g(); k(a)')],
])('in Go, statements go together with what they leave unused', async (before, after) => {
  expect(await proposed(removeUnused, 'go', before)).toContain(after);
});

test('nothing has to be used in C', async () => {
  expect(
    await proposed(removeUnused, 'c', 'int f(int a) { int b = 1; return b; } int c = f(1); int d = c + d;'),
  ).toHaveLength(1);
});
