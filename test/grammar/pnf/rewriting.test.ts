import { expect, test } from 'vitest';
import { quantified, sequence, show } from '../../../src/grammar/grammar.ts';
import { rewriting } from '../../../src/grammar/pnf/rewriting.ts';
import { grammarOf } from './grammar-of.ts';

test('an auxiliary nonterminal of that structure is used again', () => {
  const work = rewriting(grammarOf('A -> (b) x y\n(b) -> x y'));
  expect(work.symbolFor([sequence('x', 'y')])).toBe('(b)');
});

test('the author’s nonterminal of that structure is not', () => {
  const work = rewriting(grammarOf('A -> B x y\nB -> x y'));
  expect(work.symbolFor([sequence('x', 'y')])).toBe('(x y)');
});

test('while an auxiliary nonterminal is rewritten, it is not used in itself', () => {
  const work = rewriting(grammarOf('A -> (b)\n(b) -> x y'));
  work.replace('(b)', (productions) => [sequence(work.symbolFor(productions), 'z')]);
  expect(show(work.done())).toBe('A -> (b)\n(b) -> (x y) z\n(x y) -> x y\n');
});

test('what was rewritten is known by its new structure', () => {
  const work = rewriting(grammarOf('A -> (b)\n(b) -> x y'));
  work.replace('(b)', () => [sequence('z', 'z')]);
  expect([work.symbolFor([sequence('z', 'z')]), work.symbolFor([sequence('x', 'y')])]).toEqual([
    '(b)',
    '(x y)',
  ]);
});

test('one symbol needs no other', () => {
  const work = rewriting(grammarOf('A -> x'));
  expect(work.symbolFor([sequence('x'), sequence('x')])).toBe('x');
});

test('a quantifier of a quantified auxiliary symbol is one quantifier', () => {
  const work = rewriting(grammarOf('A -> (b)\n(b) -> x+'));
  expect(work.symbolFor([quantified('optional', '(b)')])).toBe('x*');
});
