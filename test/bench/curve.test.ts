import { expect, test } from 'vitest';
import { atSeconds, atTests, curveOf, whenAt } from '../../bench/peers/curve.ts';

const before = { tokens: 100, bytes: 500 };
/** Began at second 1000. Three tests overlap; the second success is larger than the first; one was stopped. */
const log = [
  'begin 1000.5 a',
  'begin 1000,6 b',
  'interesting 1001.0 b',
  'begin 1001.1 c',
  'interesting 1001.5 a',
  'begin 1002.0 d',
  'interesting 1003.0 d',
  'begin 1003.5 e',
  'begin 1009.0 late',
  'interesting 1010.0 late',
].join('\n');
const size = (tokens: number) => ({ tokens, bytes: 5 * tokens });
const sizes = new Map([
  ['a', size(60)],
  ['b', size(50)],
  ['d', size(10)],
  ['late', size(1)],
]);
const { tests, curve } = curveOf(log, sizes, 1_000_000, before, 5);

test('every test that started counts, finished or not, but none after the end of the run', () => {
  expect(tests).toBe(5);
});

test('a curve never rises', () => {
  expect(curve.map((point) => [point.tests, point.tokens])).toEqual([
    [0, 100],
    [2, 50],
    [4, 10],
  ]);
  expect(curve[1]!.seconds).toBeCloseTo(1);
});

test.each([
  [0.9, 100],
  [1, 50],
  [2.9, 50],
  [600, 10],
])('after %d seconds there are %i tokens', (seconds, tokens) => {
  expect(atSeconds(curve, seconds).tokens).toBe(tokens);
});

test.each([
  [1, 100],
  [2, 50],
  [3, 50],
  [4, 10],
])('after %i tests there are %i tokens', (count, tokens) => {
  expect(atTests(curve, count).tokens).toBe(tokens);
});

test.each([
  [100, 0],
  [99, 2],
  [50, 2],
  [49, 4],
  [9, undefined],
])('%i tokens are reached after %s tests', (tokens, count) => {
  expect(whenAt(curve, tokens)?.tests).toBe(count);
});
