/**
 * Removes folders in which tests could do what they liked. They may have put links there, mounted something, or still
 * be at it; but nothing outside may be touched. So
 *
 * - a folder is entered by what it is, not by its path: whatever becomes of the path, it stays the same folder
 *   (where there is /proc; elsewhere it is looked at first);
 * - a folder is entered only if `rmdir` says that it is not empty, and not that it is a link, or that something is
 *   mounted there;
 * - a folder in a folder in a folder is moved up first, so that any depth can be removed.
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

/** Removing goes on for so long before other work has its turn. */
const SLICE_MS = 1;

/** What is written to while it is removed is tried again so often: a process that was killed may write until it is gone. */
const ATTEMPTS = 10;
const BETWEEN_ATTEMPTS_MS = 20;

/** Each removes all that was there when it began. */
const PASSES = 20;

const OPEN_FOLDER =
  0o10000000 /* O_PATH: also if it cannot be read */ | constants.O_DIRECTORY | constants.O_NOFOLLOW;

const hasProc = process.platform === 'linux' && existsSync('/proc/self/fd');

/** A folder that is held on to. */
export interface Held {
  /** A path to this very folder. */
  readonly path: string;
  release(): void;
}

/** Holds a folder; throws if there is none, or a link to one. */
export function hold(path: string): Held {
  if (hasProc) {
    const fd = openSync(path, OPEN_FOLDER);
    return { path: `/proc/self/fd/${fd}`, release: () => closeSync(fd) };
  }
  if (!lstatSync(path).isDirectory())
    throw Object.assign(new Error(`${path} is no folder`), { code: 'ENOTDIR' });
  return { path, release: () => undefined };
}

/** Removes what is at `path`, whatever it is, a step at a time. Throws, when all else is removed, if something stays. */
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

  /** Removes a folder in the top folder. Full folders in it are moved up, and added to `full`. */
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

  /** Removes all that is in a folder but folders that are not empty. */
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

/** Removes a file, a link or an empty folder. Says no if it is a folder that is not empty. */
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

/** A test may have made folders that it cannot write to itself. */
function makeAccessible({ path }: Held): void {
  if ((statSync(path).mode & 0o700) !== 0o700) chmodSync(path, 0o700);
}

/** Goes on with a removal for a moment. Returns whether it is done. */
export function advance(removal: Generator<void, void>): boolean {
  const end = performance.now() + SLICE_MS;
  do {
    if (removal.next().done === true) return true;
  } while (performance.now() < end);
  return false;
}

/** Does all of a removal, while other work has its turns. */
export async function inTheBackground(removal: Generator<void, void>): Promise<void> {
  while (!advance(removal)) await new Promise((resolve) => setImmediate(resolve));
}

/** Removes a folder, also one that somebody may still write to for a moment. Says in words why it could not. */
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
