import type { Reduction, Schedule } from '../engine/engine.ts';

/** Repeats a schedule until it changes nothing any more. */
export function fixpoint(schedule: Schedule): Schedule {
  return async (reduction: Reduction) => {
    for (let before; before !== reduction.best;) {
      before = reduction.best;
      await schedule(reduction);
    }
  };
}
