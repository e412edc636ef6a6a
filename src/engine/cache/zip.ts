import { constants, deflateSync } from 'node:zlib';
import type { Cache } from './cache.ts';
import { keyedCache } from './keyed.ts';

/** ZIP of the caching study: the key is the text, compressed as well as zlib can. */
export const zipCache = (): Cache =>
  keyedCache(({ bytes }) => deflateSync(bytes, { level: constants.Z_BEST_COMPRESSION }).toString('latin1'));
