/**
 * The accepted programs, to go back to if the latest turns out not to hold. Each is kept as what was replaced to get to
 * the next, so that thousands of versions of a large file take about as much memory as the file.
 */

interface Undo {
  /** The lengths of what the two versions have in common at the beginning and at the end. */
  readonly head: number;
  readonly tail: number;
  /** What stood between in the older one. */
  readonly middle: Uint8Array;
}

export class History {
  #latest: Uint8Array;
  readonly #undos: Undo[] = [];

  constructor(original: Uint8Array) {
    this.#latest = original;
  }

  get latest(): Uint8Array {
    return this.#latest;
  }

  /** How many versions there are to go back to. */
  get depth(): number {
    return this.#undos.length;
  }

  push(next: Uint8Array): void {
    const old = this.#latest;
    const shorter = Math.min(old.length, next.length);
    let head = 0;
    while (head < shorter && old[head] === next[head]) head++;
    let tail = 0;
    while (tail < shorter - head && old[old.length - 1 - tail] === next[next.length - 1 - tail]) tail++;
    this.#undos.push({ head, tail, middle: old.slice(head, old.length - tail) });
    this.#latest = next;
  }

  /** Goes back one version. Returns whether there was one. */
  pop(): boolean {
    const undo = this.#undos.pop();
    if (undo === undefined) return false;
    const { head, tail, middle } = undo;
    const old = new Uint8Array(head + middle.length + tail);
    old.set(this.#latest.subarray(0, head));
    old.set(middle, head);
    old.set(this.#latest.subarray(this.#latest.length - tail), head + middle.length);
    this.#latest = old;
    return true;
  }
}
