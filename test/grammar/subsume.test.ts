import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Grammar, sequence } from '../../src/grammar/grammar.ts';
import { subsumption } from '../../src/grammar/subsume.ts';
import { grammarOf } from './pnf/grammar-of.ts';
import { randomGrammar } from './pnf/random-grammar.ts';
import { sentences } from './recognise.ts';

describe('what may stand where A is expected, the nearest first', () => {
  test.each([
    ['A itself', 'A -> x y', 'A'],
    ['what A becomes by itself', 'A -> B | x\nB -> y z', 'A B x'],
    ['what that becomes', 'A -> B\nB -> C\nC -> x', 'A B C x'],
    ['the near before the far', 'A -> B | C\nB -> x\nC -> D', 'A B C x D'],
    ['nothing that needs something beside it', 'A -> B y\nB -> x', 'A'],
    ['nothing that needs itself twice', 'A -> B B\nB -> x', 'A'],
    ['what has only empty neighbours', 'A -> C B C\nB -> x\nC -> ε', 'A B x'],
    ['not these neighbours, which cannot be alone', 'A -> B C\nB -> x\nC -> y?', 'A B x'],
    ['any of several that can be empty', 'A -> B C\nB -> x?\nC -> y*', 'A B C x y'],
    ['the same one twice, if it can be empty', 'A -> B B\nB -> x?', 'A B x'],
    ['an element of a star', 'A -> B*\nB -> x', 'A B x'],
    ['an element of a plus', 'A -> B+\nB -> x', 'A B x'],
    ['what is optional', 'A -> B?\nB -> x', 'A B x'],
    ['an element of a list in a list', 'A -> B*\nB -> C+\nC -> x y', 'A B C'],
    ['all of a cycle', 'A -> B | x\nB -> C\nC -> A', 'A B x C'],
    ['what a rule that uses itself becomes otherwise', 'A -> A x | B\nB -> y', 'A B y'],
    ['itself through empty neighbours', 'A -> A B | x\nB -> y?', 'A x'],
  ])('%s', (_, text, expected) => {
    expect([...subsumption(grammarOf(text)).subsumedBy('A')].join(' ')).toBe(expected);
  });
});

/** A statement is an if or an expression; the else is optional, and so is the semicolon. */
const statements = grammarOf(`
  statement -> if | expression (semicolon)
  if -> IF expression statement (else)
  (else) -> (ELSE)?
  (ELSE) -> ELSE statement
  expression -> name | expression PLUS expression
  name -> NAME
  (semicolon) -> SEMICOLON?
`);

describe('in a small language', () => {
  test.each([
    ['statement', 'statement', true],
    ['statement', 'if', true],
    ['statement', 'expression', true],
    ['statement', 'NAME', true],
    ['expression', 'NAME', true],
    ['(else)', '(ELSE)', true],
    ['NAME', 'NAME', true],
    ['unknown', 'unknown', true],
    ['if', 'statement', false],
    ['expression', 'statement', false],
    ['statement', 'SEMICOLON', false],
    ['(else)', 'statement', false],
    ['NAME', 'name', false],
    ['NAME', 'IF', false],
    ['unknown', 'NAME', false],
  ])('where %s is expected, %s fits: %s', (expected, symbol, fits) => {
    expect(subsumption(statements).subsumes(expected, symbol)).toBe(fits);
  });

  test('a terminal stands only for itself', () => {
    expect(subsumption(statements).subsumedBy('NAME')).toEqual(new Set(['NAME']));
  });
});

test('only the nonterminals that were asked for are looked into', () => {
  const grammar = grammarOf('A -> B | C\nB -> D\nC -> E\nD -> x\nE -> y');
  const relation = subsumption(grammar, (name) => name !== 'C');
  expect([...relation.subsumedBy('A')]).toEqual(['A', 'B', 'C', 'D', 'x']);
  // What is expected is always looked into.
  expect([...relation.subsumedBy('C')]).toEqual(['C', 'E', 'y']);
});

/** Straight from the definition: with a new token for `symbol`, this token alone is a sentence of `expected`. */
function derives(grammar: Grammar, expected: string, symbol: string): boolean {
  if (!grammar.rules.has(expected)) return expected === symbol;
  const productions = grammar.rules.get(symbol);
  if (productions === undefined) return sentences({ ...grammar, start: expected }, 1).includes(symbol);
  const rules = new Map(grammar.rules).set(symbol, [...productions, sequence('!')]);
  return sentences({ ...grammar, rules, start: expected }, 1).includes('!');
}

test('B is subsumed by A exactly if it is A or can be derived from A', () => {
  fc.assert(
    fc.property(randomGrammar, (grammar) => {
      const relation = subsumption(grammar);
      const symbols = [...grammar.rules.keys(), ...grammar.terminals.keys()];
      for (const expected of symbols) {
        const fitting = symbols.filter((symbol) => derives(grammar, expected, symbol));
        expect(symbols.filter((symbol) => relation.subsumes(expected, symbol))).toEqual(fitting);
        expect([...relation.subsumedBy(expected)].toSorted()).toEqual(fitting);
      }
    }),
    { numRuns: 300 },
  );
});
