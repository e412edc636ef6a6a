/**
 * Leaves out a few neighbours at a time, at every place of a list. Guarantee: when a sweep has left out nothing, no window of these sizes can
 * be left out.
 */
import type { ListReducer } from './over-list.ts';

interface Cursor {
  /** Which of the sizes. */
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
