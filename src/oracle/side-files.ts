/** Files and folders that tests find beside the candidate (`--with`), which are not a part of the program. */
import {
  constants,
  cpSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { digestOf } from '../core/digest.ts';
import { UsageError } from '../core/errors.ts';
import { printable } from '../core/printable.ts';
import { type Input, isSameFile } from '../store/input.ts';
import { statOf } from '../store/stat.ts';

export interface SideFile {
  /** Its base name. */
  readonly name: string;
  readonly path: string;
}

/** The state folder of a reduction changes all the time, and no test needs it. */
const LEFT_OUT = '.pith';

/** Throws a `UsageError` if one is missing, or if two have the same name. */
export function findSideFiles(given: readonly string[], input: Pick<Input, 'name' | 'stats'>): SideFile[] {
  const found: SideFile[] = [];
  for (const text of given) {
    const path = resolve(text);
    const name = basename(path);
    const title = `--with ${printable(text)}`;
    const stats = statOf(path);
    if (stats === undefined) throw new UsageError(`${title}: there is no such file or folder.`);
    if (!stats.isFile() && !stats.isDirectory())
      throw new UsageError(`${title}: it is neither a file nor a folder.`);
    if (isSameFile(stats, input.stats))
      throw new UsageError(`${title}: this is the file to reduce. Leave it out.`);
    if (name === input.name)
      throw new UsageError(`${title}: the candidate has the same name. Rename one of them.`);
    if (found.some((other) => other.name === name))
      throw new UsageError(`${title}: another file of --with has the same name. Rename one of them.`);
    if (stats.isDirectory() && holds(path, input))
      throw new UsageError(
        `${title}: the file to reduce is in this folder. Name the files in it that the test needs.`,
      );
    found.push({ name, path });
  }
  return found;
}

/** A digest of all names, modes and contents: a changed file makes a different test. */
export const digestOfSideFiles = (files: readonly SideFile[]): string =>
  digestOf(Buffer.from(files.flatMap(({ name, path }) => described(name, path, true)).join('\n')));

/** Copies them, because tests may write to them. */
export function copySideFiles(files: readonly SideFile[], to: string): void {
  for (const { name, path } of files) {
    cpSync(realpathSync(path), join(to, name), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (source) => basename(source) !== LEFT_OUT,
    });
  }
}

function holds(folder: string, input: Pick<Input, 'stats'>): boolean {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? holds(path, input) : entry.isFile() && isSameFile(statOf(path), input.stats);
  });
}

function described(name: string, path: string, follow = false): string[] {
  const stats = follow ? statSync(path) : lstatSync(path);
  const line = (content: string) => [JSON.stringify([name, stats.mode, content])];
  if (stats.isSymbolicLink()) return line(readlinkSync(path));
  if (stats.isFile()) return line(digestOf(readFileSync(path)));
  if (!stats.isDirectory())
    throw new UsageError(`${printable(path)} is neither a file nor a folder, so --with cannot copy it.`);
  const inner = readdirSync(path).filter((each) => each !== LEFT_OUT);
  return [...line(''), ...inner.toSorted().flatMap((each) => described(`${name}/${each}`, join(path, each)))];
}
