/**
 * Leaves out chunks of a list: at first the whole list, then halves, quarters and so on, down to single elements. Each size gets one
 * sweep, from the first element to the last; single elements are swept until none goes.
 *
 * Like delta without its second sweeps, and like ddmin without its subsets, which hardly ever pay where most of a list can go.
 * Guarantee: when done, no single element can be left out.
 */
import type { ListReducer } from './over-list.ts';

export interface Sweep {
  /** The length of the chunks. */
  readonly size: number;
  /** Where the next chunk begins. */
  readonly at: number;
  /** Whether something was left out in this sweep. */
  readonly shrunk: boolean;
}

export const halving: ListReducer<Sweep> = halvingDownTo(0);

/** Halving that leaves at least so many elements. */
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
