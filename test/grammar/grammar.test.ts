import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Grammar,
  GrammarError,
  type Production,
  quantified,
  sequence,
  show,
  symbolsOf,
  validate,
} from '../../src/grammar/grammar.ts';
import { grammarOf } from './pnf/grammar-of.ts';
import { randomGrammar } from './pnf/random-grammar.ts';

const grammar = (rules: Readonly<Record<string, readonly Production[]>>, ...tokens: string[]): Grammar => ({
  start: 'A',
  rules: new Map(Object.entries(rules)),
  terminals: new Map(tokens.map((name) => [name, { name }])),
  skipped: new Set(),
  auxiliary: new Set(),
});

describe('rejects a grammar', () => {
  test.each([
    ['The start rule A does not exist.', grammar({ B: [sequence()] })],
    ['The start rule A does not exist.', grammar({}, 'A')],
    ['x is both a rule and a token.', grammar({ A: [sequence('x')], x: [sequence()] }, 'x')],
    ['The rule B has no production.', grammar({ A: [sequence('B')], B: [] })],
    ['The rule A uses x, which does not exist.', grammar({ A: [sequence(), sequence('y', 'x')] }, 'y')],
    ['The rule B uses x, which does not exist.', grammar({ A: [sequence()], B: [quantified('star', 'x')] })],
  ])('%s', (message, wrong) => {
    expect(() => validate(wrong)).toThrow(GrammarError);
    expect(() => validate(wrong)).toThrow(message);
  });

  test('but not a valid one', () => {
    fc.assert(
      fc.property(randomGrammar, (any) => {
        expect(() => validate(any)).not.toThrow();
      }),
    );
  });
});

describe('shown as text', () => {
  test.each([
    ['a sequence', [sequence('x', 'A')], 'A -> x A\n'],
    ['several productions', [sequence('x'), sequence('y', 'x')], 'A -> x | y x\n'],
    ['nothing', [sequence()], 'A -> ε\n'],
    ['a star', [quantified('star', 'x')], 'A -> x*\n'],
    ['a plus', [quantified('plus', 'x')], 'A -> x+\n'],
    ['an optional', [quantified('optional', 'x')], 'A -> x?\n'],
  ])('%s', (_, productions, expected) => {
    expect(show(grammar({ A: productions }, 'x', 'y'))).toBe(expected);
  });

  test('the rules keep their order', () => {
    expect(show(grammar({ B: [sequence('A')], A: [sequence()] }))).toBe('B -> A\nA -> ε\n');
  });

  test('the text determines the rules', () => {
    fc.assert(
      fc.property(randomGrammar, (any) => {
        expect(grammarOf(show(any)).rules).toEqual(any.rules);
      }),
    );
  });
});

test('the symbols of a production', () => {
  expect(symbolsOf(sequence('x', 'y'))).toEqual(['x', 'y']);
  expect(symbolsOf(quantified('plus', 'x'))).toEqual(['x']);
});
