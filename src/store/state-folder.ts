/**
 * What Pith keeps beside a file while it is being reduced, in `.pith/NAME/`: the lock, the original and the journal.
 * All of it is gone when the reduction is done.
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
  /** What the reduction starts from: the file, or what it was when the reduction that is continued began. */
  readonly original: Files;
  /** What the file holds: the original, or the program to which the reduction that is continued has come. */
  readonly content: Files;
  readonly journal: Journal | undefined;
  /** What the user should know about an earlier run. */
  readonly notices: readonly string[];
  /** Lets go of the file. The journal stays, for the next run, if `keepJournal`. */
  close(keepJournal: boolean): void;
}

export interface StateFolderOptions {
  /** The real path of the file. */
  readonly file: string;
  /** Reads it. Nobody else is at work on it then. */
  readonly read: () => Files;
  readonly identity: Omit<Identity, 'input'>;
  /** Continue an earlier run. */
  readonly resume: boolean;
}

/** How often to try to get into the folder of a file. */
const ATTEMPTS = 10;

/** Throws `Locked` if the file is being reduced by somebody else. */
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
      // Before there is another original.
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
    const why = `${(error as Error).message}. Without it this run cannot be continued if it is stopped.`;
    const content = read();
    return {
      original: content,
      content,
      journal: undefined,
      notices: [`There is no place for the journal: ${why}`],
      close: leave,
    };
  }

  /** The earlier run, if it is of this very reduction. If there is one that is not, says why it is of no use. */
  function findEarlierRun(content: Files): { original: Files; leftover: Leftover } | undefined {
    const leftover = readJournal(journalPath);
    if (leftover === undefined) return undefined;
    const useless = (why: string) => {
      notices.push(`There is the journal of an earlier run, but ${why}. Starting anew.`);
      return undefined;
    };
    if (typeof leftover === 'string') return useless(leftover);
    let original: Files;
    try {
      original = readAll(originalPath);
    } catch {
      return useless('its copy of the original is gone');
    }
    if (digestOfFiles(original) !== leftover.identity.input)
      return useless('its copy of the original is damaged');
    // The file is as it was, or, if it is reduced in place, one of the programs that were accepted.
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

/** A folder of its own, so that a program of several files is kept as well. */
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

/** Makes the folder and takes the lock in it. */
function enter(folder: string): () => void {
  for (let attempt = 1; ; attempt++) {
    // The file may be for its owner's eyes only.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      return takeLock(join(folder, 'lock'));
    } catch (error) {
      // A run that was just ending may have removed the folder.
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
    // Another run may have begun in this very moment.
    if (!removeIfEmpty(parent)) hideFromGit(parent);
  } catch {
    // It is gone, or what is reduced is called like that itself, and there is a journal of it.
  }
}

/** Says whether it was. */
function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false; // There is a journal to go on with, or somebody is at work there.
  }
}
