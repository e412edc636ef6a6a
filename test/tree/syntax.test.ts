import { describe, expect, test } from 'vitest';
import { finish } from '../../src/core/work.ts';
import { contextFreeSyntax } from '../../src/tree/make-syntax.ts';
import { readBnf } from '../../src/grammar/read-bnf.ts';
import { leavesOf } from '../../src/tree/node.ts';
import { showTree } from '../../src/tree/show.ts';
import type { Syntax } from '../../src/tree/syntax.ts';
import { syntaxOf } from './editing.ts';

test.each([
  ['c', 'int f(t a) { return a.b + 1; }', 'f t a a b'],
  ['smtlib', '(assert (= x 1))', '= x'],
  ['json', '{"a": [true]}', ''],
])('the names in a program, in %s: %s', async (language, text, expected) => {
  const syntax = await syntaxOf(language);
  expect(namesIn(syntax, text)).toBe(expected);
});

test('without declared identifiers, tokens that can be any word are names', () => {
  const syntax = contextFreeSyntax(
    readBnf('s ::= ("if" ID NUMBER)*\nID ::= /[a-z][a-z0-9]*/\nNUMBER ::= /[0-9]+/\n%skip /\\s+/\n'),
  );
  expect(namesIn(syntax, 'if a 1 if b2 3')).toBe('a b2');
});

const namesIn = (syntax: Syntax, text: string): string =>
  [...leavesOf(syntax.parse(text).root)]
    .filter((leaf) => syntax.isIdentifier(leaf))
    .map((leaf) => leaf.text)
    .join(' ');

describe('ladders', () => {
  const syntax = contextFreeSyntax(
    readBnf(`
      s ::= sum ';'
      sum ::= product ('+' product)*
      product ::= atom ('*' atom)* pure?
      pure ::= 'pure'
      atom ::= /[a-z]/ | '(' sum ')'
    `),
  );
  const shown = (text: string): string => [...showTree(syntax.parse(text).root)].join('');

  test('a node whose other children are all empty collapses into its one child', () => {
    expect(shown('a;').split('\n')[1]).toBe('  /[a-z]/ "a" for sum');
    expect(shown('a*b;').split('\n')[1]).toBe('  product for sum');
  });

  test('a node with anything else beside its child stays', () => {
    expect(shown('a+b;').split('\n')[1]).toBe('  sum');
    expect(shown('(a);').split('\n')[1]).toBe('  atom for sum');
  });

  test('a collapsed node has the forms of the rules further down; a node of the rule has those of the rule', () => {
    const symbols = (forms: readonly { symbol: string }[]) => forms.map(({ symbol }) => symbol);
    expect(symbols(syntax.forms('sum'))).toEqual(['sum']);
    expect(symbols(syntax.ladderForms('sum'))).toEqual(['sum', 'product', '/[a-z]/', 'atom']);
  });
});

describe('errors are counted without building a tree', () => {
  test.each([
    ['c', 'int a;', 0],
    ['c', 'int a; ) int b;', 1],
    ['c', 'int f() { return 1 }', 1],
    ['cpp', 'namespace n { ) } ] int a;', 2],
    ['smtlib', '(assert a', 1],
  ])('%s: %s', async (language, text, errors) => {
    const syntax = await syntaxOf(language);
    expect(finish(syntax.countingErrors(text))).toBe(errors);
    expect(syntax.parse(text).errors).toBe(errors);
    expect(finish(syntax.accepting(text))).toBe(errors === 0);
  });
});
