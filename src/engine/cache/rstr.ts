/**
 * RSTR of the caching study: the key is the text, and entries that are no subsequence of the last accepted program are
 * evicted. Queries that are no subsequence when they are stored are kept as in compact-cache.ts.
 */
import { latin1 } from '../../core/encoding.ts';
import type { Query } from '../query.ts';
import type { Cache, Lex } from './cache.ts';
import type { Tokens } from './compact.ts';
import { ofBytes } from './compact-cache.ts';
import { flatCache } from './flat.ts';
import { mapBytes, stringBytes } from './memory.ts';
import { createVocabulary } from './vocabulary.ts';

export function rstrCache(lex: Lex): Cache {
  const vocabulary = createVocabulary(lex);
  const others = flatCache();
  const verdicts = new Map<string, boolean>();
  let base: Tokens = new Int32Array();
  let keys = 0;
  const isSubsequence = (query: Query) => {
    const tokens = vocabulary.read(query);
    return !tokens.includes(-1) && vocabulary.isSubsequence(tokens, base);
  };
  return {
    lookup: (query) => verdicts.get(query.text) ?? others.lookup(ofBytes(query.bytes)),
    store(query, interesting) {
      if (!isSubsequence(query)) {
        others.store(ofBytes(query.bytes), interesting);
        return;
      }
      if (!verdicts.has(query.text)) keys += stringBytes(query.text.length);
      verdicts.set(query.text, interesting);
    },
    refresh(best) {
      others.refresh(best);
      base = vocabulary.learn(best);
      for (const text of verdicts.keys()) {
        if (isSubsequence(ofBytes(latin1.encode(text)))) continue;
        verdicts.delete(text);
        keys -= stringBytes(text.length);
      }
    },
    get entries() {
      return verdicts.size + others.entries;
    },
    get bytes() {
      return keys + mapBytes(verdicts.size) + base.byteLength + vocabulary.bytes + others.bytes;
    },
  };
}
