/** Keeps the last bytes of a stream. Uses at most twice the limit, even for many small chunks. */
export class Tail {
  readonly #limit: number;
  #buffer = Buffer.alloc(0);
  #used = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  push(chunk: Buffer): void {
    const last = chunk.subarray(-this.#limit);
    if (this.#used + last.length > this.#buffer.length) this.#makeRoom(last.length);
    last.copy(this.#buffer, this.#used);
    this.#used += last.length;
  }

  bytes(): Buffer {
    return this.#buffer.subarray(Math.max(0, this.#used - this.#limit), this.#used);
  }

  /** Moves the last bytes to the front, and doubles the buffer up to twice the limit. */
  #makeRoom(more: number): void {
    const kept = this.bytes();
    const size = Math.min(2 * (kept.length + more), 2 * this.#limit);
    const buffer = size > this.#buffer.length ? Buffer.allocUnsafeSlow(size) : this.#buffer;
    kept.copy(buffer);
    this.#buffer = buffer;
    this.#used = kept.length;
  }
}
