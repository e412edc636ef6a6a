/**
 * Removes a few adjacent elements at a time, at every position of a list. Guarantee: after a sweep without an
 * acceptance, no window of these sizes can be removed.
 */
import type { ListReducer } from './over-list.ts';

interface Cursor {
  /** Index of the current size. */
  readonly size: number;
  readonly at: number;
}

export function windows(...sizes: readonly number[]): ListReducer<Cursor> {
  return {
    start: () => ({ size: 0, at: 0 }),
    *cuts(length, { size, at }) {
      for (; size < sizes.length; size++, at = 0) {
        const width = sizes[size]!;
        for (; at + width <= length; at++) {
          yield { from: at, to: at + width, kept: false, next: { size, at }, kind: `window of ${width}` };
        }
      }
    },
  };
}
