/** Our own reducers of lists. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halving, halvingDownTo } from '../../src/passes/halving.ts';
import { overList } from '../../src/passes/list.ts';
import { windows } from '../../src/passes/windows.ts';
import { characters } from '../../src/tree/lists.ts';
import { bytesOf, hash, only, property, proposals, reduceWith } from '../reduce-with.ts';

const abcd = characters(bytesOf('abcd'));

test('halving: everything, halves, single elements', () => {
  expect(proposals(overList('halving', halving), abcd)).toEqual([
    ...['', 'cd', 'ab'],
    ...['bcd', 'acd', 'abd', 'abc'],
  ]);
});

test('halving leaves as many elements as it must', async () => {
  expect(proposals(overList('halving', halvingDownTo(1)), characters(bytesOf('ab')))).toEqual(['b', 'a']);
  const { text } = await reduceWith(
    only(overList('halving', halvingDownTo(1)), characters),
    'abcde',
    () => true,
  );
  expect(text).toHaveLength(1);
});

test('halving ends 1-minimal, whatever the property', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.constantFrom(1, 3), async (seed, jobs) => {
      const holds = (text: string) => text === 'abcdefghij' || hash(`${seed} ${text}`) % 4 === 0;
      const schedule = only(overList('halving', halving), characters);
      const { text } = await reduceWith(schedule, 'abcdefghij', property(holds), { jobs });
      for (let i = 0; i < text.length; i++) expect(holds(text.slice(0, i) + text.slice(i + 1))).toBe(false);
    }),
  );
});

test('windows: each size at every place', () => {
  expect(proposals(overList('windows', windows(1, 3)), abcd)).toEqual([
    ...['bcd', 'acd', 'abd', 'abc'],
    ...['d', 'a'],
  ]);
});

test('windows go on where they are when something has gone', async () => {
  const tested: string[] = [];
  const schedule = only(overList('windows', windows(2)), characters);
  const { text } = await reduceWith(
    schedule,
    'abcdef',
    property((t) => {
      tested.push(t);
      return t.includes('b');
    }),
  );
  expect(text).toBe('ab');
  // The first and the last are the tests of the original and of the result.
  expect(tested.slice(1, -1)).toEqual(['cdef', 'adef', 'abef', 'ab']);
});
