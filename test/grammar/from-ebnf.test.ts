import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toGrammar } from '../../src/grammar/from-ebnf.ts';
import type { Ebnf, Expression } from '../../src/grammar/ebnf.ts';
import { GrammarError, show } from '../../src/grammar/grammar.ts';
import { randomExpression } from './pnf/random-expression.ts';
import { sentences } from './recognise.ts';

const symbol = (name: string): Expression => ({ kind: 'symbol', name });
const group = (...parts: Expression[]): Expression => ({ kind: 'sequence', parts });
const choice = (...options: Expression[]): Expression => ({ kind: 'choice', options });
const star = (of: Expression): Expression => ({ kind: 'star', of });
const plus = (of: Expression): Expression => ({ kind: 'plus', of });
const optional = (of: Expression): Expression => ({ kind: 'optional', of });
const [a, b, c] = [symbol('a'), symbol('b'), symbol('c')];
const empty = group();

function ebnf(rules: Readonly<Record<string, Expression>>, terminals = ['a', 'b', 'c']): Ebnf {
  return {
    start: Object.keys(rules)[0]!,
    rules: new Map(Object.entries(rules)),
    terminals: new Map(terminals.map((name) => [name, { name }])),
    skipped: new Set(),
  };
}

describe('a rule', () => {
  test.each<[behaviour: string, side: Expression, shown: string]>([
    ['a symbol', a, 'R -> a'],
    ['a sequence', group(a, b), 'R -> a b'],
    ['nothing', empty, 'R -> ε'],
    ['the options of a top-level choice are its productions', choice(group(a, b), c), 'R -> a b | c'],
    ['a top-level choice may have an empty option', choice(a, empty), 'R -> a | ε'],
    ['a choice in a choice is flattened', choice(a, choice(b, choice(c, empty))), 'R -> a | b | c | ε'],
    ['a duplicate option counts once', choice(a, b, a), 'R -> a | b'],
    ['a quantified symbol', star(a), 'R -> a*'],
    ['a quantified option', choice(plus(a), b), 'R -> a+ | b'],
    ['a group of one is its element', group(group(group(a)), group(b)), 'R -> a b'],
    ['a sequence in a sequence is flattened', group(a, group(b, group(c, empty))), 'R -> a b c'],
    ['a choice next to an empty sequence is a top-level choice', group(empty, choice(a, b)), 'R -> a | b'],
    ['a quantifier in a sequence', group(a, star(b)), 'R -> a b*\nb* -> b*'],
    ['a quantified group', star(group(a, b)), 'R -> (a b)*\n(a b) -> a b'],
    ['a choice in a sequence', group(a, choice(b, group(c, c))), 'R -> a [b|c c]\n[b|c c] -> b | c c'],
    ['a choice with a quantified option', group(a, choice(b, star(c))), 'R -> a [b|c*]\n[b|c*] -> b | c*'],
    ['a choice with an empty option is optional', group(a, choice(b, empty)), 'R -> a b?\nb? -> b?'],
    [
      'a choice with a deeply nested empty option is optional',
      group(a, choice(b, group(choice(c, group(empty, empty))))),
      'R -> a [b|c]?\n[b|c] -> b | c\n[b|c]? -> [b|c]?',
    ],
    ['a choice of empty options is empty', group(a, choice(empty, empty)), 'R -> a'],
    ['an empty sequence repeated is empty', group(a, star(optional(empty))), 'R -> a'],
    ['a list with separators', group(a, star(group(b, a))), 'R -> a (b a)*\n(b a) -> b a\n(b a)* -> (b a)*'],
    ['equal structures share one nonterminal', group(star(a), b, star(group(a))), 'R -> a* b a*\na* -> a*'],
  ])('%s', (_, side, shown) => {
    expect(show(toGrammar(ebnf({ R: side })))).toBe(`${shown}\n`);
  });
});

describe('quantifiers of quantifiers', () => {
  const one = { '*': star, '+': plus, '?': optional } as const;
  test.each<[outer: keyof typeof one, inner: keyof typeof one, both: string]>([
    ['*', '*', 'a*'],
    ['*', '+', 'a*'],
    ['*', '?', 'a*'],
    ['+', '*', 'a*'],
    ['+', '+', 'a+'],
    ['+', '?', 'a*'],
    ['?', '*', 'a*'],
    ['?', '+', 'a*'],
    ['?', '?', 'a?'],
  ])('%s of %s', (outer, inner, both) => {
    expect(show(toGrammar(ebnf({ R: one[outer](group(one[inner](a))) })))).toBe(`R -> ${both}\n`);
  });
});

test('the author’s rules come first, in order, and structures are shared between them', () => {
  const grammar = toGrammar(ebnf({ S: group(symbol('B'), star(a)), B: group(star(a), b) }));
  expect(show(grammar)).toBe('S -> B a*\nB -> a* b\na* -> a*\n');
  expect(grammar.auxiliary).toEqual(new Set(['a*']));
});

test('a token keeps its name if a structure has the same one', () => {
  const grammar = toGrammar(ebnf({ S: group(star(a), symbol('a*'), star(a)) }, ['a', 'a*']));
  expect(show(grammar)).toBe('S -> a*#2 a* a*#2\na*#2 -> a*\n');
});

test('structures of the same name stay distinct', () => {
  const side = group(star(group(a, b, c)), star(group(symbol('a b'), c)));
  const grammar = toGrammar(ebnf({ S: side }, ['a', 'b', 'c', 'a b']));
  expect(grammar.rules.get('S')).toEqual([{ kind: 'sequence', symbols: ['(a b c)*', '(a b c)#2*'] }]);
});

test('a structure with a thousand alternatives', () => {
  const names = Array.from({ length: 1000 }, (_, i) => `token${i}`);
  const any = choice(...names.map(symbol));
  const { rules } = toGrammar(ebnf({ S: group(star(any), optional(any)) }, names));
  expect(Array.from(rules.values(), (productions) => productions.length)).toEqual([1, 1000, 1, 1]);
});

test('huge structures with a common prefix have short, distinct names', () => {
  const names = Array.from({ length: 1000 }, (_, i) => `token${i}`);
  const all = choice(...names.map(symbol));
  const most = choice(...names.slice(0, -1).map(symbol));
  const auxiliary = [...toGrammar(ebnf({ S: group(all, most) }, names)).auxiliary];
  expect(auxiliary).toHaveLength(2);
  expect(auxiliary.filter((name) => name.length > 1010)).toEqual([]);
});

test('a symbol that does not exist is an error', () => {
  expect(() => toGrammar(ebnf({ S: star(group(a, symbol('T'))) }))).toThrow(GrammarError);
});

test('any grammar keeps its sentences', () => {
  const side = randomExpression('x', 'y', 'A', 'B');
  fc.assert(
    fc.property(side, side, (first, second) => {
      const nested = ebnf({ A: first, B: second }, ['x', 'y']);
      expect(sentences(toGrammar(nested), 4)).toEqual(sentences(nested, 4));
    }),
    { numRuns: 500 },
  );
});
