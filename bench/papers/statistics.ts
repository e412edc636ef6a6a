/** The statistics of the papers' tables. */

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Of a sample: divided by n - 1. */
export function standardDeviation(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = numbers.map((number) => (number - middle) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / (numbers.length - 1));
}

/** Up to as many differences, the p-value is exact. */
const MOST_EXACT = 50;

/**
 * The two-sided p-value of the Wilcoxon signed-rank test: how likely differences as one-sided as these are, if either
 * sign is equally likely. Zeros are left out; equal differences share their ranks. Without differences it is 1.
 */
export function wilcoxon(differences: readonly number[]): number {
  const signed = differences.filter((difference) => difference !== 0);
  if (signed.length === 0) return 1;
  const ranks = doubledRanks(signed.map(Math.abs));
  const positive = ranks.reduce((sum, rank, i) => (signed[i]! > 0 ? sum + rank : sum), 0);
  const total = ranks.reduce((sum, rank) => sum + rank, 0);
  const smaller = Math.min(positive, total - positive);
  const p = signed.length <= MOST_EXACT ? exact(ranks, smaller) : approximate(ranks, total / 2 - smaller);
  return Math.min(1, p);
}

/** Twice the rank of each value, which is a whole number even if values are equal. */
function doubledRanks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => sorted.indexOf(value) + sorted.lastIndexOf(value) + 2);
}

/** Counts the choices of signs whose positive ranks add up to at most `smaller`, on either side. */
function exact(ranks: readonly number[], smaller: number): number {
  let chances = [1];
  for (const rank of ranks) {
    const next = Array.from({ length: chances.length + rank }, () => 0);
    for (const [sum, chance] of chances.entries()) {
      next[sum]! += chance / 2;
      next[sum + rank]! += chance / 2;
    }
    chances = next;
  }
  return 2 * chances.slice(0, smaller + 1).reduce((sum, chance) => sum + chance, 0);
}

/** The normal approximation; its variance takes equal ranks into account. `distance`: from the mean, doubled. */
function approximate(ranks: readonly number[], distance: number): number {
  const deviation = Math.sqrt(ranks.reduce((sum, rank) => sum + rank ** 2, 0) / 4);
  // Half a rank, for continuity: one, doubled.
  return 2 * upperTail(Math.max(0, distance - 1) / deviation);
}

/** The chance that a standard normal variable exceeds `z` >= 0. Abramowitz and Stegun, 26.2.17: exact to 7.5e-8. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const sum =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
