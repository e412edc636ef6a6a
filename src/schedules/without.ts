import type { Schedule } from '../engine/engine.ts';
import { running } from './running.ts';

/** A schedule without some of its passes, by name. */
export const without = (names: readonly string[], schedule: Schedule): Schedule =>
  running(
    (reduction) => async (pass, program, onRejected) =>
      names.includes(pass.name) ? program : reduction.run(pass, program, onRejected),
    schedule,
  );
