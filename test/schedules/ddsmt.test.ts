import { expect, test } from 'vitest';
import { algorithms, NeedsTree } from '../../src/schedules/algorithms.ts';
import { treeOf, words } from '../tree/editing.ts';
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

test('it needs a language with sorts', async () => {
  const tree = await treeOf('c', 'int a;');
  expect(() => algorithms['ddsmt']!.schedule(tree)).toThrow(NeedsTree);
});
