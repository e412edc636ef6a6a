/** Lifts passes for one file to programs of several files. */
import type { Pass } from '../core/pass.ts';
import type { FileProgram, Files, Program, Size } from '../core/program.ts';
import { sumOf } from '../core/program.ts';

/** A program with one file in focus. */
export interface Focused<P extends FileProgram> extends Program {
  readonly file: P;
}

/** The part of a program that stays the same while one file is in focus. */
export interface Surroundings {
  readonly path: string;
  /** All files; the contents at `path` are ignored. */
  readonly files: Files;
  /** The size of the other files. */
  readonly size: Size;
}

export function focused<P extends FileProgram>(around: Surroundings, file: P): Focused<P> {
  let printed: Files | undefined;
  const print = () => (printed ??= new Map(around.files).set(around.path, file.print()));
  return {
    file,
    get size() {
      return sumOf([around.size, file.size]);
    },
    print,
    *printing() {
      if (file.printing !== undefined) yield* file.printing();
      return print();
    },
  };
}

/** The same proposals, in the same order, for one file of a program. */
export const within = <P extends FileProgram, C>(
  around: Surroundings,
  pass: Pass<P, C>,
): Pass<Focused<P>, C> => ({
  name: pass.name,
  accepts: pass.accepts,
  start: ({ file }) => pass.start(file),
  *propose({ file }, from) {
    for (const proposal of pass.propose(file, from)) {
      yield proposal && { ...proposal, program: focused(around, proposal.program) };
    }
  },
});
