import type { Work } from './work.ts';

/** What can be reduced: something with a size that can be printed. It is immutable; editing it gives another. */
export interface Printable<Content> {
  readonly size: Size;
  /** The same object every time; nobody may write to it. */
  print(): Content;
  /** The same in turns, for what takes long to print. After that, `print` takes no time. */
  printing?(): Work<Content>;
}

/** What a test gets to see: contents by path. Paths are relative, with slashes. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** Everything that is being reduced: one file, or several. */
export type Program = Printable<Files>;

/** One file of it. Most passes know nothing of the others. */
export type FileProgram = Printable<Uint8Array>;

/** The only size that is compared, reported and limited. Tokens are what the language's own lexer reads, without comments. */
export interface Size {
  readonly tokens: number;
  readonly bytes: number;
}

/** Fewer tokens; of as many, fewer bytes. */
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

/** Whether two programs are the same to a test. */
export const sameFiles = (a: Files, b: Files): boolean =>
  a === b ||
  (a.size === b.size &&
    [...a].every(([path, bytes]) => {
      const other = b.get(path);
      return other !== undefined && sameBytes(bytes, other);
    }));
