/**
 * Removes chunks of a list: first the whole list, then halves, quarters and so on, down to single elements. Each size
 * gets one sweep, from the first element to the last; single elements are swept to a fixpoint.
 *
 * Like delta without its second sweeps, and like ddmin without its subsets, which rarely pay off if most of a list can
 * be removed. Guarantee: when done, no single element can be removed.
 */
import type { ListReducer } from './over-list.ts';

export interface Sweep {
  /** The length of the chunks. */
  readonly size: number;
  /** Where the next chunk begins. */
  readonly at: number;
  /** Whether this sweep removed something. */
  readonly shrunk: boolean;
}

export const halving: ListReducer<Sweep> = halvingDownTo(0);

/** Halving that keeps at least `least` elements. */
export function halvingDownTo(least: number): ListReducer<Sweep> {
  return {
    start: (length) => ({ size: length, at: 0, shrunk: false }),
    *cuts(length, { size, at, shrunk }) {
      size = Math.min(size, length);
      while (size > 0) {
        for (; at < length; at += size) {
          const to = Math.min(at + size, length);
          if (length - (to - at) < least) continue;
          yield { from: at, to, kept: false, next: { size, at, shrunk: true }, kind: 'chunk' };
        }
        if (size === 1 && !shrunk) return;
        at = 0;
        shrunk = false;
        size = Math.max(1, Math.floor(size / 2));
      }
    },
  };
}
