/** Removes the folders of tests that have ended, when nobody is waiting for anything. */
import { readdirSync, rmdirSync, unlinkSync } from 'node:fs';
import { chmod, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** If no next test comes, rubbish is cleared after this long. */
const DELAY_MS = 20;

const FEW = 8;

export class Rubbish {
  #folders: string[] = [];
  readonly #removals = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;

  add(folders: readonly string[]): void {
    this.#folders.push(...folders);
    this.#timer ??= setTimeout(() => this.clear(), DELAY_MS);
  }

  /** Begins to remove what is there, in the background. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const folders = this.#folders;
    this.#folders = [];
    for (const folder of folders) {
      if (removedAtOnce(folder)) continue;
      // What cannot be removed now is tried again with everything else when the run ends.
      const removal = removeFolder(folder)
        .catch(() => undefined)
        .finally(() => this.#removals.delete(removal));
      this.#removals.add(removal);
    }
  }

  /** Removes what is there, and waits for it. */
  async clearAll(): Promise<void> {
    this.clear();
    await Promise.all(this.#removals);
  }
}

/**
 * Removes a folder that holds a few files and nothing else, as most do: to hand such small work to another thread takes
 * longer than to do it.
 */
function removedAtOnce(folder: string): boolean {
  try {
    const names = readdirSync(folder);
    if (names.length > FEW) return false;
    for (const name of names) unlinkSync(join(folder, name));
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

export async function removeFolder(folder: string): Promise<void> {
  // A process that was killed may write until it is really gone.
  const options = { recursive: true, force: true, maxRetries: 10, retryDelay: 20 };
  try {
    await rm(folder, options);
  } catch {
    // A test may have made folders that cannot be written to.
    await makeWritable(folder);
    await rm(folder, options);
  }
}

async function makeWritable(folder: string): Promise<void> {
  await chmod(folder, 0o700).catch(() => undefined);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (entry.isDirectory()) await makeWritable(join(folder, entry.name));
  }
}
