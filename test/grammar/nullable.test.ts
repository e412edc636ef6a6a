import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nullable } from '../../src/grammar/settle.ts';
import { grammarOf } from './pnf/grammar-of.ts';
import { randomGrammar } from './pnf/random-grammar.ts';
import { sentences } from './recognise.ts';

test.each([
  ['what has an empty production', 'A -> x | ε', ['A']],
  ['no terminal', 'A -> x', []],
  ['a star and an optional, whatever they are of', 'A -> B C\nB -> x*\nC -> x?', ['A', 'B', 'C']],
  ['a plus only of what can be empty', 'A -> B+\nB -> C*\nC -> D+\nD -> x', ['A', 'B']],
  ['a sequence if all of it can be empty', 'A -> B B | x\nB -> ε\nC -> B x B', ['A', 'B']],
  ['what becomes so by a rule further down', 'A -> B\nB -> C C\nC -> x | ε', ['A', 'B', 'C']],
  ['no rule that only leads to itself', 'A -> B\nB -> A', []],
  ['what is recursive and has another way', 'A -> A A | B\nB -> ε', ['A', 'B']],
])('%s', (_, text, expected) => {
  expect([...nullable(grammarOf(text))].toSorted()).toEqual(expected);
});

test('a rule is nullable exactly if the empty text is one of its sentences', () => {
  fc.assert(
    fc.property(randomGrammar, (grammar) => {
      const names = [...grammar.rules.keys()];
      const expected = names.filter((name) => sentences({ ...grammar, start: name }, 0).includes(''));
      expect([...nullable(grammar)].toSorted()).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
