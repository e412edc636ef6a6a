/**
 * Berkeley delta, version 2006.08.03, with the same candidates: a sweep tries to remove one chunk of contiguous lines
 * after another, from the last to the first. When no chunk can be removed any more, every chunk is cut in half. The
 * first chunk is the whole file.
 *
 * Guarantee: when done, no single element can be removed.
 */
import type { ListReducer } from './over-list.ts';

interface Cursor {
  /** The lengths of the chunks. */
  readonly chunks: readonly number[];
  /** How many of them this sweep has not tried yet, counted from the first. */
  readonly left: number;
  /** Whether this sweep removed something: then another sweep with the same chunks follows. */
  readonly shrunk: boolean;
}

export const delta: ListReducer<Cursor> = {
  start(length) {
    const chunks = length > 0 ? [length] : [];
    return { chunks, left: chunks.length, shrunk: false };
  },
  *cuts(_, from) {
    let { chunks, left, shrunk } = from;
    for (;;) {
      let to = chunks.slice(0, left).reduce((sum, length) => sum + length, 0);
      for (let i = left - 1; i >= 0; i--) {
        const from = to - chunks[i]!;
        const next = { chunks: chunks.toSpliced(i, 1), left: i, shrunk: true };
        yield { from, to, kept: false, next, kind: 'chunk' };
        to = from;
      }
      if (!shrunk) {
        const halves = chunks.flatMap(halved);
        if (halves.length === chunks.length) return;
        chunks = halves;
      }
      left = chunks.length;
      shrunk = false;
    }
  },
};

/** If it is odd, the second half is longer. */
const halved = (length: number): readonly number[] =>
  length > 1 ? [Math.floor(length / 2), Math.ceil(length / 2)] : [length];
