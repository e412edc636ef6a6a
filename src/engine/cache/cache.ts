/**
 * Remembers verdicts, so that no bytes are tested twice. The engine stores a verdict when the reduction uses it, not
 * when a test that was run ahead of time happens to end: what a cache holds does not depend on the number of jobs.
 */
import type { Query } from '../query.ts';
import { noCache } from './none.ts';
import { shaCache } from './sha.ts';
import { strCache } from './str.ts';

export interface Cache {
  /** Whether the bytes are known to be interesting, known not to be, or not known. */
  lookup(query: Query): boolean | undefined;
  store(query: Query, interesting: boolean): void;
  /** The memory that its entries take, by its own count. */
  readonly bytes: number;
}

export interface CacheScheme {
  readonly description: string;
  create(): Cache;
}

export const cacheSchemes: Readonly<Record<string, CacheScheme>> = {
  none: { description: 'no cache: equal programs are tested again', create: noCache },
  str: { description: 'keeps the text of every program', create: strCache },
  sha: { description: 'keeps the SHA-512 digest of every program (default)', create: shaCache },
};

export const defaultCacheScheme = 'sha';
