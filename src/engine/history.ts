/**
 * The accepted programs, so that the reduction can go back if the latest is not reliably interesting. Each version is
 * stored as a reverse delta to the next, so that thousands of versions of a large file take about as much memory as the
 * file.
 */
import type { Files } from '../core/program.ts';

interface Undo {
  /** The lengths of the common prefix and suffix of the two versions. */
  readonly head: number;
  readonly tail: number;
  /** The bytes in between in the older version. */
  readonly middle: Uint8Array;
}

/** How to restore the older version of each file that differs; `remove` if the file did not exist. */
type Undos = ReadonlyMap<string, Undo | 'remove'>;

export class History {
  #latest: Files;
  readonly #undos: Undos[] = [];

  constructor(original: Files) {
    this.#latest = original;
  }

  get latest(): Files {
    return this.#latest;
  }

  push(next: Files): void {
    const old = this.#latest;
    const undos = new Map<string, Undo | 'remove'>();
    for (const path of new Set([...old.keys(), ...next.keys()])) {
      const [before, after] = [old.get(path), next.get(path)];
      if (before === after) continue;
      undos.set(path, before === undefined ? 'remove' : undoOf(before, after ?? new Uint8Array()));
    }
    this.#undos.push(undos);
    this.#latest = next;
  }

  /** Goes back one version. Returns whether there was an older one. */
  pop(): boolean {
    const undos = this.#undos.pop();
    if (undos === undefined) return false;
    this.#latest = undone(this.#latest, undos);
    return true;
  }

  /** All versions, from the latest back to the original. */
  *versions(): Generator<Files> {
    let version = this.#latest;
    yield version;
    for (const undos of this.#undos.toReversed()) yield (version = undone(version, undos));
  }
}

function undoOf(old: Uint8Array, next: Uint8Array): Undo {
  const shorter = Math.min(old.length, next.length);
  let head = 0;
  while (head < shorter && old[head] === next[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old[old.length - 1 - tail] === next[next.length - 1 - tail]) tail++;
  return { head, tail, middle: old.slice(head, old.length - tail) };
}

function undone(files: Files, undos: Undos): Files {
  const older = new Map(files);
  for (const [path, undo] of undos) {
    if (undo === 'remove') {
      older.delete(path);
      continue;
    }
    const { head, tail, middle } = undo;
    const now = files.get(path) ?? new Uint8Array();
    const old = new Uint8Array(head + middle.length + tail);
    old.set(now.subarray(0, head));
    old.set(middle, head);
    old.set(now.subarray(now.length - tail), head + middle.length);
    older.set(path, old);
  }
  return older;
}
