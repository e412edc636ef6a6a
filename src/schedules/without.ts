import type { Schedule } from '../engine/engine.ts';

/** A schedule without some of its passes, by name. */
export function without(names: readonly string[], schedule: Schedule): Schedule {
  return (reduction) =>
    schedule({
      get best() {
        return reduction.best;
      },
      lexer: reduction.lexer,
      accepted: reduction.accepted,
      work: (work) => reduction.work(work),
      wait: (task) => reduction.wait(task),
      emit: (saying) => reduction.emit(saying),
      run: async (pass, program, onRejected) =>
        names.includes(pass.name) ? program : reduction.run(pass, program, onRejected),
    });
}
