/** Reducers of lists know nothing of the elements, so the same one works on the lines of a file and on the children of a node. */
import type { Pass } from '../core/pass.ts';
import type { ListProgram } from '../tree/list-program.ts';

/** What to try with a list next, and where to go on from if that is accepted. */
export interface Cut<C> {
  readonly kind: string;
  /** Elements `from` up to, not including, `to` are left out; or all others, if these are `kept`. */
  readonly from: number;
  readonly to: number;
  readonly kept: boolean;
  readonly next: C;
}

/** The same contract as that of a pass, for the lengths of lists. */
export interface ListReducer<C> {
  start(length: number): C;
  cuts(length: number, from: C): Iterable<Cut<C>>;
}

/** What a cut leaves of a list. */
export const cutOut = <T>(list: readonly T[], { from, to, kept }: Cut<unknown>): readonly T[] =>
  kept ? list.slice(from, to) : list.toSpliced(from, to - from);

/** Reduces a file that is seen as a list. */
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
