/**
 * The file for the result. It always holds a complete interesting program: each is written to a temporary file beside
 * it, synced, and renamed over it. Changes that another process makes in the meantime are never overwritten.
 */
import { constants, type Stats } from 'node:fs';
import { copyFile, link, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { digestOf } from '../core/digest.ts';
import type { Files } from '../core/program.ts';
import { temporaryIn } from './temporary.ts';

export interface ResultFile {
  /** Makes the file hold these bytes. Throws `ResultNotWritten` if another process has changed it. */
  save(bytes: Uint8Array): Promise<void>;
}

export interface ResultFileOptions {
  readonly path: string;
  /** The contents of `path` when the run started; undefined if it did not exist. */
  readonly onDisk: Uint8Array | undefined;
  /** New files get its mode and owner. */
  readonly like: Stats | undefined;
}

/** Writes the files of a program, each to its own place. */
export function resultFiles(places: ReadonlyMap<string, ResultFileOptions>): {
  save(files: Files): Promise<void>;
} {
  const writers = new Map(Array.from(places, ([path, place]) => [path, resultFile(place)]));
  return {
    async save(files) {
      for (const [path, bytes] of files) await writers.get(path)?.save(bytes);
    },
  };
}

/** The result could not be written. The message says what is on disk. */
export class ResultNotWritten extends Error {}

/** Detects that a file was changed, without reading it. */
interface Stamp {
  readonly dev: bigint;
  readonly ino: bigint;
  readonly size: bigint;
  readonly mtimeNs: bigint;
}

export function resultFile({ path, onDisk, like }: ResultFileOptions): ResultFile {
  /** The digest of the file's contents, and its stamp, when we last wrote or checked it. */
  let held = onDisk && digestOf(onDisk);
  let stamp: Stamp | undefined;

  async function check(): Promise<'ours' | 'missing' | 'changed'> {
    try {
      const now = await stat(path, { bigint: true });
      if (stamp !== undefined && isSameStamp(now, stamp)) return 'ours';
      if (digestOf(await readFile(path)) !== held) return 'changed';
      stamp = now;
      return 'ours';
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'missing';
      throw error;
    }
  }

  return {
    async save(bytes) {
      const digest = digestOf(bytes);
      try {
        if (digest === held && (await check()) === 'ours') return;
        await writeAside(dirname(path), bytes, like, async (aside, itsStamp) => {
          if ((await check()) === 'changed') {
            const name = await linkBeside(aside, `${path}.reduced`);
            throw new ResultNotWritten(
              `${path} was changed by another process in the meantime. It is left as it is now; the result so far is in ${name}`,
            );
          }
          await rename(aside, path);
          held = digest;
          stamp = itsStamp;
        });
      } catch (error) {
        if (error instanceof ResultNotWritten) throw error;
        throw new ResultNotWritten(`${path} could not be written: ${(error as Error).message}`);
      }
    },
  };
}

const isSameStamp = (a: Stamp, b: Stamp): boolean =>
  a.dev === b.dev && a.ino === b.ino && a.size === b.size && a.mtimeNs === b.mtimeNs;

/** Writes a file under a temporary name, calls `use`, and then removes that name. */
async function writeAside<T>(
  folder: string,
  bytes: Uint8Array,
  like: Stats | undefined,
  use: (path: string, stamp: Stamp) => Promise<T>,
): Promise<T> {
  const path = temporaryIn(folder);
  try {
    // Until the file has its owner and mode, only we may read it.
    const handle = await open(path, 'wx', 0o600);
    let stamp: Stamp;
    try {
      await handle.writeFile(bytes);
      if (like !== undefined) {
        // Only root can change the owner; for other users the new file is their own, as with any editor.
        await handle.chown(like.uid, like.gid).catch(() => undefined);
      }
      await handle.chmod(like === undefined ? 0o666 & ~process.umask() : like.mode & 0o777);
      await handle.sync();
      stamp = await handle.stat({ bigint: true });
    } finally {
      await handle.close();
    }
    return await use(path, stamp);
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}

/** Links a file to the first free name of `name`, `name.1`, `name.2`, ... Never overwrites a file. Returns the name. */
async function linkBeside(path: string, name: string): Promise<string> {
  for (let n = 0; ; n++) {
    const free = n === 0 ? name : `${name}.${n}`;
    const error = await link(path, free).catch((why: NodeJS.ErrnoException) => why);
    if (error === undefined) return free;
    if (error.code === 'EEXIST') continue;
    // Not all file systems support links.
    const copied = await copyFile(path, free, constants.COPYFILE_EXCL).catch(
      (why: NodeJS.ErrnoException) => why,
    );
    if (copied === undefined) return free;
    if (copied.code !== 'EEXIST') throw copied;
  }
}

/** Copies the original beside the file that will be overwritten. Never overwrites a file. Returns the path of the copy. */
export async function keepOriginal(path: string, original: Uint8Array, like?: Stats): Promise<string> {
  const name = `${path}.orig`;
  try {
    for (let n = 0; ; n++) {
      const kept = n === 0 ? name : `${name}.${n}`;
      const content = await readFile(kept).catch((error: NodeJS.ErrnoException) => error);
      if (content instanceof Buffer && content.equals(original)) return kept;
      if (content instanceof Error && content.code === 'ENOENT') break;
    }
    return await writeAside(dirname(path), original, like, (aside) => linkBeside(aside, name));
  } catch (error) {
    throw new ResultNotWritten(`The original could not be kept as ${name}: ${(error as Error).message}`);
  }
}
