/** The geometric mean: the right mean for ratios, since that of a ratio and its inverse is 1. */
export const geometricMean = (ratios: readonly number[]): number =>
  Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
