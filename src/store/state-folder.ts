/**
 * The folder `.pith/NAME/` beside a file while it is being reduced: the lock, the original and the journal. It is removed
 * when the reduction is done.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { digestOfFiles } from '../core/digest.ts';
import type { Journal } from '../core/journal.ts';
import type { Files } from '../core/program.ts';
import { difference, type Identity, type Leftover, openJournal, readJournal } from './journal.ts';
import { Locked, takeLock } from './lock.ts';
import { temporaryIn } from './temporary.ts';

export interface StateFolder {
  /** The program that the reduction starts from: the file, or, for a resumed run, the original of the earlier run. */
  readonly original: Files;
  /** The contents of the file: the original, or, for a resumed run, possibly its result so far. */
  readonly content: Files;
  readonly journal: Journal | undefined;
  /** Messages to the user about an earlier run. */
  readonly notices: readonly string[];
  /** Unlocks the file. With `keepJournal`, the journal stays for the next run. */
  close(keepJournal: boolean): void;
}

export interface StateFolderOptions {
  /** The real path of the file. */
  readonly file: string;
  /** Reads the file; called while it is locked. */
  readonly read: () => Files;
  readonly identity: Omit<Identity, 'input'>;
  /** Resume an earlier run. */
  readonly resume: boolean;
}

/** How often to try to create and lock the folder. */
const ATTEMPTS = 10;

/** Throws `Locked` if another process is reducing the file. */
export function openStateFolder({ file, read, identity, resume }: StateFolderOptions): StateFolder {
  const parent = join(dirname(file), '.pith');
  const folder = join(parent, basename(file));
  const originalPath = join(folder, 'original');
  const journalPath = join(folder, 'journal');
  const notices: string[] = [];
  let release = () => {};
  const leave = () => {
    release();
    removeIfEmpty(folder);
    removeParent(parent);
  };
  try {
    release = enter(folder);
    hideFromGit(parent);
    const content = read();
    const found = resume ? findEarlierRun(content) : undefined;
    const original = found?.original ?? content;
    if (found === undefined) {
      // The old journal must be gone before there is a new original.
      rmSync(journalPath, { force: true });
      writeAll(originalPath, original);
    }
    const journal = openJournal(
      journalPath,
      { ...identity, input: digestOfFiles(original) },
      found?.leftover,
    );
    return {
      original,
      content,
      journal,
      notices,
      close(keepJournal) {
        journal.close();
        const isWorthKeeping = keepJournal && journal.size > 0;
        if (!isWorthKeeping)
          for (const path of [journalPath, originalPath]) rmSync(path, { force: true, recursive: true });
        leave();
      },
    };
  } catch (error) {
    if (error instanceof Locked) throw error;
    const why = `${(error as Error).message}. Without it, this run cannot be resumed if it is stopped.`;
    const content = read();
    return {
      original: content,
      content,
      journal: undefined,
      notices: [`The journal cannot be written: ${why}`],
      close: leave,
    };
  }

  /** The earlier run, if it was the same reduction. If it was another, adds a notice that says why it cannot be resumed. */
  function findEarlierRun(content: Files): { original: Files; leftover: Leftover } | undefined {
    const leftover = readJournal(journalPath);
    if (leftover === undefined) return undefined;
    const useless = (why: string) => {
      notices.push(`There is the journal of an earlier run, but ${why}. Starting over.`);
      return undefined;
    };
    if (typeof leftover === 'string') return useless(leftover);
    let original: Files;
    try {
      original = readAll(originalPath);
    } catch {
      return useless('its copy of the original is missing');
    }
    if (digestOfFiles(original) !== leftover.identity.input)
      return useless('its copy of the original is damaged');
    // The file is unchanged, or, if it is reduced in place, one of the accepted programs.
    const digest = digestOfFiles(content);
    const isOurs = digest === leftover.identity.input || leftover.verdicts.get(digest)?.interesting === true;
    const input = isOurs ? leftover.identity.input : digest;
    const why = difference(leftover.identity, { ...identity, input });
    if (why !== undefined) return useless(why);
    if (leftover.damage !== undefined) {
      notices.push(
        `In the journal of the earlier run, ${leftover.damage}; the ${leftover.verdicts.size} verdicts before it are used.`,
      );
    }
    return { original, leftover };
  }
}

/** Writes the files of a program into a folder of their own. */
function writeAll(folder: string, files: Files): void {
  rmSync(folder, { force: true, recursive: true });
  for (const [path, bytes] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeWhole(file, bytes);
  }
}

function readAll(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path)]));
}

function writeWhole(path: string, bytes: Uint8Array): void {
  const temporary = temporaryIn(dirname(path));
  try {
    writeFileSync(temporary, bytes, { flag: 'wx', mode: 0o600, flush: true });
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Creates the folder and takes the lock in it. */
function enter(folder: string): () => void {
  for (let attempt = 1; ; attempt++) {
    // The file may be private to its owner.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      return takeLock(join(folder, 'lock'));
    } catch (error) {
      // Another run that was just ending may have removed the folder.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || attempt === ATTEMPTS) throw error;
    }
  }
}

const IGNORE = '.gitignore';

function hideFromGit(parent: string): void {
  try {
    writeFileSync(join(parent, IGNORE), '*\n', { flag: 'wx', mode: 0o600 });
  } catch {
    // It is there already.
  }
}

function removeParent(parent: string): void {
  try {
    if (readdirSync(parent).some((name) => name !== IGNORE)) return;
    rmSync(join(parent, IGNORE), { force: true });
    // Another run may have started in the meantime.
    if (!removeIfEmpty(parent)) hideFromGit(parent);
  } catch {
    // It is gone already; or the input itself is named `.gitignore`, so that there is a folder of this name.
  }
}

/** Returns whether the folder was empty. */
function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false; // It holds the journal of a stopped run, or another process is using it.
  }
}
