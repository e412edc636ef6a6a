import { expect, test } from 'vitest';
import { expression, liftExpression } from '../../../src/passes/semantic/expression.ts';
import { words } from '../../tree/editing.ts';
import { proposed } from '../on-trees.ts';
import { examples } from './examples.ts';

examples(expression, [
  ['c', 'int f() { return a, b, c; }', 'int f() { a; b; return c; }'],
  ['c', 'int f() { x = (a, b); }', 'int f() { a; x = (b); }'],
  ['c', 'int f() { if (a) b; else { c; d; } }', 'int f() { (a); b; c; d; }'],
  ['c', 'int f() { for (int i = 0; i < 3; i++) g(i); }', 'int f() { int i = 0; i < 3; i++; g(i); }'],
  ['c', 'int f() { while (a) while (b) c; }', 'int f() { (a); (b); c; }'],
  ['c', 'int f() { if (a && (b = c) > d) e; }', 'int f() { b = c; (a && b > d); e; }'],
  ['c', 'int f() { int a = 1; l: return a; }', 'int f() { int a = 1; l: return a; }'],
  ['rust', 'fn f() { if a { b(); } else { c(); } }', 'fn f() { a; b(); c(); }'],
  ['java', 'class A { void f() { if (a) { b(); } else c(); } }', 'class A { void f() { (a); b(); c(); } }'],
  ['javascript', 'function f() { x = (c, d); return a, b; }', 'function f() { c; x = (d); a; return b; }'],
  ['javascript', 'function f() { if ((y = z) > 1) w(); }', 'function f() { y = z; (y > 1); w(); }'],
]);

test('a call is lifted into a variable or a statement', async () => {
  const text = 'char *g(); int f() { return a + *g(1) + h(2).b; }';
  expect((await proposed(liftExpression, 'c', text)).map(words)).toEqual([
    'char *g(); int f() { char * g_1 ; g_1 = g(1) ; return a + * g_1 + h(2).b; }',
    'char *g(); int f() { int h_1 ; h_1 = h (2) ; return a + *g(1) + h_1 .b; }',
    'char *g(); int f() { g(1) ; return a + * 0 + h(2).b; }',
    'char *g(); int f() { h (2) ; return a + *g(1) + 0 .b; }',
  ]);
});

test('an assignment is lifted into a statement', async () => {
  const text = 'int f() { if (a = b) c; }';
  expect((await proposed(liftExpression, 'c', text)).map(words)).toEqual(['int f() { a = b ; if ( a ) c; }']);
});
