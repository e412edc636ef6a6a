import { describe, expect, test } from 'vitest';
import { delta as deltaOfLists } from '../../src/passes/delta.ts';
import { overList } from '../../src/passes/over-list.ts';
import { characters, lines } from '../../src/tree/list-program.ts';
import { bytesOf, hash, only, property, proposals, reduceWith, textOf } from '../reduce-with.ts';

const delta = overList('delta', deltaOfLists);

describe.each([1, 2])('with %i jobs', (jobs) => {
  test('keeps the two lines that matter', async () => {
    const text = Array.from({ length: 50 }, (_, i) => `line ${i}\n`).join('');
    const holds = property((t) => t.includes('line 7\n') && t.includes('line 42\n'));
    const run = await reduceWith(only(delta, lines), text, holds, { jobs });
    expect(run.text).toBe('line 7\nline 42\n');
  });

  test('if everything is interesting, nothing is left after one test', async () => {
    const run = await reduceWith(only(delta, lines), 'a\nb\nc\n', () => true, { jobs });
    expect(run.text).toBe('');
    expect(run.accepted).toEqual(['']);
  });

  test('repeats after an acceptance, until no line can be removed', async () => {
    for (let seed = 0; seed < 50; seed++) {
      const holds = (t: string) => t === 'abcdefgh' || hash(`${seed} ${t}`) % 3 === 0;
      const { text } = await reduceWith(only(delta, characters), 'abcdefgh', property(holds), { jobs });
      for (let i = 0; i < text.length; i++) expect(holds(text.slice(0, i) + text.slice(i + 1))).toBe(false);
    }
  });
});

test('chunks from the last to the first, each halved when none can be removed', () => {
  expect(proposals(delta, characters(bytesOf('abcdefg')))).toEqual([
    '',
    ...['abc', 'defg'],
    ...['abcde', 'abcfg', 'adefg', 'bcdefg'],
    ...['abcdef', 'abcdeg', 'abcdfg', 'abcefg', 'abdefg', 'acdefg', 'bcdefg'],
  ]);
});

/** The candidates that singledelta of Debian's package delta (2006.08.03-13) tested. */
test.each([
  ['abcde', 'ac', ['', 'ab', 'cde', 'abc', 'ac', 'c', 'a']],
  ['abcde', 'ace', ['', 'ab', 'cde', 'abc', 'abde', 'acde', 'ac', 'ade', 'acd', 'ace', 'ae', 'ce']],
  [
    'abcdefgh',
    'cg',
    ['', 'abcd', 'efgh', 'abcdef', 'abcdgh', 'abgh', 'cdgh', 'cd', 'gh', 'cdg', 'cg', 'g', 'c'],
  ],
])('of %s, needing %s, it tests what Berkeley delta tests', async (text, needed, expected) => {
  const tested: string[] = [];
  await reduceWith(only(delta, characters), text, (bytes) => {
    tested.push(textOf(bytes));
    return needed.split('').every((letter) => textOf(bytes).includes(letter));
  });
  // The first and the last are the tests of the original and of the result.
  expect(tested.slice(1, -1)).toEqual(expected);
});
