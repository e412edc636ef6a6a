/** Each step on its own: the grammar before and after. */
import { describe, expect, test } from 'vitest';
import { show, type Grammar } from '../../../src/grammar/grammar.ts';
import { eliminateEpsilon } from '../../../src/grammar/pnf/epsilon.ts';
import { introduceOptional } from '../../../src/grammar/pnf/optional.ts';
import { introducePlus } from '../../../src/grammar/pnf/plus.ts';
import { introduceStar } from '../../../src/grammar/pnf/star.ts';
import { transform } from '../../../src/grammar/pnf/transformation.ts';
import { dropUnproductive, dropUnreachable } from '../../../src/grammar/pnf/useless.ts';
import { grammarOf } from './grammar-of.ts';

type Case = readonly [behaviour: string, before: string, after: string];

function cases(step: (grammar: Grammar) => Grammar, all: readonly Case[]): void {
  test.each(all)('%s', (_, before, after) => {
    expect(show(step(grammarOf(before)))).toBe(`${after.replaceAll(/\n\s*/g, '\n')}\n`);
  });
}

describe('unproductive rules', () => {
  cases(dropUnproductive, [
    ['drops a rule that never ends, with its uses', 'A -> x | B y\nB -> B x', 'A -> x'],
    ['drops a cycle of such rules', 'A -> x | B\nB -> C\nC -> B', 'A -> x'],
    ['a star of such a rule is empty', 'A -> B* | x\nB -> B', 'A -> ε | x'],
    ['drops a plus of such a rule', 'A -> B+ | x\nB -> B', 'A -> x'],
    ['recursion that ends stays', 'A -> A x | B\nB -> A | y', 'A -> A x | B\nB -> A | y'],
  ]);

  test('a start rule that never ends is an error', () => {
    expect(() => dropUnproductive(grammarOf('A -> A x'))).toThrow('No text matches the start rule A');
  });
});

describe('epsilon elimination', () => {
  cases(eliminateEpsilon, [
    ['users of a nullable rule get a copy without it', 'A -> B x\nB -> y | ε', 'A -> B x | x\nB -> y'],
    [
      'and every combination if they use it twice',
      'A -> B x B\nB -> y | ε',
      'A -> B x B | x B | B x | x\nB -> y',
    ],
    [
      'drops a rule that derives only the empty string',
      'A -> x B | B* | x\nB -> C\nC -> ε',
      '[A|ε] -> A | ε\nA -> x',
    ],
    ['a nullable start gets a new start', 'A -> x A | ε', '[A|ε] -> A | ε\nA -> x A | x'],
    ['a start that derives only the empty string stays', 'A -> B B | B*\nB -> ε', 'A -> ε'],
    [
      'a rule that is nullable by a quantifier stays',
      'A -> B C\nB -> x*\nC -> y?',
      'A -> B C\nB -> x*\nC -> y?',
    ],
    ['drops an ε beside a quantifier', 'A -> x* | ε', 'A -> x*'],
    ['a plus of a nullable symbol becomes a star', 'A -> B+\nB -> x | ε', 'A -> B*\nB -> x'],
    ['drops a unit production of itself', 'A -> B A | x\nB -> y | ε', 'A -> B A | x\nB -> y'],
    [
      'many nullable symbols become optional',
      'A -> B B x B B\nB -> y | ε',
      'A -> B? B? x B? B?\nB -> y\nB? -> B?',
    ],
    [
      'at least one of them stays if there is nothing else',
      'A -> B B B B\nB -> y | ε',
      '[A|ε] -> A | ε\nA -> B B? B? B? | B B? B? | B B? | B\nB -> y\nB? -> B?',
    ],
  ]);
});

describe('unreachable rules', () => {
  cases(dropUnreachable, [
    ['are dropped with the rules that only they use', 'A -> x\nB -> C\nC -> B', 'A -> x'],
    ['uses under a quantifier count', 'A -> B*\nB -> C?\nC -> x\nD -> A', 'A -> B*\nB -> C?\nC -> x'],
  ]);

  test('a dropped auxiliary rule is no longer listed as auxiliary', () => {
    expect(dropUnreachable(grammarOf('A -> (b)\n(b) -> x\n(c) -> y')).auxiliary).toEqual(new Set(['(b)']));
  });
});

describe('transformation, left', () => {
  cases(
    (grammar) => transform(grammar, 'left'),
    [
      [
        'recursion through another rule becomes direct',
        'A -> B x | y\nB -> A z | z',
        'A -> B x | y\nB -> B x z | y z | z',
      ],
      ['removes a cycle of unit productions', 'A -> B | x\nB -> A | y', 'A -> B | x\nB -> x | y'],
      ['a chain without recursion stays', 'A -> B x\nB -> C y\nC -> z', 'A -> B x\nB -> C y\nC -> z'],
      ['direct recursion stays', 'A -> A x | B\nB -> y', 'A -> A x | B\nB -> y'],
      ['recursion on the right stays', 'A -> x B\nB -> y A | z', 'A -> x B\nB -> y A | z'],
      [
        'a directly recursive rule becomes a list before it is substituted',
        'A -> A x | B y\nB -> A z | z',
        'A -> B y x*\nB -> B y x* z | z\nx* -> x*',
      ],
      [
        'auxiliary nonterminals are the ones to be substituted',
        'A -> (b) y | y\n(b) -> A x | A z',
        'A -> A x y | A z y | y\n(b) -> A x | A z',
      ],
      [
        'a quantified production is substituted as a symbol',
        'A -> B x | y*\nB -> A z',
        'A -> B x | y*\nB -> B x z | y* z\ny* -> y*',
      ],
    ],
  );

  test('rules that would grow beyond ten times their size stay unchanged', () => {
    const names = Array.from({ length: 8 }, (_, i) => `N${i}`);
    const anyOf = names.map((name) => `${name} x`).join(' | ');
    const tangle = grammarOf(names.map((name) => `${name} -> ${anyOf} | y`).join('\n'));
    expect(dropUnreachable(transform(tangle, 'left')).rules).toEqual(tangle.rules);
  });
});

