import type { Work } from './work.ts';

/** Something that can be reduced: it has a size and can be printed. It is immutable; an edit returns a new one. */
export interface Printable<Content> {
  readonly size: Size;
  /** Returns the same object every time; callers must not modify it. */
  print(): Content;
  /** Prints in slices, for programs that take long to print. After that, `print` is instant. */
  printing?(): Work<Content>;
}

/** The files that a test sees: contents by path. Paths are relative, with slashes. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The whole program: one file, or several. */
export type Program = Printable<Files>;

/** One file of a program. Most passes see only this one. */
export type FileProgram = Printable<Uint8Array>;

/** The only size that is compared, reported and limited. Tokens are counted by the language's own lexer, without comments. */
export interface Size {
  readonly tokens: number;
  readonly bytes: number;
}

/** Fewer tokens; for equal tokens, fewer bytes. */
export const isSmaller = (a: Size, b: Size): boolean =>
  a.tokens < b.tokens || (a.tokens === b.tokens && a.bytes < b.bytes);

export const sumOf = (sizes: Iterable<Size>): Size => {
  let [tokens, bytes] = [0, 0];
  for (const size of sizes) {
    tokens += size.tokens;
    bytes += size.bytes;
  }
  return { tokens, bytes };
};

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a === b || (a.length === b.length && a.every((byte, i) => byte === b[i]));

/** Whether a test cannot tell two programs apart. */
export const sameFiles = (a: Files, b: Files): boolean =>
  a === b ||
  (a.size === b.size &&
    [...a].every(([path, bytes]) => {
      const other = b.get(path);
      return other !== undefined && sameBytes(bytes, other);
    }));
