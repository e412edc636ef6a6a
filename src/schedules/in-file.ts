/** A schedule that reduces one file of a program and keeps the others. */
import type { Fitness } from '../core/fitness.ts';
import { type FileProgram, type Files, type Printable, sumOf } from '../core/program.ts';
import type { FolderReduction, FolderSchedule, Reduction, Schedule } from '../core/reduction.ts';
import { focused, type Focused, type Surroundings, within } from '../passes/within.ts';

export const inFile =
  (path: string, schedule: Schedule): FolderSchedule =>
  (folder) =>
    schedule(ofFile(folder, path));

function ofFile(folder: FolderReduction, path: string): Reduction {
  const around = surroundings(folder, path);
  const whole = (file: FileProgram) => focused(around, file);
  const lifted = (schedule: Schedule) => (inner: FolderReduction) => schedule(ofFile(inner, path));
  return {
    get best() {
      return folder.best.get(path)!;
    },
    lexer: folder.lexerFor(path),
    acceptedBefore() {
      const was = folder.acceptedBefore();
      return (file) => was(whole(file));
    },
    async run(pass, program, onRejected) {
      const { file } = await folder.run(within(around, pass), focused(around, program), (proposal) =>
        onRejected?.({ ...proposal, program: proposal.program.file }),
      );
      return file;
    },
    attempt: (schedule, keep) => folder.attempt(lifted(schedule), keep),
    under: (fitness, schedule) => folder.under(ofWhole(fitness, path), lifted(schedule)),
    work: (work) => folder.work(work),
    wait: (task) => folder.wait(task),
    emit: (saying) => folder.emit(saying),
  };
}

function surroundings(folder: FolderReduction, path: string): Surroundings {
  const { best } = folder;
  const others = [...best].filter(([other]) => other !== path);
  const sizes = others.map(([other, bytes]) => ({
    tokens: folder.lexerFor(other).count(bytes),
    bytes: bytes.length,
  }));
  return { path, files: best, size: sumOf(sizes) };
}

/** Lifts the fitness of the file to the program. */
function ofWhole({ isBetter, allows, admits }: Fitness<Uint8Array>, path: string): Fitness<Files> {
  const fileOf = (program: Printable<Files>): FileProgram =>
    'file' in program
      ? (program as Focused<FileProgram>).file
      : { size: program.size, print: () => program.print().get(path)! };
  return {
    ...(isBetter !== undefined && {
      isBetter: (a: Printable<Files>, b: Printable<Files>) => isBetter(fileOf(a), fileOf(b)),
    }),
    ...(allows !== undefined && {
      allows: (program: Printable<Files>, by: Parameters<typeof allows>[1]) => allows(fileOf(program), by),
    }),
    ...(admits !== undefined && {
      admits: (program: Printable<Files>, by: Parameters<typeof admits>[1]) => admits(fileOf(program), by),
    }),
  };
}
