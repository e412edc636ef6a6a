/**
 * The schemes of the caching study that have the compact encoding of a program as its key (Tian et al., "On the Caching Schemes to Speed Up
 * Program Reduction", TOSEM 2023, Algorithms 3 and 4). They differ in what they drop when a program is accepted: RCC drops what is no
 * subsequence of it, because what only deletes will never come to it again (if a pass that does not only delete does, it is tested again);
 * CC, without refresh, nothing; and with Algorithm 5 it is what has as many tokens or more.
 *
 * White space belongs to the token after it; what differs in it alone cannot be encoded, but is kept (in a flat cache), because white
 * space may come back. A query that is no subsequence of the current program, as passes propose that do not only delete, is kept there
 * too, and found later. No answer is wrong: equal keys against one program are equal bytes.
 */
import { latin1 } from '../../core/encoding.ts';
import { Query } from '../query.ts';
import type { Cache, Lex } from './cache.ts';
import { compactDecode, compactEncode, type Encoding, type Tokens } from './compact.ts';
import { flatCache } from './flat.ts';
import { mapBytes, stringBytes } from './memory.ts';
import { createVocabulary } from './vocabulary.ts';

export function compactCache(lex: Lex, drops: 'nothing' | 'what is no part' | 'what is as large'): Cache {
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
          others.store(ofBytes(vocabulary.write(program)), interesting);
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
  latin1.decode(new Uint8Array(buffer, byteOffset, byteLength));

function fromKey(key: string): Encoding {
  return new Int32Array(latin1.encode(key).buffer as ArrayBuffer);
}

/** What is decoded are bytes, whatever the files are called that they come from. */
export const ofBytes = (bytes: Uint8Array): Query => new Query(new Map([['', bytes]]));
