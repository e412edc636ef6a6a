/** Removes the folders of ended tests in idle time. */
import { basename, dirname, join } from 'node:path';
import { advance, hold, removal } from './remove.ts';

/** If no other test starts, folders are removed after this long. */
const DELAY_MS = 20;

export class Rubbish {
  #folders: string[] = [];
  /** Pending removals, done one after the other. */
  readonly #removals: Generator<void, void>[] = [];
  #timer: NodeJS.Timeout | undefined;
  #turn: NodeJS.Immediate | undefined;
  #whenCleared: (() => void)[] = [];

  add(folders: readonly string[]): void {
    this.#folders.push(...folders);
    this.#timer ??= setTimeout(() => this.clear(), DELAY_MS);
  }

  get isEmpty(): boolean {
    return this.#folders.length === 0 && this.#removals.length === 0;
  }

  /** Starts to remove the folders; long removals continue in the background. */
  clear(): void {
    this.#begin();
    if (this.#turn === undefined) this.#continue();
  }

  /** Removes the folders synchronously. */
  clearNow(): void {
    this.#begin();
    for (const work of this.#removals) while (!attempt(work));
    this.#removals.length = 0;
  }

  /** Removes the folders, and waits until they are gone. */
  async clearAll(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#whenCleared.push(resolve);
      this.clear();
    });
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#removals.push(...this.#folders.map(removalOf));
    this.#folders = [];
  }

  #continue(): void {
    this.#turn = undefined;
    for (let work = this.#removals[0]; work !== undefined; work = this.#removals[0]) {
      if (!attempt(work)) {
        this.#turn = setImmediate(() => this.#continue());
        return;
      }
      this.#removals.shift();
    }
    const whenCleared = this.#whenCleared;
    this.#whenCleared = [];
    for (const resolve of whenCleared) resolve();
  }
}

/** Continues a removal for one slice. A folder that cannot be removed now is tried again when the run ends. */
function attempt(work: Generator<void, void>): boolean {
  try {
    return advance(work);
  } catch {
    return true;
  }
}

/** Opens the parent folder first, because a test may have put something else in its place. */
function* removalOf(folder: string): Generator<void, void> {
  const parent = hold(dirname(folder));
  try {
    yield* removal(join(parent.path, basename(folder)));
  } finally {
    parent.release();
  }
}
