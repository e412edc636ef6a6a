/**
 * Ours: a flat table of fingerprints, without an object for an entry. It drops what is more than twice as long as the current program: no pass
 * proposes that, be it one that only deletes or not. (Half of it would not do: a name may give way to a longer one.)
 *
 * The fingerprint is the first 64 bits of SHA-512. With n programs, the chance that any two of them share it is below n * n / 2^65: with a
 * million, 1 in 37 million. The second would be taken for as uninteresting as the first, and not be tested. What was interesting is
 * known by all its 512 bits, so nothing is accepted that was not tested.
 */
import type { Cache } from './cache.ts';
import { mapBytes, stringBytes } from './memory.ts';

/** The numbers of an entry: two of the fingerprint, and the length of the program. */
const ENTRY = 3;
const FEWEST_SLOTS = 64;
/** More of the slots than this are never in use, so that there is an empty one where a search can end. */
const FULLEST = 7 / 8;
/** What is in use of a new table: if it were more, it would soon be full again; if it were less, it would be a waste. */
const FULL_AT_FIRST = 3 / 5;

/** In a short program, what a change adds may be more than the program. */
const longestFor = (length: number): number => 2 * length + 1_000;

export function flatCache(): Cache {
  /** The digests of what is interesting, and how long that is. */
  const interesting = new Map<string, number>();
  let table = new Uint32Array(FEWEST_SLOTS * ENTRY);
  let entries = 0;
  let longest = Infinity;

  /** Where an entry is, or where it would be. */
  const slotOf = (table: Uint32Array, high: number, low: number): number => {
    const slots = table.length / ENTRY;
    for (let slot = low % slots; ; slot = (slot + 1) % slots) {
      const at = slot * ENTRY;
      const isEmpty = table[at] === 0 && table[at + 1] === 0;
      if (isEmpty || (table[at] === high && table[at + 1] === low)) return at;
    }
  };
  const isKnown = (at: number): boolean => table[at] !== 0 || table[at + 1] !== 0;

  /** Drops what can be dropped, and takes as much room as the rest needs. */
  const tidyUp = (): void => {
    const kept: number[] = [];
    for (let at = 0; at < table.length; at += ENTRY) {
      if (isKnown(at) && table[at + 2]! <= longest) kept.push(at);
    }
    const slots = Math.max(FEWEST_SLOTS, Math.ceil(kept.length / FULL_AT_FIRST));
    const next = new Uint32Array(slots * ENTRY);
    for (const at of kept) next.set(table.subarray(at, at + ENTRY), slotOf(next, table[at]!, table[at + 1]!));
    table = next;
    entries = kept.length;
  };

  return {
    lookup({ digest }) {
      if (interesting.has(digest)) return true;
      return isKnown(slotOf(table, ...fingerprint(digest))) ? false : undefined;
    },
    store({ digest, bytes }, isInteresting) {
      if (isInteresting) {
        interesting.set(digest, bytes.length);
        return;
      }
      if (entries + 1 > FULLEST * (table.length / ENTRY)) tidyUp();
      const [high, low] = fingerprint(digest);
      const at = slotOf(table, high, low);
      if (isKnown(at)) return;
      table.set([high, low, bytes.length], at);
      entries++;
    },
    refresh({ bytes }) {
      longest = longestFor(bytes.length);
      for (const [digest, length] of interesting) if (length > longest) interesting.delete(digest);
    },
    get bytes() {
      return table.byteLength + interesting.size * stringBytes(DIGEST_LENGTH) + mapBytes(interesting.size);
    },
  };
}

const DIGEST_LENGTH = 86;

/** The first 64 bits of a digest; 0 and 0 stand for an empty slot. */
function fingerprint(digest: string): readonly [high: number, low: number] {
  // Six bits a character: the first 64 bits are in the first eleven.
  let [high, low] = [0, 0];
  for (let i = 0; i < 5; i++) high = (high << 6) | valueAt(digest, i);
  high = (high << 2) | (valueAt(digest, 5) >> 4);
  for (let i = 5; i < 11; i++) low = (low << 6) | valueAt(digest, i);
  return high === 0 && low === 0 ? [0, 1] : [high >>> 0, low >>> 0];
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Uint8Array(128);
for (let i = 0; i < ALPHABET.length; i++) VALUES[ALPHABET.charCodeAt(i)] = i;
const valueAt = (digest: string, at: number): number => VALUES[digest.charCodeAt(at)]!;
