/**
 * List reducers know nothing about the elements, so the same one works on the lines of a file and the children of a
 * node.
 */
import type { Pass } from '../core/pass.ts';
import type { ListProgram } from '../tree/list-program.ts';

/** The next cut to try on a list, and the cursor to continue from if it is accepted. */
export interface Cut<C> {
  readonly kind: string;
  /** Removes the elements `from` up to, not including, `to`; or all others, if these are `kept`. */
  readonly from: number;
  readonly to: number;
  readonly kept: boolean;
  readonly next: C;
}

/** The contract of a pass, but for the lengths of lists. */
export interface ListReducer<C> {
  start(length: number): C;
  cuts(length: number, from: C): Iterable<Cut<C>>;
}

/** The elements that remain after a cut. */
export const cutOut = <T>(list: readonly T[], { from, to, kept }: Cut<unknown>): readonly T[] =>
  kept ? list.slice(from, to) : list.toSpliced(from, to - from);

/** A pass that applies a list reducer to a file. */
export function overList<C>(name: string, reducer: ListReducer<C>): Pass<ListProgram, C> {
  return {
    name,
    accepts: 'smaller',
    start: (list) => reducer.start(list.length),
    *propose(list, start) {
      for (const { kind, from, to, kept, next } of reducer.cuts(list.length, start)) {
        const program = kept ? list.keep(from, to) : list.drop(from, to);
        yield { program, next, kind, change: `${kept ? 'keep' : 'drop'} ${list.name(from, to)}` };
      }
    },
  };
}
