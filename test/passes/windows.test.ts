import { expect, test } from 'vitest';
import { overList } from '../../src/passes/over-list.ts';
import { windows } from '../../src/passes/windows.ts';
import { characters } from '../../src/tree/list-program.ts';
import { bytesOf, only, property, proposals, reduceWith } from '../reduce-with.ts';

test('each size at every place', () => {
  expect(proposals(overList('windows', windows(1, 3)), characters(bytesOf('abcd')))).toEqual([
    ...['bcd', 'acd', 'abd', 'abc'],
    ...['d', 'a'],
  ]);
});

test('they go on where they are when something has gone', async () => {
  const tested: string[] = [];
  const holds = property((text) => {
    tested.push(text);
    return text.includes('b');
  });
  const { text } = await reduceWith(only(overList('windows', windows(2)), characters), 'abcdef', holds);
  expect(text).toBe('ab');
  // The first and the last are the tests of the original and of the result.
  expect(tested.slice(1, -1)).toEqual(['cdef', 'adef', 'abef', 'ab']);
});

test('a list that is shorter than a window has none', () => {
  expect(proposals(overList('windows', windows(3)), characters(bytesOf('ab')))).toEqual([]);
});
