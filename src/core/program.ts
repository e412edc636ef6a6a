/**
 * What is being reduced, seen from outside: something with a size that can be printed.
 * Programs are immutable; editing one gives another.
 */
export interface Program {
  /** The size that counts: the number of tokens. Bytes break ties. */
  readonly tokens: number;
  /** The bytes a test gets to see. The same array every time; nobody may write to it. */
  print(): Uint8Array;
}

/** Whether two programs are the same to a test. */
export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a === b || (a.length === b.length && a.every((byte, i) => byte === b[i]));
