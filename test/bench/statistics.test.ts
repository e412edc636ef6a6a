import { expect, test } from 'vitest';
import { mean, standardDeviation, wilcoxon } from '../../bench/papers/statistics.ts';

test('the standard deviation is that of a sample', () => {
  expect(mean([2, 4, 4, 4, 5, 5, 7, 9])).toBe(5);
  expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7));
});

/** Darwin's cross- and self-fertilized maize (1876), in eighths of an inch; p by R's wilcox.test. */
const MAIZE = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48];
/** Hollander and Wolfe (1973), table 3.1: nine patients before and after a tranquilizer. */
const PATIENTS = [0.952, -0.147, 1.022, 0.43, 0.62, 0.59, 0.49, -0.08, 0.01];

test('small samples: exact p-values', () => {
  expect(wilcoxon(MAIZE)).toBeCloseTo(0.041259765625, 12);
  expect(wilcoxon(PATIENTS)).toBeCloseTo(0.0390625, 12);
});

test.each([5, 6, 10])(
  '%i differences of one sign: 2 of all the choices of signs are as one-sided',
  (count) => {
    const differences = Array.from({ length: count }, (_, i) => i + 1);
    expect(wilcoxon(differences)).toBeCloseTo(2 / 2 ** count, 12);
    expect(wilcoxon(differences.map((difference) => -difference))).toBeCloseTo(2 / 2 ** count, 12);
  },
);

test('zeros are left out', () => {
  expect(wilcoxon([0, ...MAIZE, 0, 0])).toBe(wilcoxon(MAIZE));
  expect(wilcoxon([0, 0])).toBe(1);
  expect(wilcoxon([])).toBe(1);
});

test('equal differences share their ranks', () => {
  // Ranks 1.5, 1.5 and 3: 3 of the 8 choices of signs have a sum of at most 1.5.
  expect(wilcoxon([1, -1, 2])).toBeCloseTo(0.75, 12);
  expect(wilcoxon([1, 1, -1, 1])).toBeCloseTo(10 / 16, 12);
});

/** By SciPy, with its correction for continuity. */
test.each([
  ['all different', 60, (i: number) => (i + 1) * (i % 3 === 0 ? -1 : 1), 0.016901653],
  ['many equal', 80, (i: number) => ((i % 7) + 1) * (i % 4 === 0 ? -1 : 1), 0.000137292],
])('large samples, %s: the normal approximation', (_, length, difference, p) => {
  expect(wilcoxon(Array.from({ length }, (_, i) => difference(i)))).toBeCloseTo(p, 6);
});

test('balanced differences have p = 1', () => {
  expect(wilcoxon([1, -1])).toBe(1);
  expect(wilcoxon([1, -2, -3, 4])).toBe(1);
});
