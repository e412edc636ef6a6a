import { expect, test } from 'vitest';
import { cutOut, type ListReducer, overList } from '../../src/passes/over-list.ts';
import { characters, lines } from '../../src/tree/list-program.ts';
import { bytesOf, only, proposals, reduceWith } from '../reduce-with.ts';

/** Keeps the middle, or leaves it out. */
const middle: ListReducer<'start' | 'end'> = {
  start: () => 'start',
  *cuts(length, from) {
    if (from === 'end') return;
    for (const kept of [true, false]) yield { kind: 'middle', from: 1, to: length - 1, kept, next: 'end' };
  },
};

test.each([
  [true, ['b', 'c']],
  [false, ['a', 'd']],
])('of a cut with kept: %s, %j is left', (kept, expected) => {
  expect(cutOut(['a', 'b', 'c', 'd'], { kind: '', from: 1, to: 3, kept, next: 0 })).toEqual(expected);
});

test.each([
  ['characters', characters, 'abcd', ['bc', 'ad']],
  ['lines', lines, 'a\nb\nc\n', ['b\n', 'a\nc\n']],
])('the same reducer works on %s', (_, split, text, expected) => {
  expect(proposals(overList('middle', middle), split(bytesOf(text)))).toEqual(expected);
});

test('it continues from the accepted cut', async () => {
  const { accepted } = await reduceWith(only(overList('middle', middle), characters), 'abcd', () => true);
  expect(accepted).toEqual(['bc']);
});
