import { callToValue } from '../../../src/passes/semantic/call-to-value.ts';
import { proposed } from '../on-trees.ts';
import { expect, test } from 'vitest';
import { words } from '../../tree/editing.ts';

const program = 'int f(int a, int c) { return a; } int b() { return f(1, 3) + f(f(2, 4), 5); }';

test('a call becomes a plain value, its first argument, or all its arguments', async () => {
  expect((await proposed(callToValue, 'c', program)).map(words)).toEqual([
    'int b() { return 0 + 0; }',
    'int b() { return 1 + ( 2 ); }',
    'int b() { return ( 1 , 3 ) + ( ( 2 , 4 ) , 5 ); }',
  ]);
});

test('a call at the start of a chain is replaced together with its name', async () => {
  const text = 'struct S f() {} int b() { return f().a; }';
  expect((await proposed(callToValue, 'c', text)).map(words)).toEqual(['int b() { return 0 .a; }']);
});

test.each([
  ['rust', 'fn f(a: u8) -> u8 { a } fn g() { h(f(b)); }', 'fn g() { h(0); }'],
  ['python', 'def f(a): return a\nh(f(b))\n', 'h(0)'],
  ['smtlib', '(declare-fun f (Int) Int)(assert (= (f b) 1))', '(assert (= 0 1))'],
])('in %s, too', async (language, before, after) => {
  const all = (await proposed(callToValue, language, before)).map((text) => words(text).trim());
  expect(all).toContain(after);
});

test('a function that is also used otherwise stays', async () => {
  const text = 'int f(int a) { return a; } int b = f(1); int *c = f;';
  for (const program of await proposed(callToValue, 'c', text)) expect(program).toContain('f(int a)');
});
