import { expect, test } from 'vitest';
import { languageOf } from '../../src/frontend/choose.ts';
import { languages } from '../../src/languages/languages.ts';
import { syntaxOf } from '../tree/editing.ts';

test('names and extensions are unique', () => {
  const names = languages.map(({ name }) => name);
  const extensions = languages.flatMap((language) => language.extensions);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(extensions).size).toBe(extensions.length);
});

test.each(languages.filter(({ bundled }) => bundled).map((language) => [language.name, language] as const))(
  '%s: its names, values and fixed symbols are in its grammar',
  async (name, { identifiers, style }) => {
    const { grammar } = await syntaxOf(name);
    const isMissing = (symbol: string) => !grammar.terminals.has(symbol);
    expect(identifiers.filter(isMissing)).toEqual([]);
    const marks = Object.values(style.indentation ?? {});
    const special = [
      ...(style.fixed ?? []),
      ...(style.immediate ?? []),
      ...marks,
      ...Object.keys(style.automatic ?? {}),
    ];
    expect(special.filter((symbol) => isMissing(symbol) && !grammar.rules.has(symbol))).toEqual([]);
  },
);

test.each([
  ['x.c', '', 'c'],
  ['x.C', '', 'cpp'],
  ['x.PY', '', 'python'],
  ['x.test.ts', '', 'typescript'],
  ['/a.c/input', 'whatever', undefined],
  ['input', '#include <stdio.h>\n', 'c'],
  ['input', 'template <class T> T f();\n', 'cpp'],
  ['input', 'fn main() {}\n', 'rust'],
  ['input', 'pragma solidity ^0.8.0;\n', 'solidity'],
  ['input', 'package main\n', 'go'],
  ['input', '#!/usr/bin/python3\n', 'python'],
  ['input', '; comment\n(set-logic QF_BV)\n', 'smtlib'],
  ['input', '{"a": 1}', 'json'],
  ['input', '#!/bin/bash\n', 'bash'],
  ['input', 'Some prose, with a word or two.\n', undefined],
  ['x.txt', '{"a": 1}', undefined],
])('%s with %j is %s', (file, text, expected) => {
  expect(languageOf(file, text)?.name).toBe(expected);
});
