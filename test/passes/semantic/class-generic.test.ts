import { expect, test } from 'vitest';
import { classGeneric } from '../../../src/passes/semantic/class-generic.ts';
import { words } from '../../tree/editing.ts';
import { proposed } from '../on-trees.ts';
import { examples, tight } from './examples.ts';

examples(classGeneric, [
  [
    'cpp',
    'template <class T, class U> struct C { T x; U f(); }; template <class T, class U> U C<T, U>::f() { return y; } C<char, long> c;',
    'struct C { char x; long f(); }; long C::f() { return y; } C c;',
  ],
  [
    'cpp',
    'template <class T> T f(T a) { return a; } char b = f<char>(3);',
    'char f(char a) { return a; } char b = f(3);',
  ],
  [
    'java',
    'class A<T> { T x; A<T> next; } class B { A<String> a = new A<>(); <U> U f(U a) { return a; } }',
    'class A { String x; A next; } class B { A a = new A(); Object f(Object a) { return a; } }',
  ],
  ['typescript', 'type P<T> = [T, T]; let p: P<number>;', 'type P = [number, number]; let p: P;'],
  [
    'typescript',
    'class C<T> { x: T; } let c: C<string> = new C<string>(); function f<T>(a: T): T { return a; }',
    'class C { x: string; } let c: C = new C(); function f(a: any): any { return a; }',
  ],
  ['javascript', 'class C { x; } new C();', 'class C { x; } new C();'],
]);

test('the type of what is passed stands for the parameter of a function', async () => {
  const text = 'template <class T> T f(T a); char b; char c = f(b);';
  expect(words((await proposed(classGeneric, 'cpp', text))[0]!)).toBe(
    'char f(char a); char b; char c = f(b);',
  );
});

test('different arguments leave only the plainest type', async () => {
  const text = 'template <class T> struct C { T x; }; C<char> a; C<long> b;';
  expect((await proposed(classGeneric, 'cpp', text)).map(words)).toEqual(['struct C { int x; }; C a; C b;']);
});

test.each([
  [
    'rust',
    'struct S<T> { a: T } fn f<T: Clone>(a: T) -> T { a } fn g(s: S<u8>) { f::<u8>(s.a); }',
    'struct S { a: u8 } fn f(a: u8) -> u8 { a } fn g(s: S) { f(s.a); }',
  ],
  [
    'go',
    'package p\ntype S[T any] struct { a T }\nfunc f[T any](a T) T { return a }\nvar b S[int] = f[int](c)\n',
    'package p\ntype S struct { a int }\nfunc f(a int) int { return a }\nvar b S = f(c)\n',
  ],
])(
  'all generics of a program lose their only instance in one test, in %s',
  async (language, before, after) => {
    expect(tight((await proposed(classGeneric, language, before))[0]!)).toBe(tight(after));
  },
);
