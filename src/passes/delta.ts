/**
 * Berkeley delta, as the C-Reduce paper (PLDI 2012) describes it and the C-Reduce module that follows it: leave out
 * a chunk of contiguous lines at a time. The chunk is at first the whole file; when no chunk of a size can be left
 * out any more, it is halved, down to one line.
 *
 * Guarantee: when done, no single element can be left out.
 */
import type { ListReducer } from './over-list.ts';

interface Cursor {
  /** The length of the chunks. */
  readonly size: number;
  /** Where the next chunk begins. */
  readonly at: number;
  /** Whether something was left out in this sweep: then another sweep with the same length follows. */
  readonly shrunk: boolean;
}

export const delta: ListReducer<Cursor> = {
  start: (length) => ({ size: length, at: 0, shrunk: false }),
  *cuts(length, from) {
    let { size, at, shrunk } = from;
    size = Math.min(size, length);
    while (size > 0) {
      for (; at < length; at += size) {
        const next = { size, at, shrunk: true };
        yield { from: at, to: Math.min(at + size, length), kept: false, next, kind: 'chunk' };
      }
      if (!shrunk) size = Math.floor(size / 2);
      at = 0;
      shrunk = false;
    }
  },
};
