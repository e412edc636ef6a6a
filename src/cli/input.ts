/** The file that is to be reduced. */
import { accessSync, constants, readFileSync, realpathSync, type Stats } from 'node:fs';
import { statOf } from '../oracle/stat.ts';
import { UsageError } from './usage.ts';

export interface Input {
  /** Its real path. */
  readonly path: string;
  readonly read: () => Uint8Array;
  readonly stats: Stats;
}

export function readInput(file: string): Input {
  const stats = statOf(file);
  if (stats === undefined) throw new UsageError(`There is no file ${file}.`);
  if (stats.isDirectory()) throw new UsageError(`${file} is a folder. Give the file that is to be reduced.`);
  if (!stats.isFile()) throw new UsageError(`${file} is not a regular file. Copy it to one first.`);
  if (stats.size === 0) throw new UsageError(`${file} is empty: there is nothing to reduce.`);
  try {
    const path = realpathSync(file);
    accessSync(path, constants.R_OK);
    return { path, read: () => readFileSync(path), stats };
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

export const isSameFile = (a: Stats | undefined, b: Stats): boolean => a?.dev === b.dev && a.ino === b.ino;
