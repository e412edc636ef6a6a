/**
 * The schemes of the caching study whose key is the compact encoding of a program (Tian et al., "On the Caching Schemes
 * to Speed Up Program Reduction", TOSEM 2023, Algorithms 3 and 4). They differ in what they evict when a program is
 * accepted: RCC evicts entries that are no subsequence of it, because a pass that only deletes cannot propose them again
 * (if another pass does, they are tested again); CC, without refresh, evicts nothing; Algorithm 5 evicts entries with as
 * many tokens or more.
 *
 * White space belongs to the token after it. Programs that differ from a subsequence in white space alone cannot be
 * encoded; they are kept in a flat cache, because the white space may come back. So are queries that are no subsequence
 * of the current program, as proposed by passes that do not only delete. Answers are exact: relative to one program,
 * equal keys mean equal bytes.
 */
import { latin1 } from '../../core/encoding.ts';
import { Query } from '../query.ts';
import type { Cache, Lex } from './cache.ts';
import { compactDecode, compactEncode, type Encoding, type Tokens } from './compact.ts';
import { flatCache } from './flat.ts';
import { mapBytes, stringBytes } from './memory.ts';
import { createVocabulary } from './vocabulary.ts';

export function compactCache(lex: Lex, evicts: 'nothing' | 'no subsequence' | 'as large'): Cache {
  const vocabulary = createVocabulary(lex);
  const others = flatCache();
  let base: Tokens | undefined;
  let verdicts = new Map<string, boolean>();
  let keys = 0;
  let last: { readonly query: Query; readonly key: string | undefined } | undefined;

  const keyOf = (query: Query): string | undefined => {
    if (last?.query !== query) {
      const encoding = base === undefined ? undefined : compactEncode(base, vocabulary.read(query));
      last = { query, key: encoding === undefined ? undefined : toKey(encoding) };
    }
    return last.key;
  };
  const add = (key: string, interesting: boolean): void => {
    if (!verdicts.has(key)) keys += stringBytes(key.length);
    verdicts.set(key, interesting);
  };

  return {
    lookup(query) {
      const key = keyOf(query);
      return (key === undefined ? undefined : verdicts.get(key)) ?? others.lookup(ofBytes(query.bytes));
    },
    store(query, interesting) {
      const key = keyOf(query);
      if (key === undefined) others.store(ofBytes(query.bytes), interesting);
      else add(key, interesting);
    },
    refresh(best) {
      if (evicts !== 'nothing') others.refresh(best);
      if (base !== undefined && evicts === 'nothing') return;
      const next = vocabulary.learn(best);
      const old = verdicts;
      verdicts = new Map();
      keys = 0;
      last = undefined;
      for (const [key, interesting] of old) {
        const program = compactDecode(base!, fromKey(key));
        if (evicts === 'as large' && program.length >= next.length) continue;
        const encoding = compactEncode(next, program);
        if (encoding !== undefined) add(toKey(encoding), interesting);
        else if (evicts === 'as large' || vocabulary.isSubsequence(program, next)) {
          others.store(ofBytes(vocabulary.write(program)), interesting);
        }
      }
      base = next;
    },
    get entries() {
      return verdicts.size + others.entries;
    },
    get bytes() {
      return keys + mapBytes(verdicts.size) + (base?.byteLength ?? 0) + vocabulary.bytes + others.bytes;
    },
  };
}

/** Four bytes per number, as in the study. */
const toKey = ({ buffer, byteOffset, byteLength }: Encoding): string =>
  latin1.decode(new Uint8Array(buffer, byteOffset, byteLength));

function fromKey(key: string): Encoding {
  return new Int32Array(latin1.encode(key).buffer as ArrayBuffer);
}

/** A query for bytes alone: a decoded program has lost the names of its files. */
export const ofBytes = (bytes: Uint8Array): Query => new Query(new Map([['', bytes]]));
