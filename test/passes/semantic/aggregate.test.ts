import { expect, test } from 'vitest';
import { aggregate } from '../../../src/passes/semantic/aggregate.ts';
import { words } from '../../tree/editing.ts';
import { left } from '../on-trees.ts';
import { examples } from './examples.ts';

examples(aggregate, [
  ['c', 'struct { int a; } b; int f() { return b.a + b.a; }', 'int b; int f() { return b + b; }'],
  ['c', 'struct { int a; char b; } s; int f() { return s.b; }', 'char s; int f() { return s; }'],
  ['c', 'struct S { int *a; }; struct S s; int f() { return *s.a; }', 'int *s; int f() { return *s; }'],
  [
    'c',
    'typedef struct { int a; } T; T b; int f(T c, T *d) { return b.a + c.a + d->a; }',
    'typedef int T; T b; int f(T c, T *d) { return b + c + (*d); }',
  ],
  [
    'c',
    'struct S { int a, b; }; struct S s = {1, 2}; int f(struct S *p) { return g[0].p->b; }',
    'int s = 2; int f(int *p) { return (*g[0].p); }',
  ],
  ['c', 'struct S { int a, b; } s = { .b = 3 }, *p = &s; int b = s.b;', 'int s = 3, *p = &s; int b = s;'],
  ['c', 'struct S { struct S *a; } s; int f() { return s.a; }', 'struct S *s; int f() { return s; }'],
  [
    'c',
    'static struct { int a; char b[2]; } s = {1}; int f() { return s.a + s.b[0]; }',
    'static int s_a = 1; static char s_b[2]; int f() { return s_a + s_b[0]; }',
  ],
  [
    'c',
    'struct S { struct { int x, y; } t; int z; } *p; int f() { return p->t.x + p->t.y + p->z; }',
    'struct S { int x, y; int z; } *p; int f() { return p->x + p->y + p->z; }',
  ],
  [
    'c',
    'union U { int a, b; } *p; union U *f() { return p->a + p->b; }',
    'struct U { int a, b; } *p; struct U *f() { return p->a + p->b; }',
  ],
  ['c', 'struct S { int a[2]; } *p; int b = p->a[1];', 'struct S { int a[2]; } *p; int b = p->a[1];'],
  [
    'go',
    'package p\ntype S struct { a int }\nfunc f() int {\n\tvar s S\n\treturn s.a\n}\n',
    'package p\nfunc f() int { var s int\n\treturn s }\n',
  ],
  [
    'java',
    'class P { int a; int b; } class Q { int f(P p) { return p.a; } }',
    'class Q { int f(int p) { return p; } }',
  ],
  ['cpp', 'struct S { int a; char b; }; S s; int f() { return s.a; }', 'int s; int f() { return s; }'],
]);

test('a variable of a structure type becomes a plain variable even if the structure is needed', async () => {
  const text = 'struct S { int a; char b; }; struct S s; struct S *p; int f() { return s.b; }';
  expect(words(await left(aggregate, 'c', text, (t) => t.includes('struct S {') && t.includes('*p')))).toBe(
    'struct S { int a; char b; }; char s ; struct S *p; int f() { return s; }',
  );
});