describe('transformation, right', () => {
  cases(
    (grammar) => transform(grammar, 'right'),
    [
      ['the mirror image', 'A -> x B | y\nB -> z A | z', 'A -> x B | y\nB -> z x B | z y | z'],
      ['recursion on the left stays', 'A -> B x\nB -> A y | z', 'A -> B x\nB -> A y | z'],
    ],
  );
});

describe('star introduction, left', () => {
  cases(
    (grammar) => introduceStar(grammar, 'left'),
    [
      ['one symbol is repeated', 'A -> A x | y', 'A -> y x*\nx* -> x*'],
      ['a sequence is repeated', 'A -> A x y | z', 'A -> z (x y)*\n(x y) -> x y\n(x y)* -> (x y)*'],
      ['one of several is repeated', 'A -> A x | A y | z', 'A -> z [x|y]*\n[x|y] -> x | y\n[x|y]* -> [x|y]*'],
      [
        'every production that is not recursive begins a list',
        'A -> A x | y | z z',
        'A -> y x* | z z x*\nx* -> x*',
      ],
      [
        'lists of the same element are shared',
        'A -> A x | B\nB -> B x | y',
        'A -> B x*\nB -> y x*\nx* -> x*',
      ],
      ['but not with a list that the author named', 'A -> A x | B\nB -> x*', 'A -> B x*\nB -> x*\nx* -> x*'],
      [
        'a quantified production begins a list as a symbol',
        'A -> A B | x*\nB -> y',
        'A -> x* B*\nB -> y\nB* -> B*\nx* -> x*',
      ],
      ['a unit production of itself repeats nothing', 'A -> A | x', 'A -> x'],
      ['right recursion stays', 'A -> x A | y', 'A -> x A | y'],
    ],
  );
});

describe('star introduction, right', () => {
  cases(
    (grammar) => introduceStar(grammar, 'right'),
    [
      ['the mirror image', 'A -> x y A | z', 'A -> (x y)* z\n(x y) -> x y\n(x y)* -> (x y)*'],
      ['left recursion stays', 'A -> A x | y', 'A -> A x | y'],
    ],
  );
});

describe('plus introduction', () => {
  cases(introducePlus, [
    ['an element before a list of it', 'A -> y x (l) z\n(l) -> x*', 'A -> y x+ z\n(l) -> x*\nx+ -> x+'],
    ['an element after a list of it', 'A -> y (l) x z\n(l) -> x*', 'A -> y x+ z\n(l) -> x*\nx+ -> x+'],
    ['nothing else in the production', 'A -> x (l)\n(l) -> x*', 'A -> x+\n(l) -> x*'],
    ['an element written out', 'A -> x y (l)\n(l) -> (e)*\n(e) -> x y', 'A -> (e)+\n(l) -> (e)*\n(e) -> x y'],
    ['two lists', 'A -> x (l) x (l)\n(l) -> x*', 'A -> x+ x+\n(l) -> x*\nx+ -> x+'],
    ['a list of other elements stays', 'A -> y (l)\n(l) -> x*', 'A -> y (l)\n(l) -> x*'],
    [
      'an element of several kinds stays',
      'A -> x (l)\n(l) -> (e)*\n(e) -> x | y',
      'A -> x (l)\n(l) -> (e)*\n(e) -> x | y',
    ],
    ['a list that the author named stays', 'A -> x L\nL -> x*', 'A -> x L\nL -> x*'],
  ]);
});

describe('optional introduction', () => {
  cases(introduceOptional, [
    ['at the end', 'A -> x | x y', 'A -> x y?\ny? -> y?'],
    ['at the beginning', 'A -> y x | x', 'A -> y? x\ny? -> y?'],
    ['in the middle', 'A -> x z | x y y z', 'A -> x (y y)? z\n(y y) -> y y\n(y y)? -> (y y)?'],
    ['the second of two equal symbols', 'A -> x | x x', 'A -> x x?\nx? -> x?'],
    ['to a fixpoint', 'A -> x | x y | z x | z x y', 'A -> z? x y?\ny? -> y?\nz? -> z?'],
    ['productions in between keep their order', 'A -> z | x | y | z z', 'A -> z z? | x | y\nz? -> z?'],
    ['a nullable list needs no optional', 'A -> x | x (l)\n(l) -> y*', 'A -> x (l)\n(l) -> y*'],
    ['an optional plus is a star', 'A -> x | x (l)\n(l) -> y+', 'A -> x y*\n(l) -> y+\ny* -> y*'],
    ['a production that is quantified', 'A -> (l) y | x*\n(l) -> x*', 'A -> (l) y?\n(l) -> x*\ny? -> y?'],
    ['sequences that differ in more stay', 'A -> x y | y z x', 'A -> x y | y z x'],
    ['an empty production stays', 'A -> B | ε\nB -> x', 'A -> B | ε\nB -> x'],
  ]);
});
