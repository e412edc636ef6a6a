import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ebnf } from '../../../src/grammar/ebnf.ts';
import { sentences } from '../recognise.ts';
import { grammarOf } from './grammar-of.ts';
import { randomExpression, toRegExp } from './random-expression.ts';

test.each([
  ['a word', 'A -> x y z', ['xyz']],
  ['a choice', 'A -> x | y x | ε', ['', 'x', 'yx']],
  ['a grammar with sentences beyond the limit', 'A -> x x x x x | y', ['y']],
  ['a star', 'A -> x*', ['', 'x', 'xx', 'xxx', 'xxxx']],
  ['a plus', 'A -> x+', ['x', 'xx', 'xxx', 'xxxx']],
  ['an optional', 'A -> x?', ['', 'x']],
  ['a star of a nullable symbol', 'A -> B*\nB -> x x | ε', ['', 'xx', 'xxxx']],
  ['a plus of a nullable symbol', 'A -> B+\nB -> x x | ε', ['', 'xx', 'xxxx']],
  ['left recursion', 'A -> A x | y', ['y', 'yx', 'yxx', 'yxxx']],
  ['right recursion', 'A -> x A | y', ['y', 'xy', 'xxy', 'xxxy']],
  ['recursion in the middle', 'A -> x A y | ε', ['', 'xy', 'xxyy']],
  ['recursion through another rule', 'A -> B x | z\nB -> A y', ['z', 'zyx']],
  ['a cycle of unit productions', 'A -> B | x\nB -> A | y', ['x', 'y']],
  ['an unproductive rule', 'A -> x | B\nB -> B y', ['x']],
])('the sentences of %s', (_, text, expected) => {
  expect(sentences(grammarOf(text), 4)).toEqual(expected);
});

test('without recursion, the sentences are those that a JavaScript regular expression matches', () => {
  const words = sentences(grammarOf('A -> B*\nB -> x | y'), 4);
  fc.assert(
    fc.property(randomExpression('x', 'y'), (expression) => {
      const ebnf: Ebnf = {
        start: 'A',
        rules: new Map([['A', expression]]),
        terminals: new Map(),
        skipped: new Set(),
      };
      const matched = words.filter((word) => toRegExp(expression).test(word));
      expect(sentences(ebnf, 4)).toEqual(matched);
    }),
    { numRuns: 300 },
  );
});
