import { expect, test } from 'vitest';
import { reachable } from '../../../src/passes/semantic/reachable.ts';
import { property, reduceWith } from '../../reduce-with.ts';
import { treeOf } from '../../tree/editing.ts';
import { left, proposed } from '../on-trees.ts';
import { tight } from './examples.ts';

const first = async (language: string, text: string) =>
  tight((await proposed(reachable, language, text))[0]!);

test.each([
  [
    'c',
    'int a; int b; int c(void) { return d(); } int d(void) { return c() + a; } int e(void) { return b; } int main() { return d(); }',
    'int a; int c(void) { return d(); } int d(void) { return c() + a; } int main() { return d(); }',
  ],
  [
    'cpp',
    'namespace n { template <class T> struct s { T t; int u() { return v(); } }; int v(); int w(); } int main() { return n::s<int>().u(); }',
    'namespace n { template <class T> struct s { int u() { return v(); } }; int v(); } int main() { return n::s<int>().u(); }',
  ],
  [
    'java',
    'class A { int f() { return 1; } } class B { int g() { return 2; } } class C { void h(A a) { a.f(); } }',
    'class A { int f() { return 1; } } class C { void h(A a) { a.f(); } }',
  ],
  [
    'python',
    'import os\ndef f():\n  return 1\ndef g():\n  return os\nprint(f())\n',
    'def f():return 1 print(f())',
  ],
  [
    'go',
    'package p\nfunc f() int { return 1 }\nfunc g() int { return f() }\nfunc main() { f() }\n',
    'package p\nfunc f() int { return 1 }\nfunc main() { f() }',
  ],
  [
    'rust',
    'struct S; impl S { fn f() {} } struct T; impl T { fn g() {} } fn main() { S::f() }',
    'struct S; impl S { fn f() {} } fn main() { S::f() }',
  ],
  [
    'javascript',
    'function f() { return 1 } function g() { return f() } class C { m() {} }\nf();\n',
    'function f() { return 1 }\nf();',
  ],
  [
    'solidity',
    'library L { function f() public {} } contract A { } contract B { function g() public { L.f(); } }',
    'library L { function f() public {} } contract B { function g() public { L.f(); } }',
  ],
])('keeps what the end of a program in %s needs', async (language, text, expected) => {
  expect(await first(language, text)).toBe(tight(expected));
});

test('main is needed wherever it is', async () => {
  expect(await first('c', 'int a; int b; int main() { return a; } int c; int d;')).toBe(
    tight('int a; int main() { return a; } int d;'),
  );
});

test('an operator is kept if all that is in its head is', async () => {
  const text =
    'struct a { }; struct b { }; int c(); int operator+(a, a) { return c(); } int operator-(b, b) { } int main() { return a() + a(); }';
  expect(await first('cpp', text)).toBe(
    tight('struct a { }; int c(); int operator+(a, a) { return c(); } int main() { return a() + a(); }'),
  );
});

test('if more is needed, parts of the rest are removed', async () => {
  const text = Array.from({ length: 16 }, (_, i) => `int a${i};`).join(' ');
  const kept = tight(await left(reachable, 'c', text, (now) => now.includes('a3;') && now.includes('a15;')));
  expect(kept.split(';').length).toBeLessThan(7);
});

test('a program of which all is needed costs no test', async () => {
  expect(
    await proposed(reachable, 'c', 'int a; int b(void) { return a; } int main() { return b(); }'),
  ).toEqual([]);
});

test.each([2, 8])('the accepted programs are the same with %i jobs', async (jobs) => {
  const text = Array.from({ length: 40 }, (_, i) => `int a${i}() { return a${i >> 1}() + ${i}; }`).join('\n');
  const tree = await treeOf('c', text);
  const holds = property((now) => now.includes('a5') && now.includes('a33'));
  const run = (count: number) =>
    reduceWith(async (reduction) => void (await reduction.run(reachable, tree)), text, holds, {
      jobs: count,
    });
  expect((await run(jobs)).accepted).toEqual((await run(1)).accepted);
});
