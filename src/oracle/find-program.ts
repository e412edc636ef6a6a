import { delimiter, join, resolve } from 'node:path';
import { statOf } from '../store/stat.ts';

/** The path of a program, found as by a shell; undefined if there is none. */
export function findProgram(program: string): string | undefined {
  const isProgram = (path: string) => statOf(path)?.isFile() === true;
  if (program.includes('/')) return isProgram(program) ? resolve(program) : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find(isProgram);
}
