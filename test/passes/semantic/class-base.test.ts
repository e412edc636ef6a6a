import { classBase } from '../../../src/passes/semantic/class-base.ts';
import { proposed } from '../on-trees.ts';
import { words } from '../../tree/editing.ts';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';

examples(classBase, [
  [
    'java',
    'class B { int x; int f() { return x; } } class D extends B { int g() { return f(); } } B b = new D();',
    'class D { int x; int f() { return x; } int g() { return f(); } } D b = new D();',
  ],
  // A class that has no constructor gets that of its base.
  [
    'java',
    'class B { int x; B(int a) { x = a; } } class D extends B { }',
    'class D { int x; D(int a) { x = a; } }',
  ],
  [
    'java',
    'class B { B(int a) { } int f() { return 1; } } class D extends B { D() { super(1); } int g() { return super.f(); } }',
    'class D { int f() { return 1; } D() { } int g() { return this.f(); } }',
  ],
  // Methods without a body do not move, nor does what the class has itself.
  [
    'java',
    'abstract class B<T> { abstract T f(); T g(T a) { return a; } int x; } class D extends B<String> { int x; String f() { return g(y); } }',
    'class D { String g(String a) { return a; } int x; String f() { return g(y); } }',
  ],
  [
    'java',
    'interface I { int f(int a); default int g() { return 1; } } class D implements I { public int f(int a) { return a; } }',
    'class D { public int g() { return 1; } public int f(int a) { return a; } }',
  ],
  [
    'java',
    'class D extends Missing { D() { super(1); x = 2; } int f() { return super.f(); } }',
    'class D { D() { x = 2; } int f() { return this.f(); } }',
  ],
  [
    'cpp',
    'struct B { int x; B(int a) : x(a) {} int f() { return x; } }; struct D : public B { D() : B(1), y(2) {} int y; }; B *b = new D();',
    'struct D { int x; int f() { return x; } D() : y(2) {} int y; }; D *b = new D();',
  ],
  [
    'cpp',
    'template <class T> struct B { T x; }; struct D : B<int> { int y; };',
    'struct D { int x; int y; };',
  ],
  [
    'javascript',
    'class B { constructor(a) { this.x = a; } f() { return this.x; } } class D extends B { g() { return super.f(); } } new D(1) instanceof B;',
    'class D { constructor(a) { this.x = a; } f() { return this.x; } g() { return this.f(); } } new D(1) instanceof D;',
  ],
  [
    'typescript',
    'interface A { x: number } interface B extends A { y: string } let b: B, a: A;',
    'interface B { x: number; y: string } let b: B, a: B;',
  ],
  ['c', 'struct S { int a; };', 'struct S { int a; };'],
]);

test('if the base has to stay, the class alone loses it', async () => {
  const text = 'class B { int x; } class D extends B { D() { super(); } }';
  expect((await proposed(classBase, 'java', text)).map(words)).toEqual([
    'class D { int x; D() { } }',
    'class B { int x; } class D { D() { } }',
  ]);
});
