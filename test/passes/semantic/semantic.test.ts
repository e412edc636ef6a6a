import { expect, test } from 'vitest';
import type { Pass } from '../../../src/core/pass.ts';
import { callToValue } from '../../../src/passes/semantic/call-to-value.ts';
import { inlineAlias } from '../../../src/passes/semantic/inline-alias.ts';
import { inlineFunction } from '../../../src/passes/semantic/inline-function.ts';
import { inlineVariable } from '../../../src/passes/semantic/inline-variable.ts';
import { aggregate } from '../../../src/passes/semantic/aggregate.ts';
import { array } from '../../../src/passes/semantic/array.ts';
import { body } from '../../../src/passes/semantic/body.ts';
import { combine } from '../../../src/passes/semantic/combine.ts';
import { indirection } from '../../../src/passes/semantic/indirection.ts';
import { parameter } from '../../../src/passes/semantic/parameter.ts';
import { returnVoid } from '../../../src/passes/semantic/return-void.ts';
import { type } from '../../../src/passes/semantic/type.ts';
import type { TreeProgram } from '../../../src/tree/tree-program.ts';
import { words } from '../../tree/editing.ts';
import { left } from '../on-trees.ts';

const tight = (text: string): string => words(text).replaceAll(/ ?([^\w\s]) ?/g, '$1');

/** Passes, and what they leave of a text if everything is interesting. */
const examples = (
  pass: Pass<TreeProgram>,
  cases: readonly (readonly [language: string, before: string, after: string])[],
) =>
  test.each(cases)(`${pass.name} in %s: %s`, async (language, before, after) => {
    expect(tight(await left(pass, language, before, () => true))).toBe(tight(after));
  });

examples(inlineAlias, [
  ['c', 'typedef signed char T; T b; T *c;', 'signed char b; signed char *c;'],
  ['c', 'typedef int *P; P a;', 'int * a;'],
  ['c', 'typedef int A[3]; A a;', 'typedef int A[3]; A a;'],
]);

examples(inlineVariable, [
  ['c', 'int f() { int a = 3; return a; }', 'int f() { return 3; }'],
  ['c', 'int a = 1 + 2; int b = a;', 'int b = ( 1 + 2 );'],
  ['c', 'enum { A = 7 }; int b = A;', 'enum { }; int b = 7;'],
]);

examples(callToValue, [
  ['c', 'int f(int a) { return a; } int b() { return f(1) + f(f(2)); }', 'int b() { return 0 + 0; }'],
]);

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

examples(parameter, [
  [
    'c',
    'int f(int a, int b) { return b; } int c = f(1, 2) + f(1, 3);',
    'int f() { int b; return b; } int c = f() + f();',
  ],
  ['c', 'int f(int a) { return a; } int b = f(7) + f(7);', 'int f() { return 7; } int b = f() + f();'],
  ['c', 'int f(int); int f(int a) { return 1; }', 'int f(); int f() { return 1; }'],
]);

examples(returnVoid, [['c', 'int f() { if (a) return b; return; }', 'void f() { if (a) b ; return; }']]);

examples(body, [
  ['c', 'int f(int a) { return a; }', 'int f(int a) ;'],
  ['c', 'int f(int a); int f(int a) { return a; }', 'int f(int a);'],
]);

examples(aggregate, [
  ['c', 'struct { int a; char b; } s; int f() { return s.b + s.b; }', 'char s ; int f() { return s + s; }'],
  [
    'c',
    'struct S { int *a; int b[2]; }; static struct S s = {0}; int f() { return *s.a; }',
    'struct S { int *a; int b[2]; }; static int * s = 0 ; int f() { return *s; }',
  ],
]);

examples(indirection, [
  [
    'c',
    'int a; int *b = &a; int f() { b = &a; return *b; }',
    'int a; int b = a; int f() { b = a; return b; }',
  ],
  [
    'c',
    'struct S { int c; }; int f(struct S *a) { return a->c; }',
    'struct S { int c; }; int f(struct S a) { return a . c; }',
  ],
]);

examples(array, [
  ['c', 'int a[3] = {1, 2}; int f() { return a[1 + a[2]]; }', 'int a = 1; int f() { return a ; }'],
]);

examples(combine, [
  ['c', 'int a; int *b = 0; char c; int d;', 'int a , * b = 0 , d ; char c;'],
  ['c', 'static int a; int b; static int c;', 'static int a , c ; int b;'],
]);

examples(type, [['c', 'long a; struct S *b; char f(float c) { }', 'int a; int *b; int f(int c) { }']]);
