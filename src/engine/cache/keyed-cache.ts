import { latin1 } from '../../core/encoding.ts';
import { nodeZlib } from '../../core/host.ts';
import type { Query } from '../query.ts';
import type { Cache } from './cache.ts';
import { mapBytes, stringBytes } from './memory.ts';

/** A cache whose key is a string of one-byte characters. */
export function keyedCache(key: (query: Query) => string): Cache {
  const verdicts = new Map<string, boolean>();
  let keys = 0;
  return {
    lookup: (query) => verdicts.get(key(query)),
    store(query, interesting) {
      if (!verdicts.has(key(query))) keys += stringBytes(key(query).length);
      verdicts.set(key(query), interesting);
    },
    refresh: () => undefined,
    get entries() {
      return verdicts.size;
    },
    get bytes() {
      return keys + mapBytes(verdicts.size);
    },
  };
}

/** Compressed by zlib at its highest level. */
export function zipped({ bytes }: Query): string {
  if (nodeZlib === undefined)
    throw new Error('The cache scheme zip needs Node. Choose another one, like flat.');
  return latin1.decode(nodeZlib.deflateSync(bytes, { level: nodeZlib.constants.Z_BEST_COMPRESSION }));
}
