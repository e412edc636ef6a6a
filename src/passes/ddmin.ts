/**
 * ddmin, the minimising delta debugging algorithm: Zeller and Hildebrandt, "Simplifying and Isolating
 * Failure-Inducing Input" (TSE 2002); section 3.2 of the Perses paper.
 *
 * Guarantee: when done, the list is 1-minimal. No single element can be left out.
 */
import type { Pass } from '../core/pass.ts';
import type { ListProgram } from '../tree/lists.ts';

/** The granularity: how many partitions the list is split into. */
type Granularity = number;

export const ddmin: Pass<ListProgram, Granularity> = {
  name: 'ddmin',
  start: () => 2,
  *propose(list, granularity) {
    // A list of one element cannot be split: as published, ddmin takes it that the empty list is not interesting.
    for (let n = Math.min(granularity, list.length); n > 1; n = Math.min(2 * n, list.length)) {
      // Reduce to subset.
      for (let i = 0; i < n; i++) {
        const part = partition(list, n, i);
        yield { program: list.keep(...part), next: 2, kind: 'subset', change: `keep ${list.name(...part)}` };
      }
      // Reduce to complement.
      for (let i = 0; i < n; i++) {
        const part = partition(list, n, i);
        const next = Math.max(n - 1, 2);
        yield { program: list.drop(...part), next, kind: 'complement', change: `drop ${list.name(...part)}` };
      }
      // Increase granularity, until every partition is a single element.
      if (n === list.length) return;
    }
  },
};

/** The bounds of the `i`-th of `n` partitions, as equal in length as can be. */
function partition(list: ListProgram, n: number, i: number): [from: number, to: number] {
  return [Math.floor((i * list.length) / n), Math.floor(((i + 1) * list.length) / n)];
}
