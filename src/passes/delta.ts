/**
 * Berkeley delta, as described by the C-Reduce paper (PLDI 2012) and implemented by C-Reduce's module: removes a chunk
 * of contiguous lines at a time. The first chunk is the whole file; when no chunk of a size can be removed any more,
 * the size is halved, down to one line.
 *
 * Guarantee: when done, no single element can be removed.
 */
import type { ListReducer } from './over-list.ts';

interface Cursor {
  /** The length of the chunks. */
  readonly size: number;
  /** Where the next chunk begins. */
  readonly at: number;
  /** Whether this sweep removed something: then another sweep with the same chunk length follows. */
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
