/** The program to reduce, and where it comes from. */
import { accessSync, constants, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename } from 'node:path';
import { UsageError } from '../core/errors.ts';
import { printable } from '../core/printable.ts';
import { statOf } from './stat.ts';

export interface Input {
  /** Its name in messages. */
  readonly title: string;
  /** The base name of candidates. */
  readonly name: string;
  /** Its path as it was given; undefined if it was not read from a file. */
  readonly file?: string;
  /** Its real path; undefined if it has none that Pith can use. Then it is not reduced in place, and has no state folder. */
  readonly path?: string;
  readonly read: () => Uint8Array;
  /** The result gets its mode and owner. */
  readonly stats?: Stats;
}

/** Throws a `UsageError` if the file cannot be reduced. `raw` is its name if that is not UTF-8. */
export function readInput(file: string, raw?: Buffer): Input {
  const title = printable(file);
  const stats = raw === undefined ? statOf(file) : statSync(raw, { throwIfNoEntry: false });
  if (stats === undefined) throw new UsageError(`There is no file ${title}.`);
  if (stats.isDirectory()) throw new UsageError(`${title} is a folder. Give the file to reduce.`);
  if (!stats.isFile()) throw new UsageError(`${title} is not a regular file. Copy it to one first.`);
  if (stats.size === 0) throw new UsageError(`${title} is empty: there is nothing to reduce.`);
  try {
    const path = raw ?? realpathSync(file);
    accessSync(path, constants.R_OK);
    const known = { title, file, read: () => readFileSync(path), stats };
    if (typeof path === 'string') return { ...known, name: basename(file), path };
    return { ...known, name: basename(file).replaceAll('\ufffd', '_') };
  } catch (error) {
    throw new UsageError(`${title} cannot be read: ${(error as Error).message}`);
  }
}

export const isSameFile = (a: Stats | undefined, b: Stats | undefined): boolean =>
  a !== undefined && a.dev === b?.dev && a.ino === b.ino;
