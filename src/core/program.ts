/**
 * What is being reduced, seen from outside: something with a size that can be printed.
 * Programs are immutable; editing one gives another.
 */
export interface Program {
  readonly size: Size;
  /** The bytes a test gets to see. The same array every time; nobody may write to it. */
  print(): Uint8Array;
}

/** The only size that is compared, reported and limited. Tokens are what the language's own lexer reads, without comments. */
export interface Size {
  readonly tokens: number;
  readonly bytes: number;
}

/** Fewer tokens; of as many, fewer bytes. */
export const isSmaller = (a: Size, b: Size): boolean =>
  a.tokens < b.tokens || (a.tokens === b.tokens && a.bytes < b.bytes);

/** Whether two programs are the same to a test. */
export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a === b || (a.length === b.length && a.every((byte, i) => byte === b[i]));
