import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halving as halvingOfLists, halvingDownTo } from '../../src/passes/halving.ts';
import { overList } from '../../src/passes/over-list.ts';
import { characters } from '../../src/tree/list-program.ts';
import { bytesOf, hash, only, property, proposals, reduceWith } from '../reduce-with.ts';

const halving = overList('halving', halvingOfLists);

test('everything, halves, single elements', () => {
  expect(proposals(halving, characters(bytesOf('abcd')))).toEqual([
    ...['', 'cd', 'ab'],
    ...['bcd', 'acd', 'abd', 'abc'],
  ]);
});

test('after a success it goes on where it is', async () => {
  const tested: string[] = [];
  const holds = property((text) => {
    tested.push(text);
    return text.includes('c');
  });
  expect((await reduceWith(only(halving, characters), 'abcd', holds)).text).toBe('c');
  // The first and the last are the tests of the original and of the result.
  expect(tested.slice(1, -1)).toEqual(['', 'cd', 'd', 'c']);
});

test('ends 1-minimal, whatever the property', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.constantFrom(1, 3), async (seed, jobs) => {
      const holds = (text: string) => text === 'abcdefghij' || hash(`${seed} ${text}`) % 4 === 0;
      const { text } = await reduceWith(only(halving, characters), 'abcdefghij', property(holds), { jobs });
      for (let i = 0; i < text.length; i++) expect(holds(text.slice(0, i) + text.slice(i + 1))).toBe(false);
    }),
  );
});

test('one element stays in a list that must not be empty', async () => {
  const down = overList('halving', halvingDownTo(1));
  expect(proposals(down, characters(bytesOf('ab')))).toEqual(['b', 'a']);
  expect((await reduceWith(only(down, characters), 'abcde', () => true)).text).toHaveLength(1);
});
