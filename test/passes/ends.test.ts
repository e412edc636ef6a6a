import { expect, test } from 'vitest';
import { ends } from '../../src/passes/ends.ts';
import { has, left, proposed } from './on-trees.ts';

test('the first element of a list with separators goes, its separator with it', async () => {
  expect(await proposed(ends, 'c', 'f(a, b, c);')).toEqual(['f(b, c);']);
  expect(await left(ends, 'c', 'f(a, b, c);', has('c'))).toBe('f(c);');
});

test.each([
  ['rust', 'fn f(a: u8, b: u8) {}', 'fn f(b: u8) {}'],
  ['json', '[1, [2, 3]]', '[[2, 3]]'],
])('in %s: of %s the first goes', async (language, text, expected) => {
  expect((await proposed(ends, language, text))[0]).toBe(expected);
});

test('lists within lists, too', async () => {
  expect(await left(ends, 'json', '[1, [2, 3]]', has('3'))).toBe('[[3]]');
});

test('the single element is left to other passes', async () => {
  expect(await proposed(ends, 'c', 'f(a);')).toEqual([]);
});
