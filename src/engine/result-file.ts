/**
 * The file that the user gets. It always holds a whole program that is interesting: each is written beside it, synced
 * and moved over it.
 */
import { readFileSync, rmSync, type Stats, writeFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { digestOf } from './query.ts';
import { temporaryIn } from './temporary.ts';

export interface ResultFile {
  /** `tested` is false for a program that an earlier run has accepted. */
  save(bytes: Uint8Array, how: { readonly tested: boolean }): Promise<void>;
}

export interface ResultFileOptions {
  readonly path: string;
  /** What `path` holds now; nothing if it is not there or not from an earlier run of this reduction. */
  readonly onDisk: Uint8Array | undefined;
  /**
   * Whether `onDisk` is what an earlier run has come to. It is then left alone while this run repeats the steps to
   * there, because what is on disk must never grow.
   */
  readonly resumed: boolean;
  /** Whose mode and owner a new file gets. */
  readonly like: Stats;
}

/** The result could not be written. What is on disk is the one before. */
export class ResultNotWritten extends Error {}

export function resultFile({ path, onDisk, resumed, like }: ResultFileOptions): ResultFile {
  let written = onDisk && digestOf(onDisk);
  let awaited = resumed ? written : undefined;
  return {
    async save(bytes, { tested }) {
      const digest = digestOf(bytes);
      if (awaited !== undefined && !tested) {
        if (digest === awaited) awaited = undefined;
        return;
      }
      awaited = undefined;
      if (digest === written) return;
      await writeAtomically(path, bytes, like);
      written = digest;
    },
  };
}

async function writeAtomically(path: string, bytes: Uint8Array, like: Stats): Promise<void> {
  const temporary = temporaryIn(dirname(path));
  try {
    // Until the file has its owner and mode, only we may read it.
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      // Only root can give files away; anybody else's new file is their own, as with any editor.
      await handle.chown(like.uid, like.gid).catch(() => undefined);
      await handle.chmod(like.mode & 0o777);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw new ResultNotWritten(`${path} could not be written: ${(error as Error).message}`);
  }
}

/** Keeps the original beside the file that will be overwritten. Never overwrites what is there. Returns where it is. */
export function keepOriginal(path: string, original: Uint8Array, like: Stats): string {
  for (let n = 0; ; n++) {
    const backup = n === 0 ? `${path}.orig` : `${path}.orig.${n}`;
    if (holds(backup, original)) return backup;
    try {
      writeFileSync(backup, original, { flag: 'wx', mode: like.mode & 0o777, flush: true });
      return backup;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      rmSync(backup, { force: true });
      throw new ResultNotWritten(`The original could not be kept as ${backup}: ${(error as Error).message}`);
    }
  }
}

function holds(path: string, bytes: Uint8Array): boolean {
  try {
    return readFileSync(path).equals(bytes);
  } catch {
    return false; // There is no such file, or something that is not a file.
  }
}
