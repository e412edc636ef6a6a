/** The folders that tests run in. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Files } from '../core/program.ts';
import { recordOwner } from './owner.ts';

export interface Workspace {
  /** A fresh folder for one test, with the candidate in it. */
  create(files: Files): TestFolder;
}

export interface TestFolder {
  /** The test's working directory. It holds the candidate and nothing else. */
  readonly cwd: string;
  /** Its private TMPDIR. */
  readonly tmpdir: string;
  /** The candidate, or the first of its files. */
  readonly file: string;
}

/** A name for the folder of a run: in TMPDIR, or in `keepIn` if the folders are to be kept. */
export const workspaceName = (keepIn?: string): string =>
  join(resolve(keepIn ?? tmpdir()), `pith-${randomBytes(6).toString('hex')}`);

/**
 * Creates the folder `base`. `main` is the main file of a candidate. If this process dies, a later one kills the tests of
 * `runs` and removes the folder.
 */
export function createWorkspace(base: string, main: string, runs: readonly string[]): Workspace {
  mkdirSync(dirname(base), { recursive: true });
  mkdirSync(base, { mode: 0o700 });
  if (runs.length > 0) recordOwner(base, runs);
  let count = 0;
  return {
    create(files) {
      const cwd = join(base, String(++count));
      const folder = { cwd, tmpdir: `${cwd}.tmp`, file: join(cwd, main) };
      try {
        mkdirSync(folder.cwd);
        mkdirSync(folder.tmpdir);
        for (const [path, bytes] of files) {
          if (path.includes('/')) mkdirSync(dirname(join(cwd, path)), { recursive: true });
          writeFileSync(join(cwd, path), bytes);
        }
        return folder;
      } catch (error) {
        // No test has run here yet, so plain removal is safe.
        for (const path of [folder.cwd, folder.tmpdir]) rmSync(path, { recursive: true, force: true });
        throw error;
      }
    },
  };
}
