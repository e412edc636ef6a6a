/**
 * The file that the user gets. It always holds a whole program that is interesting: each is written beside it, synced
 * and moved over it. What somebody else writes there in the meantime is never overwritten.
 */
import { constants, type Stats } from 'node:fs';
import { copyFile, link, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { digestOf } from '../core/digest.ts';
import type { Files } from '../core/program.ts';
import { temporaryIn } from './temporary.ts';

export interface ResultFile {
  /** Makes the file hold these bytes. Throws `ResultNotWritten` if somebody else has changed it. */
  save(bytes: Uint8Array): Promise<void>;
}

export interface ResultFileOptions {
  readonly path: string;
  /** What `path` held when the run began; nothing if it was not there. */
  readonly onDisk: Uint8Array | undefined;
  /** Whose mode and owner a new file gets. */
  readonly like: Stats | undefined;
}

/** The files of a program, each written to where it belongs. */
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

/** What tells a file that was written again from one that was not, without reading it. */
interface Stamp {
  readonly dev: bigint;
  readonly ino: bigint;
  readonly size: bigint;
  readonly mtimeNs: bigint;
}

export function resultFile({ path, onDisk, like }: ResultFileOptions): ResultFile {
  /** What the file holds, as far as we know; and how it looked when we last had a look. */
  let held = onDisk && digestOf(onDisk);
  let stamp: Stamp | undefined;

  async function look(): Promise<'ours' | 'missing' | 'changed'> {
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
        if (digest === held && (await look()) === 'ours') return;
        await writeAside(dirname(path), bytes, like, async (aside, itsStamp) => {
          if ((await look()) === 'changed') {
            const name = await linkBeside(aside, `${path}.reduced`);
            throw new ResultNotWritten(
              `${path} was changed by somebody else in the meantime. It is left as it is now; the result so far is in ${name}`,
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

/** Writes a file under a temporary name, and removes that name when `use` is through with it. */
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
        // Only root can give files away; anybody else's new file is their own, as with any editor.
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

/** Gives a file one more name: the first of `name`, `name.1`, `name.2`, ... that is free. Never overwrites what is there. */
async function linkBeside(path: string, name: string): Promise<string> {
  for (let n = 0; ; n++) {
    const free = n === 0 ? name : `${name}.${n}`;
    const error = await link(path, free).catch((why: NodeJS.ErrnoException) => why);
    if (error === undefined) return free;
    if (error.code === 'EEXIST') continue;
    // Not all file systems know links.
    const copied = await copyFile(path, free, constants.COPYFILE_EXCL).catch(
      (why: NodeJS.ErrnoException) => why,
    );
    if (copied === undefined) return free;
    if (copied.code !== 'EEXIST') throw copied;
  }
}

/** Keeps the original beside the file that will be overwritten. Never overwrites what is there. Returns where it is. */
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
