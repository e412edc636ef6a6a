/**
 * Remembers verdicts, so that no bytes are tested twice. The engine stores a verdict when the reduction uses it, not
 * when a test that was run ahead of time happens to end: what a cache holds does not depend on the number of jobs.
 *
 * A cache may forget; what it says is always true of the bytes it is asked about.
 */
import type { Query } from '../query.ts';
import { compactCache } from './compact-cache.ts';
import { flatCache } from './flat.ts';
import { keyedCache, zipped } from './keyed-cache.ts';
import { rstrCache } from './rstr.ts';

export interface Cache {
  /** Whether the bytes are known to be interesting, known not to be, or not known. */
  lookup(query: Query): boolean | undefined;
  store(query: Query, interesting: boolean): void;
  /**
   * From now on this is the program that is reduced: the original at first, then what was accepted, in that order. What is accepted inside an
   * attempt is not among them.
   */
  refresh(best: Query): void;
  /** The memory that its entries take, by its own count. */
  readonly bytes: number;
}

/** Where the tokens of a text begin, and its end. */
export type Lex = (bytes: Uint8Array) => Uint32Array;

export interface CacheScheme {
  readonly description: string;
  create(lex: Lex): Cache;
}

/** Knows nothing. */
const noCache = (): Cache => ({
  lookup: () => undefined,
  store: () => undefined,
  refresh: () => undefined,
  bytes: 0,
});

/** The schemes of the caching study, and ours. */
export const cacheSchemes: Readonly<Record<string, CacheScheme>> = {
  none: { description: 'no cache: equal programs are tested again', create: noCache },
  str: { description: 'keeps the text of every program', create: () => keyedCache((query) => query.text) },
  zip: {
    description: 'keeps the text of every program, compressed by zlib',
    create: () => keyedCache(zipped),
  },
  sha: {
    description: 'keeps the SHA-512 digest of every program',
    create: () => keyedCache((query) => query.digest),
  },
  rcc: {
    description:
      'encodes each program as the tokens it keeps of the current one; evicts entries that can no longer match',
    create: (lex) => compactCache(lex, 'what is no part'),
  },
  cc: {
    description: 'rcc that evicts nothing: programs as the tokens they keep of the original',
    create: (lex) => compactCache(lex, 'nothing'),
  },
  rstr: { description: 'str that evicts entries that can no longer match', create: rstrCache },
  'rcc-size': {
    description: 'rcc that evicts only entries as large as the current program',
    create: (lex) => compactCache(lex, 'what is as large'),
  },
  flat: {
    description:
      'keeps a fingerprint of every program; evicts those much longer than the current one (default)',
    create: flatCache,
  },
};

export const defaultCacheScheme = 'flat';
