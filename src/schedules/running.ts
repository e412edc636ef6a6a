import type { Reduction, Schedule } from '../engine/engine.ts';

/** A schedule whose passes are run in another way, in its attempts too. */
export function running(runIn: (reduction: Reduction) => Reduction['run'], schedule: Schedule): Schedule {
  return (reduction) =>
    schedule({
      get best() {
        return reduction.best;
      },
      lexer: reduction.lexer,
      accepted: reduction.accepted,
      run: runIn(reduction),
      attempt: (inner, keep) => reduction.attempt(running(runIn, inner), keep),
      work: (work) => reduction.work(work),
      wait: (task) => reduction.wait(task),
      emit: (saying) => reduction.emit(saying),
    });
}
