import type { Query } from '../query.ts';
import type { Cache } from './cache.ts';

/** A cache with one string for each program. */
export function keyedCache(key: (query: Query) => string): Cache {
  const verdicts = new Map<string, boolean>();
  let bytes = 0;
  return {
    lookup: (query) => verdicts.get(key(query)),
    store(query, interesting) {
      if (!verdicts.has(key(query))) bytes += key(query).length;
      verdicts.set(key(query), interesting);
    },
    get bytes() {
      return bytes;
    },
  };
}
