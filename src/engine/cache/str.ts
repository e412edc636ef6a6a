import type { Cache } from './cache.ts';
import { keyedCache } from './keyed.ts';

/** STR of the caching study: the text itself is the key. */
export const strCache = (): Cache => keyedCache((query) => query.text);
