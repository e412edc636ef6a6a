import { expect, test } from 'vitest';
import { quantified, sequence, show } from '../../../src/grammar/grammar.ts';
import { rewriting } from '../../../src/grammar/pnf/rewriting.ts';
import { grammarOf } from './grammar-of.ts';

test('an auxiliary nonterminal of the same structure is reused', () => {
  const work = rewriting(grammarOf('A -> (b) x y\n(b) -> x y'));
  expect(work.symbolFor([sequence('x', 'y')])).toBe('(b)');
});

test('the author’s nonterminal of the same structure is not reused', () => {
  const work = rewriting(grammarOf('A -> B x y\nB -> x y'));
  expect(work.symbolFor([sequence('x', 'y')])).toBe('(x y)');
});

test('an auxiliary nonterminal does not become part of itself while it is rewritten', () => {
  const work = rewriting(grammarOf('A -> (b)\n(b) -> x y'));
  work.replace('(b)', (productions) => [sequence(work.symbolFor(productions), 'z')]);
  expect(show(work.done())).toBe('A -> (b)\n(b) -> (x y) z\n(x y) -> x y\n');
});

test('a rewritten nonterminal is shared by its new structure', () => {
  const work = rewriting(grammarOf('A -> (b)\n(b) -> x y'));
  work.replace('(b)', () => [sequence('z', 'z')]);
  expect([work.symbolFor([sequence('z', 'z')]), work.symbolFor([sequence('x', 'y')])]).toEqual([
    '(b)',
    '(x y)',
  ]);
});

test('a single symbol needs no auxiliary nonterminal', () => {
  const work = rewriting(grammarOf('A -> x'));
  expect(work.symbolFor([sequence('x'), sequence('x')])).toBe('x');
});

test('a quantifier of a quantified auxiliary symbol is one quantifier', () => {
  const work = rewriting(grammarOf('A -> (b)\n(b) -> x+'));
  expect(work.symbolFor([quantified('optional', '(b)')])).toBe('x*');
});
