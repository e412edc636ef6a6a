import { expect, test } from 'vitest';
import { RULES } from '../../../src/passes/smtlib/rules.ts';

test('every letter on the right of a rule is on its left', () => {
  for (const line of RULES.trim().split('\n')) {
    const [left, right] = line.split(/\s{2,}/) as [string, string];
    const letters = (text: string) => text.match(/(?<![^\s(])[a-z](?:\.\.\.)?(?![^\s)])/g) ?? [];
    expect(letters(left), line).toEqual(expect.arrayContaining(letters(right)));
  }
});

test('no rule stands twice', () => {
  const lines = RULES.trim()
    .split('\n')
    .map((line) => line.split(/\s{2,}/)[0]);
  const pairs = RULES.trim()
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' '));
  expect(new Set(pairs).size).toBe(lines.length);
});
