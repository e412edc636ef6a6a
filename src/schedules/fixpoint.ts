import { sameBytes } from '../core/program.ts';
import type { Reduction, Schedule } from '../core/reduction.ts';
import type { TreeProgram } from '../tree/tree-program.ts';

/**
 * Makes a program smaller, or another of the same size, by running passes. Returns what it ended with: the tree that its text has, as
 * far as passes leave text that parses.
 */
export type Reducer = (reduction: Reduction, program: TreeProgram) => Promise<TreeProgram>;

/** Repeats a schedule until it changes nothing any more. */
export function fixpoint(schedule: Schedule): Schedule {
  return async (reduction: Reduction) => {
    let before: Uint8Array;
    do {
      before = reduction.best;
      await schedule(reduction);
    } while (!sameBytes(before, reduction.best));
  };
}

/** Repeats a reducer until it changes nothing any more, or until `isDone` says so. */
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
