/**
 * RSTR of the caching study: the text is the key, and what is no subsequence of the program that was accepted last is dropped. Queries
 * that are none when they are stored are kept like in rcc.ts.
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
  const isPart = (query: Query) => {
    const tokens = vocabulary.read(query);
    return !tokens.includes(-1) && vocabulary.isPart(tokens, base);
  };
  return {
    lookup: (query) => verdicts.get(query.text) ?? others.lookup(ofBytes(query.bytes)),
    store(query, interesting) {
      if (!isPart(query)) {
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
        if (isPart(ofBytes(latin1.encode(text)))) continue;
        verdicts.delete(text);
        keys -= stringBytes(text.length);
      }
    },
    get bytes() {
      return keys + mapBytes(verdicts.size) + base.byteLength + vocabulary.bytes + others.bytes;
    },
  };
}
