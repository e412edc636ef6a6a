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
