import { expect, test } from 'vitest';
import { reshape } from '../../src/passes/reshape.ts';
import { proposed, runOn } from './on-trees.ts';

const bare = (text: string): string => text.replaceAll(/\s+/g, '');

test.each([
  ['c', 'void f() { if (x) {} }', 'void f() { x; }'],
  ['c', 'void f() { do g(); while (x); }', 'void f() { while (x) g(); }'],
  ['c', 'void f() { g(x)[y]; }', 'void f() { g(x) + y; }'],
  ['python', 'for x in y: pass\n', 'if y: pass\n'],
])('in %s: %s may become %s', async (language, text, expected) => {
  expect((await proposed(reshape, language, text)).map(bare)).toContain(bare(expected));
});

test('forms that keep all names come before those that lose one; none loses more', async () => {
  const values = (t: string) => t.match(/\b[xyz]\b/g)?.length ?? 0;
  const kept = (await proposed(reshape, 'c', 'void f() { if (x + y) { } else z; }')).map(values);
  expect(kept).toEqual(kept.toSorted((a, b) => b - a));
  expect(Math.min(...kept)).toBe(2);
});

test('ends with the first that is accepted', async () => {
  const { accepted } = await runOn(reshape, 'c', 'void f() { if (x) {} if (y) {} }', () => true);
  expect(accepted).toHaveLength(1);
});
