/**
 * ddmin, the minimising delta debugging algorithm: Zeller and Hildebrandt, "Simplifying and Isolating
 * Failure-Inducing Input" (TSE 2002); section 3.2 of the Perses paper.
 *
 * Guarantee: when done, the list is 1-minimal: no single element can be removed.
 */
import type { ListReducer } from './over-list.ts';

/** The granularity: how many partitions the list is split into. */
type Granularity = number;

/** As published: the empty list is assumed not to be interesting, so a list of one element stays. */
export const ddmin: ListReducer<Granularity> = ddminDownTo(1);

/**
 * ddmin that keeps at least this many elements. With 0, it also tests the empty list, as the complement of the only
 * partition.
 */
export function ddminDownTo(least: 0 | 1): ListReducer<Granularity> {
  return {
    start: () => least + 1,
    *cuts(length, granularity) {
      for (let n = Math.min(granularity, length); n > least; n = Math.min(2 * n, length)) {
        // Reduce to subset. With one partition, the subset is the list itself.
        const subsets = n > 1 ? n : 0;
        for (let i = 0; i < subsets; i++) {
          yield { ...partition(length, n, i), kept: true, next: least + 1, kind: 'subset' };
        }
        // Reduce to complement.
        for (let i = 0; i < n; i++) {
          const next = Math.max(n - 1, least + 1);
          yield { ...partition(length, n, i), kept: false, next, kind: 'complement' };
        }
        // Increase granularity, until every partition is a single element.
        if (n === length) return;
      }
    },
  };
}

/** The bounds of the `i`-th of `n` partitions of nearly equal length. */
function partition(length: number, n: number, i: number): { readonly from: number; readonly to: number } {
  return { from: Math.floor((i * length) / n), to: Math.floor(((i + 1) * length) / n) };
}
