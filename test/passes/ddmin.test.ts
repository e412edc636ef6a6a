import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ddmin as ddminOfLists } from '../../src/passes/ddmin.ts';
import { overList } from '../../src/passes/over-list.ts';
import { characters, lines, tokens } from '../../src/tree/list-program.ts';
import { bytesOf, hash, only, property, proposals, reduceWith, textOf } from '../reduce-with.ts';

const ddmin = overList('ddmin', ddminOfLists);

const has = (...needles: string[]) => property((text) => needles.every((needle) => text.includes(needle)));

describe.each([1, 2])('with %i jobs', (jobs) => {
  const run = async (...[schedule, text, holds]: Parameters<typeof reduceWith>) =>
    (await reduceWith(schedule, text, holds, { jobs })).text;

  test('keeps the two lines that matter', async () => {
    const text = Array.from({ length: 50 }, (_, i) => `line ${i}\n`).join('');
    expect(await run(only(ddmin, lines), text, has('line 7\n', 'line 42\n'))).toBe('line 7\nline 42\n');
  });

  test('keeps the tokens that matter', async () => {
    expect(await run(only(ddmin, tokens), 'int f(int x) { return x + 1; }', has('return', '+'))).toBe(
      ' return +',
    );
  });

  test('keeps the characters that matter', async () => {
    expect(await run(only(ddmin, characters), 'abcdefgh', has('b', 'g'))).toBe('bg');
  });

  test('a single element stays, as published', async () => {
    expect(await run(only(ddmin, lines), 'only\n', () => true)).toBe('only\n');
  });

  test('if everything is interesting, one element is left', async () => {
    expect(await run(only(ddmin, characters), 'abcdefgh', () => true)).toBe('a');
  });
});

test('subsets, then complements, then finer', () => {
  expect(proposals(ddmin, characters(bytesOf('abcd')))).toEqual([
    ...['ab', 'cd', 'cd', 'ab'],
    ...['a', 'b', 'c', 'd', 'bcd', 'acd', 'abd', 'abc'],
  ]);
});

test('the example of Zeller and Hildebrandt, step by step: 1, 7 and 8 are needed of 8', async () => {
  const tested: string[] = [];
  const { accepted } = await reduceWith(only(ddmin, characters), '12345678', (bytes) => {
    tested.push(textOf(bytes));
    return ['1', '7', '8'].every((digit) => textOf(bytes).includes(digit));
  });
  expect(accepted).toEqual(['125678', '1278', '178']);
  // The first and the last are the tests of the original and of the result.
  expect(tested.slice(1, -1)).toEqual([
    ...['1234', '5678', '12', '34', '56', '78', '345678', '125678'],
    '1278',
    ...['1', '2', '7', '8', '278', '178'],
    ...['18', '17'],
  ]);
});

test('the result is 1-minimal, whatever the property', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.constantFrom(1, 3), async (seed, jobs) => {
      // Not monotone: any subset may or may not have it.
      const holds = (text: string) => text === 'abcdefghij' || hash(`${seed} ${text}`) % 4 === 0;
      const { text } = await reduceWith(only(ddmin, characters), 'abcdefghij', property(holds), { jobs });
      if (text.length === 1) return;
      for (let i = 0; i < text.length; i++) expect(holds(text.slice(0, i) + text.slice(i + 1))).toBe(false);
    }),
  );
});
