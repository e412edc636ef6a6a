/** What is to be reduced: a file, or standard input. */
import { accessSync, constants, fstatSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { statOf } from '../oracle/stat.ts';
import { printable } from '../report/printable.ts';
import { extensionOf } from './language.ts';
import { rawArgument } from './raw-argument.ts';
import { UsageError } from './usage.ts';

export interface Input {
  /** What messages call it. */
  readonly title: string;
  /** The base name of candidates. */
  readonly name: string;
  /** Its real path; nothing if it has none that Pith could use. Then nothing is written in its place or kept beside it. */
  readonly path: string | undefined;
  /** Whether it was read from standard input. */
  readonly isStdin: boolean;
  readonly read: () => Uint8Array;
  readonly stats: Stats;
}

/** The name that stands for standard input, and for standard output. */
export const STANDARD = '-';

export async function readInput(file: string, lang: string | undefined): Promise<Input> {
  if (file === STANDARD) return readStdin(lang);
  const title = printable(file);
  const raw = statOf(file) === undefined ? rawArgument(file) : undefined;
  const stats = raw === undefined ? statOf(file) : statSync(raw, { throwIfNoEntry: false });
  if (stats === undefined) throw new UsageError(`There is no file ${title}.`);
  if (stats.isDirectory()) throw new UsageError(`${title} is a folder. Give the file that is to be reduced.`);
  if (!stats.isFile()) throw new UsageError(`${title} is not a regular file. Copy it to one first.`);
  if (stats.size === 0) throw new UsageError(`${title} is empty: there is nothing to reduce.`);
  try {
    const path = raw ?? realpathSync(file);
    accessSync(path, constants.R_OK);
    const known = { title, isStdin: false, read: () => readFileSync(path), stats };
    if (typeof path === 'string') return { ...known, name: basename(file), path };
    return { ...known, name: basename(file).replaceAll('\ufffd', '_'), path: undefined };
  } catch (error) {
    throw new UsageError(`${title} cannot be read: ${(error as Error).message}`);
  }
}

async function readStdin(lang: string | undefined): Promise<Input> {
  const bytes = await buffer(process.stdin);
  if (bytes.length === 0) throw new UsageError('Standard input is empty: there is nothing to reduce.');
  return {
    title: 'standard input',
    name: `input${extensionOf(lang, bytes)}`,
    path: undefined,
    isStdin: true,
    read: () => bytes,
    // A pipe is for its owner only; a result is a file like any other.
    stats: Object.assign(fstatSync(0), { mode: 0o666 & ~process.umask() }),
  };
}

export const isSameFile = (a: Stats | undefined, b: Stats): boolean => a?.dev === b.dev && a.ino === b.ino;
