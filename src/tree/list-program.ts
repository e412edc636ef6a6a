/**
 * A file as a list of lines, tokens or characters, for algorithms that need no grammar. Whatever the file contains
 * (CRLF, NUL, a byte order mark, invalid UTF-8, no final newline), the full list prints exactly the bytes that were
 * read.
 */
import type { Lexer } from '../core/lexer.ts';
import type { FileProgram, Size } from '../core/program.ts';
import { beginOfToken, wouldFuse } from '../parse/plain-lexer.ts';
import { plainLexer } from '../parse/lexer.ts';

export interface ListProgram extends FileProgram {
  /** The number of elements. */
  readonly length: number;
  readonly lexer: Lexer;
  /** Only the elements from `from` up to, not including, `to`. */
  keep(from: number, to: number): ListProgram;
  /** All other elements. */
  drop(from: number, to: number): ListProgram;
  /** Names those elements by their positions in the original list. */
  name(from: number, to: number): string;
}

/** A way to split bytes into a list. Without a lexer, their language is unknown. */
export type Split = (bytes: Uint8Array, lexer?: Lexer) => ListProgram;

/** Each line with its line ending. */
export const lines: Split = (bytes, lexer = plainLexer) => {
  const cuts = [0];
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) cuts.push(at + 1);
  if (cuts.at(-1) !== bytes.length) cuts.push(bytes.length);
  const source = { bytes, lexer, cuts: Uint32Array.from(cuts), keepsTokensApart: false };
  const hasOwnTokens = lexer === plainLexer && !hasContinuation(bytes, cuts);
  return wholeList(hasOwnTokens ? { ...source, tokensBefore: tokensBefore(source) } : source);
};

/** Whether a line ends with a backslash: then a string may continue on the next. */
const hasContinuation = (bytes: Uint8Array, cuts: readonly number[]): boolean =>
  cuts.some((cut) => bytes[cut - 1] === NEWLINE && bytes[cut - 2] === BACKSLASH);

/** Counts each line once, on first use: counting every candidate takes 3 ms per megabyte. */
function tokensBefore({ bytes, lexer, cuts }: Source): () => Uint32Array {
  let before: Uint32Array | undefined;
  return () => {
    if (before !== undefined) return before;
    before = new Uint32Array(cuts.length);
    for (let i = 1; i < cuts.length; i++)
      before[i] = before[i - 1]! + lexer.count(bytes.subarray(cuts[i - 1], cuts[i]));
    return before;
  };
}

/** Each token with the white space before it. Tokens that become neighbours are kept apart. */
export const tokens: Split = (bytes, lexer = plainLexer) =>
  wholeList({ bytes, lexer, cuts: lexer.cuts(bytes), keepsTokensApart: true });

/** Each character of a text in UTF-8; each byte of anything else. */
export const characters: Split = (bytes, lexer = plainLexer) => {
  const cuts: number[] = [];
  const utf8 = isUtf8(bytes);
  for (let at = 0; at < bytes.length; at++) {
    if (!utf8 || ((bytes[at] ?? 0) & 0xc0) !== 0x80) cuts.push(at);
  }
  cuts.push(bytes.length);
  return wholeList({ bytes, lexer, cuts: Uint32Array.from(cuts), keepsTokensApart: false });
};

const NEWLINE = 0x0a;
const SPACE = 0x20;
const BACKSLASH = 0x5c;

interface Source {
  readonly bytes: Uint8Array;
  readonly lexer: Lexer;
  /** Element `i` is `bytes[cuts[i] .. cuts[i + 1]]`. */
  readonly cuts: Uint32Array;
  readonly keepsTokensApart: boolean;
  /** If no token extends over several elements: the number of tokens before each element, and of all. */
  readonly tokensBefore?: () => Uint32Array;
}

/** Elements `from` up to `to` of the source. */
interface Run {
  readonly from: number;
  readonly to: number;
}

function wholeList(source: Source): ListProgram {
  const length = source.cuts.length - 1;
  return new RunList(source, length === 0 ? [] : [{ from: 0, to: length }], length);
}

/** The remaining elements of a source, as runs of neighbours: cheap to edit and to print, however long the source. */
class RunList implements ListProgram {
  readonly #source: Source;
  readonly #runs: readonly Run[];
  readonly length: number;
  #printed: Uint8Array | undefined;
  #size: Size | undefined;

  constructor(source: Source, runs: readonly Run[], length: number) {
    this.#source = source;
    this.#runs = runs;
    this.length = length;
  }

  keep(from: number, to: number): ListProgram {
    return new RunList(this.#source, slice(this.#runs, from, to), to - from);
  }

  drop(from: number, to: number): ListProgram {
    const runs = [...slice(this.#runs, 0, from), ...slice(this.#runs, to, this.length)];
    return new RunList(this.#source, runs, this.length - (to - from));
  }

  name(from: number, to: number): string {
    const runs = slice(this.#runs, from, to);
    return `${runs[0]?.from}-${runs.at(-1)?.to}`;
  }

  get lexer(): Lexer {
    return this.#source.lexer;
  }

  get size(): Size {
    return (this.#size ??= { tokens: this.#countTokens(), bytes: this.print().length });
  }

  #countTokens(): number {
    const before = this.#source.tokensBefore?.();
    if (before === undefined) return this.#source.lexer.count(this.print());
    return this.#runs.reduce((sum, { from, to }) => sum + before[to]! - before[from]!, 0);
  }

  print(): Uint8Array {
    return (this.#printed ??= printRuns(this.#source, this.#runs));
  }
}

/** The part of `runs` with the elements at positions `from` up to `to`. */
function slice(runs: readonly Run[], from: number, to: number): Run[] {
  const part: Run[] = [];
  let position = 0;
  for (const run of runs) {
    if (position >= to) break;
    const begin = run.from + Math.max(0, from - position);
    const end = run.from + Math.min(run.to - run.from, to - position);
    if (begin < end) part.push({ from: begin, to: end });
    position += run.to - run.from;
  }
  return part;
}

function printRuns({ bytes, cuts, keepsTokensApart }: Source, runs: readonly Run[]): Uint8Array {
  const begin = (run: Run) => cuts[run.from]!;
  const end = (run: Run) => cuts[run.to]!;
  let size = runs.length;
  for (const run of runs) size += end(run) - begin(run);
  const out = new Uint8Array(size);
  let at = 0;
  let previous: Run | undefined;
  for (const run of runs) {
    if (keepsTokensApart && previous !== undefined && begin(run) !== end(previous)) {
      const first = beginOfToken(bytes, cuts[previous.to - 1]!);
      if (wouldFuse(bytes[first]!, bytes[end(previous) - 1]!, bytes[begin(run)]!)) out[at++] = SPACE;
    }
    out.set(bytes.subarray(begin(run), end(run)), at);
    at += end(run) - begin(run);
    previous = run;
  }
  return out.subarray(0, at);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
