/** A program to be tested, with its identities (digest, bytes, text), each computed once and on demand. */
import { digestOfFiles } from '../core/digest.ts';
import { latin1 } from '../core/encoding.ts';
import type { Files } from '../core/program.ts';

export class Query {
  readonly files: Files;
  #digest: string | undefined;
  #bytes: Uint8Array | undefined;
  #text: string | undefined;

  constructor(files: Files) {
    this.files = files;
  }

  /** The key of running tests and of the journal. */
  get digest(): string {
    return (this.#digest ??= digestOfFiles(this.files));
  }

  /** The contents of the file; of several files, all contents with their paths. */
  get bytes(): Uint8Array {
    return (this.#bytes ??= joined(this.files));
  }

  /** The bytes as a string, one character per byte. */
  get text(): string {
    return (this.#text ??= latin1.decode(this.bytes));
  }
}

function joined(files: Files): Uint8Array {
  const [only, ...others] = files.values();
  if (only !== undefined && others.length === 0) return only;
  const encoder = new TextEncoder();
  const parts = [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, bytes]) => [encoder.encode(`\0${path}\0`), bytes]);
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
