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
