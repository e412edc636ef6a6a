import type { Cache } from './cache.ts';
import { keyedCache } from './keyed.ts';

/** SHA of the caching study: the key is the SHA-512 digest of the text, the same few bytes however long that is. */
export const shaCache = (): Cache => keyedCache((query) => query.digest);
