import { sameBytes } from '../core/program.ts';
import type { Reduction, Schedule } from '../core/reduction.ts';
import type { TreeProgram } from '../tree/tree-program.ts';

/**
 * Reduces a program by running passes, to a smaller one or another of the same size. Returns the result; if its text
 * parses, its tree is the parse of its text.
 */
export type Reducer = (reduction: Reduction, program: TreeProgram) => Promise<TreeProgram>;

/** Repeats a schedule to a fixpoint. */
export function fixpoint(schedule: Schedule): Schedule {
  return async (reduction: Reduction) => {
    let before: Uint8Array;
    do {
      before = reduction.best;
      await schedule(reduction);
    } while (!sameBytes(before, reduction.best));
  };
}

/** Repeats a reducer to a fixpoint, or until `isDone`. */
export const reducerFixpoint =
  (reducer: Reducer, isDone = isSameText): Reducer =>
  async (reduction, program) => {
    for (let before = program; ;) {
      const after = await reducer(reduction, before);
      if (isDone(before, after)) return after;
      before = after;
    }
  };

const isSameText = (before: TreeProgram, after: TreeProgram): boolean =>
  sameBytes(before.print(), after.print());
