/**
 * Removes folders in which untrusted tests have run. A test may have created links, mounted something, or still be
 * writing, but nothing outside the folder may be touched. So
 *
 * - a folder is accessed through a file descriptor, not by its path, which a test could redirect (with /proc; elsewhere
 *   the path is checked first);
 * - a folder is entered only if `rmdir` reports that it is not empty, and not that it is a link or a mount point;
 * - deeply nested folders are moved up first, so that any depth can be removed.
 */
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  opendirSync,
  openSync,
  renameSync,
  rmdirSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a removal runs before it yields to other work. */
const SLICE_MS = 1;

/** How often to retry a folder that is being written to: a killed process may write until it is gone. */
const ATTEMPTS = 10;
const BETWEEN_ATTEMPTS_MS = 20;

/** Each pass removes everything that existed when it started. */
const PASSES = 20;

const OPEN_FOLDER =
  0o10000000 /* O_PATH: also if it cannot be read */ | constants.O_DIRECTORY | constants.O_NOFOLLOW;

const hasProc = process.platform === 'linux' && existsSync('/proc/self/fd');

/** A folder that stays the same, whatever happens to its path. */
export interface Held {
  /** A path to this very folder. */
  readonly path: string;
  release(): void;
}

/** Opens a folder; throws if the path is not a folder, or is a link to one. */
export function hold(path: string): Held {
  if (hasProc) {
    const fd = openSync(path, OPEN_FOLDER);
    return { path: `/proc/self/fd/${fd}`, release: () => closeSync(fd) };
  }
  if (!lstatSync(path).isDirectory())
    throw Object.assign(new Error(`${path} is not a folder`), { code: 'ENOTDIR' });
  return { path, release: () => undefined };
}

/** Removes a file or folder step by step. If something cannot be removed, removes everything else and then throws. */
export function* removal(path: string): Generator<void, void> {
  let moved = 0;
  let trouble: unknown;
  for (let pass = 0; !isRemoved(path, true); pass++) {
    if (pass > 0 && trouble !== undefined) throw trouble;
    if (pass === PASSES) throw new Error('something keeps writing to it');
    const top = hold(path);
    try {
      makeAccessible(top);
      const full: string[] = [];
      yield* empty(top, (name) => void full.push(name));
      for (let name = full.pop(); name !== undefined; name = full.pop()) {
        try {
          yield* removeIn(top, name, full);
        } catch (error) {
          trouble ??= error;
        }
      }
    } finally {
      top.release();
    }
  }

  /** Removes a folder in the top folder. Its non-empty subfolders are moved up and added to `full`. */
  function* removeIn(top: Held, name: string, full: string[]): Generator<void, void> {
    const folder = hold(join(top.path, name));
    try {
      makeAccessible(folder);
      yield* empty(folder, (inner) => void full.push(moveUp(join(folder.path, inner), top)));
    } finally {
      folder.release();
    }
    isRemoved(join(top.path, name), true);
  }

  /** Removes everything in a folder except non-empty subfolders. */
  function* empty(folder: Held, onFull: (name: string) => void): Generator<void, void> {
    const entries = opendirSync(folder.path);
    try {
      for (let entry = entries.readSync(); entry !== null; entry = entries.readSync()) {
        try {
          if (!isRemoved(join(folder.path, entry.name), entry.isDirectory())) onFull(entry.name);
        } catch (error) {
          trouble ??= error;
        }
        yield;
      }
    } finally {
      entries.closeSync();
    }
  }

  function moveUp(path: string, top: Held): string {
    const folder = hold(path);
    try {
      makeAccessible(folder);
    } finally {
      folder.release();
    }
    for (;;) {
      const name = `moved.${moved++}`;
      try {
        renameSync(path, join(top.path, name));
        return name;
      } catch (error) {
        if (!['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(codeOf(error))) throw error;
      }
    }
  }
}

/** Removes a file, a link or an empty folder. Returns false if it is a non-empty folder. */
function isRemoved(path: string, isFolder: boolean): boolean {
  try {
    if (isFolder) rmdirSync(path);
    else unlinkSync(path);
    return true;
  } catch (error) {
    switch (codeOf(error)) {
      case 'ENOENT':
        return true;
      case 'ENOTEMPTY':
      case 'EEXIST':
        return false;
      case 'ENOTDIR':
        if (!isFolder) throw error;
        return isRemoved(path, false);
      case 'EISDIR':
        return isRemoved(path, true);
      default:
        throw error;
    }
  }
}

/** A test may have created folders without write permission. */
function makeAccessible({ path }: Held): void {
  if ((statSync(path).mode & 0o700) !== 0o700) chmodSync(path, 0o700);
}

/** Continues a removal for one slice. Returns whether it is done. */
export function advance(removal: Generator<void, void>): boolean {
  const end = performance.now() + SLICE_MS;
  do {
    if (removal.next().done === true) return true;
  } while (performance.now() < end);
  return false;
}

/** Completes a removal, yielding to other work between slices. */
export async function inTheBackground(removal: Generator<void, void>): Promise<void> {
  while (!advance(removal)) await new Promise((resolve) => setImmediate(resolve));
}

/** Removes a folder, even if a dying process still writes to it. Rejects with the reason if it cannot be removed. */
export async function removeFolder(path: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTheBackground(removal(path));
    } catch (error) {
      if (codeOf(error) === 'EBUSY')
        throw new Error('something in it is mounted or in use', { cause: error });
      if (attempt === ATTEMPTS) throw error;
    }
    await wait(BETWEEN_ATTEMPTS_MS);
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';
