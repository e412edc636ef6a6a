import { expect, test } from 'vitest';
import { words } from '../tree/editing.ts';
import { reduceBy } from './reduce-by.ts';

const SCRIPT = `(declare-const x Int)
(declare-const y Int)
(assert (let ((z (+ x 1))) (> z 0)))
(assert (= y (+ x 2)))
(assert (bug (not (not (< y 7)))))
(check-sat)`;

const left = async (holds: (text: string) => boolean) =>
  words((await reduceBy('ddsmt', 'smtlib', SCRIPT, holds)).text);

test('commands go, and terms become constants', async () => {
  expect(await left((text) => text.includes('bug'))).toBe('(assert (bug))');
});

test('a let is substituted or eliminated', async () => {
  expect(await left((text) => text.includes('(> '))).not.toContain('let');
});

test('in a language without sorts, it erases nodes', async () => {
  const { text } = await reduceBy('ddsmt', 'c', 'int a; int b; int c;', (text) => text.includes('b'));
  expect(words(text)).toBe('int b;');
});
