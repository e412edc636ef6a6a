import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Grammar, sequence } from '../../src/grammar/grammar.ts';
import { subsumption } from '../../src/grammar/subsume.ts';
import { grammarOf } from './pnf/grammar-of.ts';
import { randomGrammar } from './pnf/random-grammar.ts';
import { sentences } from './recognise.ts';

describe('fits where A is expected, nearest first', () => {
  test.each([
    ['A itself', 'A -> x y', 'A'],
    ['a symbol that A derives alone', 'A -> B | x\nB -> y z', 'A B x'],
    ['a symbol that this derives alone', 'A -> B\nB -> C\nC -> x', 'A B C x'],
    ['the near before the far', 'A -> B | C\nB -> x\nC -> D', 'A B C x D'],
    ['not a symbol with a neighbour that is not nullable', 'A -> B y\nB -> x', 'A'],
    ['not a symbol that occurs twice', 'A -> B B\nB -> x', 'A'],
    ['a symbol with nullable neighbours', 'A -> C B C\nB -> x\nC -> ε', 'A B x'],
    ['not the nullable neighbours of another symbol', 'A -> B C\nB -> x\nC -> y?', 'A B x'],
    ['any of several nullable symbols', 'A -> B C\nB -> x?\nC -> y*', 'A B C x y'],
    ['a nullable symbol that occurs twice', 'A -> B B\nB -> x?', 'A B x'],
    ['an element of a star', 'A -> B*\nB -> x', 'A B x'],
    ['an element of a plus', 'A -> B+\nB -> x', 'A B x'],
    ['the operand of an optional', 'A -> B?\nB -> x', 'A B x'],
    ['an element of a list in a list', 'A -> B*\nB -> C+\nC -> x y', 'A B C'],
    ['all of a cycle', 'A -> B | x\nB -> C\nC -> A', 'A B x C'],
    ['the other productions of a recursive rule', 'A -> A x | B\nB -> y', 'A B y'],
    ['itself, beside a nullable neighbour', 'A -> A B | x\nB -> y?', 'A x'],
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

  test('only the terminal itself fits where a terminal is expected', () => {
    expect(subsumption(statements).subsumedBy('NAME')).toEqual(new Set(['NAME']));
  });
});

test('only the nonterminals allowed by `through` are expanded', () => {
  const grammar = grammarOf('A -> B | C\nB -> D\nC -> E\nD -> x\nE -> y');
  const relation = subsumption(grammar, (name) => name !== 'C');
  expect([...relation.subsumedBy('A')]).toEqual(['A', 'B', 'C', 'D', 'x']);
  // The expected symbol is always expanded.
  expect([...relation.subsumedBy('C')]).toEqual(['C', 'E', 'y']);
});

/** By definition: if `symbol` may also derive a new token, this token alone is a sentence of `expected`. */
function derives(grammar: Grammar, expected: string, symbol: string): boolean {
  if (!grammar.rules.has(expected)) return expected === symbol;
  const productions = grammar.rules.get(symbol);
  if (productions === undefined) return sentences({ ...grammar, start: expected }, 1).includes(symbol);
  const rules = new Map(grammar.rules).set(symbol, [...productions, sequence('!')]);
  return sentences({ ...grammar, rules, start: expected }, 1).includes('!');
}

test('A subsumes B if and only if B is A or can be derived from A', () => {
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
