/** The folders that tests run in. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Files } from '../core/program.ts';
import { recordOwner } from './owner.ts';
import { copySideFiles, type SideFile } from './side-files.ts';

export interface Workspace {
  /** A fresh folder for one test, with the candidate in it. */
  create(files: Files): TestFolder;
}

export interface TestFolder {
  /** The test's working directory. It holds the candidate, its side files and nothing else. */
  readonly cwd: string;
  /** Its private TMPDIR. */
  readonly tmpdir: string;
  /** The candidate, or the first of its files. */
  readonly file: string;
}

/** A name for the folder of a run: in TMPDIR, or in `keepIn` if the folders are to be kept. */
export const workspaceName = (keepIn?: string): string =>
  join(resolve(keepIn ?? tmpdir()), `pith-${randomBytes(6).toString('hex')}`);

export interface WorkspaceOptions {
  /** Copied beside the candidate, as they are now. */
  readonly sideFiles?: readonly SideFile[] | undefined;
  /** The folder of tests in `base`; default: `base` itself. */
  readonly within?: string | undefined;
}

/** The first copies of the side files, in `base`. The name cannot clash with the folders of tests, which are numbered. */
const SIDE_FILES = 'with';

/**
 * Creates the folder `base`. `main` is the main file of a candidate. If this process dies, a later one kills the tests of
 * `runs` and removes the folder.
 */
export function createWorkspace(
  base: string,
  main: string,
  runs: readonly string[],
  { sideFiles = [], within = '.' }: WorkspaceOptions = {},
): Workspace {
  mkdirSync(dirname(base), { recursive: true });
  mkdirSync(base, { mode: 0o700 });
  if (runs.length > 0) recordOwner(base, runs);
  const copies = join(base, SIDE_FILES);
  if (sideFiles.length > 0) mkdirSync(copies);
  copySideFiles(sideFiles, copies);
  const copied = sideFiles.map(({ name }) => ({ name, path: join(copies, name) }));
  mkdirSync(join(base, within), { recursive: true });
  let count = 0;
  return {
    create(files) {
      const cwd = join(base, within, String(++count));
      const folder = { cwd, tmpdir: `${cwd}.tmp`, file: join(cwd, main) };
      try {
        mkdirSync(folder.cwd);
        mkdirSync(folder.tmpdir);
        for (const [path, bytes] of files) {
          if (path.includes('/')) mkdirSync(dirname(join(cwd, path)), { recursive: true });
          writeFileSync(join(cwd, path), bytes);
        }
        copySideFiles(copied, cwd);
        return folder;
      } catch (error) {
        // No test has run here yet, so plain removal is safe.
        for (const path of [folder.cwd, folder.tmpdir]) rmSync(path, { recursive: true, force: true });
        throw error;
      }
    },
  };
}
