import type { Schedule } from '../engine/engine.ts';

/** A schedule without some of its passes, by name. What was left out is added to `met`. */
export function without(names: readonly string[], schedule: Schedule, met = new Set<string>()): Schedule {
  return (reduction) =>
    schedule({
      get best() {
        return reduction.best;
      },
      accepted: reduction.accepted,
      rejected: reduction.rejected,
      work: (work) => reduction.work(work),
      emit: (saying) => reduction.emit(saying),
      run: async (pass, program) => {
        if (!names.includes(pass.name)) return reduction.run(pass, program);
        met.add(pass.name);
        return program;
      },
    });
}
