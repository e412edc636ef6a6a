/** The bytes of a proposal, and the ways to identify them, each worked out once and only when needed. */
import { hash } from 'node:crypto';

export class Query {
  readonly bytes: Uint8Array;
  #digest: string | undefined;
  #text: string | undefined;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** SHA-512. Joins tests in flight, and is the key of the journal. */
  get digest(): string {
    return (this.#digest ??= digestOf(this.bytes));
  }

  /** The bytes as a string, one character per byte. */
  get text(): string {
    return (this.#text ??= Buffer.from(this.bytes.buffer, this.bytes.byteOffset, this.bytes.length).toString(
      'latin1',
    ));
  }
}

export const digestOf = (bytes: Uint8Array): string => hash('sha512', bytes, 'base64url');
