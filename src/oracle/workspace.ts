/** The folders that tests run in. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Workspace {
  /** Holds all the folders of a run. */
  readonly base: string;
  /** A fresh folder for one test, with the candidate in it. */
  create(bytes: Uint8Array): TestFolder;
  /** Makes the folder for the next test, while the last one is running. */
  prepareNext(): void;
}

export interface TestFolder {
  /** The test's working directory. It holds the candidate and nothing else. */
  readonly cwd: string;
  /** Its private TMPDIR. */
  readonly tmpdir: string;
  /** The candidate. */
  readonly file: string;
}

/** Candidates are called `name`. The folders are on the file system of TMPDIR, or in `keepIn` if they are to stay. */
export function createWorkspace(name: string, keepIn?: string): Workspace {
  if (keepIn !== undefined) mkdirSync(keepIn, { recursive: true });
  const base = mkdtempSync(join(resolve(keepIn ?? tmpdir()), 'pith-'));
  let count = 0;
  let prepared: TestFolder | undefined;
  const prepare = (): TestFolder => {
    const cwd = join(base, String(++count));
    const folder = { cwd, tmpdir: `${cwd}.tmp`, file: join(cwd, name) };
    mkdirSync(folder.cwd);
    mkdirSync(folder.tmpdir);
    return folder;
  };
  return {
    base,
    create(bytes) {
      const folder = prepared ?? prepare();
      prepared = undefined;
      writeFileSync(folder.file, bytes);
      return folder;
    },
    prepareNext() {
      prepared ??= prepare();
    },
  };
}
