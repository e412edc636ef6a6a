import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nullable } from '../../src/grammar/settle.ts';
import { grammarOf } from './pnf/grammar-of.ts';
import { randomGrammar } from './pnf/random-grammar.ts';
import { sentences } from './recognise.ts';

test.each([
  ['a rule with an empty production', 'A -> x | ε', ['A']],
  ['not a terminal', 'A -> x', []],
  ['any star and any optional', 'A -> B C\nB -> x*\nC -> x?', ['A', 'B', 'C']],
  ['a plus of a nullable symbol only', 'A -> B+\nB -> C*\nC -> D+\nD -> x', ['A', 'B']],
  ['a sequence of nullable symbols only', 'A -> B B | x\nB -> ε\nC -> B x B', ['A', 'B']],
  ['a rule that depends on a later rule', 'A -> B\nB -> C C\nC -> x | ε', ['A', 'B', 'C']],
  ['not a rule that only derives itself', 'A -> B\nB -> A', []],
  ['a recursive rule with another nullable production', 'A -> A A | B\nB -> ε', ['A', 'B']],
])('%s', (_, text, expected) => {
  expect([...nullable(grammarOf(text))].toSorted()).toEqual(expected);
});

test('a rule is nullable if and only if the empty text is one of its sentences', () => {
  fc.assert(
    fc.property(randomGrammar, (grammar) => {
      const names = [...grammar.rules.keys()];
      const expected = names.filter((name) => sentences({ ...grammar, start: name }, 0).includes(''));
      expect([...nullable(grammar)].toSorted()).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
