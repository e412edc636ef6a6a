import { expect, test } from 'vitest';
import { peephole } from '../../../src/passes/creduce/peephole.ts';
import { has } from '../on-trees.ts';
import { proposed, runOver } from './on-tokens.ts';

test.each([
  ['a;', ['0;', '1;']],
  ['12;', ['0;', '1;']],
  ['1;', ['0;']],
  ['0;', []],
  ['{;}', ['']],
  ['a-{b}c', ['0-{b}c', '1-{b}c', 'a-c', 'a-{0}c', 'a-{1}c', 'a-{b}0', 'a-{b}1']],
])('peephole proposes for %j', (text, expected) => {
  expect(proposed(peephole, text)).toEqual(expected);
});

test.each([
  ['a+b', 'a', 'b'],
  ['f(a)*b[1]', 'f(a)', 'b[1]'],
  ['a.b->c + 1', 'a.b->c ', ' 1'],
  ['(a) << g()', '(a) ', ' g()'],
  ['"x"+1.5', '"x"', '1.5'],
])('peephole keeps one operand of %s', (text, ...operands) => {
  expect(proposed(peephole, text).filter((proposal) => operands.includes(proposal))).toEqual(operands);
});

test.each(['+a', 'a+;', '(a;+b', '*'])('peephole keeps an operator without two operands: %s', (text) => {
  expect(proposed(peephole, text).every((proposal) => /[+*]/.test(proposal))).toBe(true);
});

test('peephole removes qualifiers', async () => {
  const { text } = await runOver(peephole, 'static const volatile int x;', has('int x;'));
  expect(text).toBe('   int x;');
});
