import { classMember } from '../../../src/passes/semantic/class-member.ts';
import { examples } from './examples.ts';

examples(classMember, [
  [
    'cpp',
    'struct C { int a; C(int b) : a(b), d() { f(); } };',
    'struct C { int a; C(int b) { a = b; f(); } };',
  ],
  ['cpp', 'class C { int a; public: int b; private: int c; };', 'struct C { int a; int b; int c; };'],
  [
    'cpp',
    'struct C { int f(int x) { return x; } }; int g(C c) { return c.f(1) + c.f(2); }',
    'int f(int x) { return x; } struct C { }; int g(C c) { return f(1) + f(2); }',
  ],
  ['cpp', 'void f() { std::vector<int> v = g(); int i = 1; }', 'void f() { auto v = g(); int i = 1; }'],
  ['java', 'class C { void f() { List<String> a = g(); } }', 'class C { void f() { var a = g(); } }'],
  ['javascript', 'class C { f(x) { return x; } } c.f(1);', 'function f(x) { return x; } class C { } f(1);'],
]);
