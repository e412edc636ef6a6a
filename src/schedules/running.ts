import type { Reduction, Schedule } from '../core/reduction.ts';

/** A schedule that runs its passes by a different `run`, in attempts too. */
export function running(runIn: (reduction: Reduction) => Reduction['run'], schedule: Schedule): Schedule {
  return (reduction) =>
    schedule({
      ...reduction,
      get best() {
        return reduction.best;
      },
      run: runIn(reduction),
      attempt: (inner, keep) => reduction.attempt(running(runIn, inner), keep),
      under: (fitness, inner) => reduction.under(fitness, running(runIn, inner)),
    });
}

/** A schedule without some of its passes, by name. */
export const without = (names: readonly string[], schedule: Schedule): Schedule =>
  running(
    (reduction) => async (pass, program, onRejected) =>
      names.includes(pass.name) ? program : reduction.run(pass, program, onRejected),
    schedule,
  );
