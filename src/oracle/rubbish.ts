/** Removes the folders of tests that have ended, when nobody is waiting for anything. */
import { basename, dirname, join } from 'node:path';
import { advance, hold, removal } from './remove.ts';

/** If no next test comes, rubbish is cleared after this long. */
const DELAY_MS = 20;

export class Rubbish {
  #folders: string[] = [];
  /** Removals under way: one after the other, because all share the time there is. */
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

  /** Begins to remove what is there; what takes longer goes on beside other work. */
  clear(): void {
    this.#begin();
    if (this.#turn === undefined) this.#goOn();
  }

  /** Removes what is there, while all other work has to wait. */
  clearNow(): void {
    this.#begin();
    for (const work of this.#removals) while (!attempt(work));
    this.#removals.length = 0;
  }

  /** Removes what is there, and waits for it. */
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

  #goOn(): void {
    this.#turn = undefined;
    for (let work = this.#removals[0]; work !== undefined; work = this.#removals[0]) {
      if (!attempt(work)) {
        this.#turn = setImmediate(() => this.#goOn());
        return;
      }
      this.#removals.shift();
    }
    const whenCleared = this.#whenCleared;
    this.#whenCleared = [];
    for (const resolve of whenCleared) resolve();
  }
}

/** Goes on with a removal for a moment. What cannot be removed now is tried again when the run ends. */
function attempt(work: Generator<void, void>): boolean {
  try {
    return advance(work);
  } catch {
    return true;
  }
}

/** The folder of all tests is held, because a test may have put something else in its place. */
function* removalOf(folder: string): Generator<void, void> {
  const parent = hold(dirname(folder));
  try {
    yield* removal(join(parent.path, basename(folder)));
  } finally {
    parent.release();
  }
}
