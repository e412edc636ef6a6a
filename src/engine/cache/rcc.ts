/**
 * RCC of the caching study (Tian et al., "On the Caching Schemes to Speed Up Program Reduction", TOSEM 2023): the key is the compact
 * encoding of a program against the current one (Algorithms 3 and 4). With each program that is accepted, all entries are encoded anew;
 * those that are no subsequences of it are dropped, because what only deletes will never come to them again. White space belongs to
 * the token after it; what differs in it alone cannot be encoded, but is kept (in a flat cache), because white space may come back.
 *
 * What holds of passes that do not only delete: a query that is no subsequence of the current program is kept there too, and found
 * later. An entry may be dropped and come up again; then it is tested again. No answer is wrong: equal keys against one program are
 * equal bytes.
 */
import { Query } from '../query.ts';
import type { Cache, Lex } from './cache.ts';
import { compactDecode, compactEncode, type Encoding, type Tokens } from './compact.ts';
import { flatCache } from './flat.ts';
import { mapBytes, stringBytes } from './memory.ts';
import { createVocabulary } from './vocabulary.ts';

export const rccCache = (lex: Lex): Cache => compactCache(lex, 'what is no part');

/** Algorithm 5. What is smaller but no subsequence cannot be encoded; it is kept in the flat cache. */
export const rccSizeCache = (lex: Lex): Cache => compactCache(lex, 'what is as large');

/** Without refresh: always against the original. */
export const ccCache = (lex: Lex): Cache => compactCache(lex, 'nothing');

function compactCache(lex: Lex, drops: 'nothing' | 'what is no part' | 'what is as large'): Cache {
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
      return (key === undefined ? undefined : verdicts.get(key)) ?? others.lookup(query);
    },
    store(query, interesting) {
      const key = keyOf(query);
      if (key === undefined) others.store(query, interesting);
      else add(key, interesting);
    },
    refresh(best) {
      if (drops !== 'nothing') others.refresh(best);
      if (base !== undefined && drops === 'nothing') return;
      const next = vocabulary.learn(best);
      const old = verdicts;
      verdicts = new Map();
      keys = 0;
      last = undefined;
      for (const [key, interesting] of old) {
        const program = compactDecode(base!, fromKey(key));
        if (drops === 'what is as large' && program.length >= next.length) continue;
        const encoding = compactEncode(next, program);
        if (encoding !== undefined) add(toKey(encoding), interesting);
        else if (drops === 'what is as large' || vocabulary.isPart(program, next)) {
          others.store(new Query(vocabulary.write(program)), interesting);
        }
      }
      base = next;
    },
    get bytes() {
      return keys + mapBytes(verdicts.size) + (base?.byteLength ?? 0) + vocabulary.bytes + others.bytes;
    },
  };
}

/** Four bytes a number, like in the study. */
const toKey = ({ buffer, byteOffset, byteLength }: Encoding): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('latin1');

function fromKey(key: string): Encoding {
  const bytes = Buffer.from(key, 'latin1');
  return new Int32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}
