import { sameBytes } from '../core/program.ts';
import type { Reduction, Schedule } from '../core/reduction.ts';

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
