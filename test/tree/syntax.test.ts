import { expect, test } from 'vitest';
import { contextFreeSyntax } from '../../src/tree/make-syntax.ts';
import { readBnf } from '../../src/grammar/read-bnf.ts';
import { leavesOf } from '../../src/tree/node.ts';
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
