import { expect, test } from 'vitest';
import { localEnumeration } from '../../../src/passes/vulcan/local-enumeration.ts';
import { proposals } from '../../reduce-with.ts';
import { reduceBy } from '../../schedules/reduce-by.ts';
import { treeIn, treeOf, words } from '../../tree/editing.ts';

const flat = (length: number) => treeIn("s ::= ('a' | 'b')*", Array(length).fill('a').join(' '));

test.each([
  [2, 1],
  [3, 4],
  [4, 11],
  [5, 26],
  [6, 57],
  [7, 120],
  [8, 247],
])('a window of %i takes %i tests in each position (Table 1)', (size, tests) => {
  expect(proposals(localEnumeration(size), flat(size))).toHaveLength(tests);
  expect(proposals(localEnumeration(size), flat(20))).toHaveLength(tests * (20 - size + 1));
});

test('Table 1: 100 leaves and a window of 4', () => {
  expect(proposals(localEnumeration(4), flat(100))).toHaveLength(1067);
});

test('two nodes that cannot go one by one go together: a statement and the else after it', async () => {
  const text = 'void f() { if (a) for (;;) break; else for (; b; --b); }';
  const holds = (t: string) => /void f\(\) \{ if \(a\) (for \(;;\) break; else )?for \(; b; --b\);/.test(t);
  const { text: perses } = await reduceBy('perses-fixpoint', 'java', text, holds);
  expect(words(perses)).toBe(text);
  const { text: result } = await reduceBy('vulcan', 'java', text, holds);
  expect(words(result)).toBe('void f() { if (a) for (; b; --b); }');
});

test('the window slides over each level, tokens of the levels above among it', () => {
  const tree = treeIn("s ::= 'a'? p; p ::= ('b' | 'c')*", 'a b c');
  expect([...new Set(proposals(localEnumeration(2), tree).map(words))]).toEqual(['', 'c', 'a']);
});

test('a window that is wider than the program has nothing to offer', () => {
  expect(proposals(localEnumeration(4), flat(3))).toEqual([]);
});

test('what does not parse is tested only without the filter, as in the paper', async () => {
  const tree = await treeOf('c', 'int a;');
  const of = (parseFilter: boolean) => proposals(localEnumeration(2, parseFilter), tree).map(words);
  expect(of(true)).toEqual([';', ';']);
  expect(of(false)).toEqual([';', 'int', ';', 'int']);
});
