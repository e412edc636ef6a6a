import { expect, test } from 'vitest';
import { classGeneric } from '../../../src/passes/semantic/class-generic.ts';
import { words } from '../../tree/editing.ts';
import { proposed } from '../on-trees.ts';
import { examples } from './examples.ts';

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
