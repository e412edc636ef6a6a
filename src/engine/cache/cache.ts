/**
 * Remembers verdicts, so that the same bytes are not tested twice. The engine stores a verdict when the reduction uses
 * it, not when a speculative test ends, so the contents of a cache do not depend on the number of jobs.
 *
 * A cache may evict entries, but a verdict that it returns is always correct for the queried bytes.
 */
import type { Query } from '../query.ts';
import { compactCache } from './compact-cache.ts';
import { binaryOf } from '../../core/digest.ts';
import { flatCache } from './flat.ts';
import { keyedCache, zipped } from './keyed-cache.ts';
import { rstrCache } from './rstr.ts';

export interface Cache {
  /** The verdict on these bytes: whether they are interesting, or undefined if unknown. */
  lookup(query: Query): boolean | undefined;
  store(query: Query, interesting: boolean): void;
  /**
   * Sets the current program: first the original, then each accepted program, in order. Programs accepted inside an
   * attempt are not passed.
   */
  refresh(best: Query): void;
  /** The number of its entries, and their estimated memory. */
  readonly entries: number;
  readonly bytes: number;
}

/** The start offsets of the tokens of a text, and its end. They are known already: the text was measured. */
export type Lex = (bytes: Uint8Array) => Uint32Array;

export interface CacheScheme {
  readonly description: string;
  create(lex: Lex): Cache;
}

const noCache = (): Cache => ({
  lookup: () => undefined,
  store: () => undefined,
  refresh: () => undefined,
  entries: 0,
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
    create: () => keyedCache(({ digest }) => binaryOf(digest)),
  },
  rcc: {
    description:
      'encodes each program as the tokens it keeps of the current one; evicts entries that can no longer match',
    create: (lex) => compactCache(lex, 'no subsequence'),
  },
  cc: {
    description: 'rcc that evicts nothing: programs as the tokens they keep of the original',
    create: (lex) => compactCache(lex, 'nothing'),
  },
  rstr: { description: 'str that evicts entries that can no longer match', create: rstrCache },
  'rcc-size': {
    description: 'rcc that evicts only entries as large as the current program',
    create: (lex) => compactCache(lex, 'as large'),
  },
  flat: {
    description:
      'keeps a fingerprint of every program; evicts those much longer than the current one (default)',
    create: flatCache,
  },
};

export const defaultCacheScheme = 'flat';
