/**
 * Our own scheme: a flat hash table of fingerprints, without an object per entry. It evicts entries more than twice as
 * long as the current program, which no pass proposes. (Evicting everything longer than the current program would be
 * too much: a pass may replace a name by a longer one.)
 *
 * The fingerprint is the first 64 bits of SHA-512. With n programs, the chance that any two of them share it is below
 * n * n / 2^65: with a million, 1 in 37 million. The second would wrongly count as not interesting, and would not be
 * tested. Interesting programs are identified by all 512 bits, so nothing is accepted untested.
 */
import type { Cache } from './cache.ts';
import { mapBytes, stringBytes } from './memory.ts';

/** Numbers per entry: two for the fingerprint, and the length of the program. */
const ENTRY = 3;
const FEWEST_SLOTS = 64;
/** The maximum load: there is always an empty slot at which a search can end. */
const MAX_LOAD = 7 / 8;
/** The load of a new table: with more it would soon be full again, with less it would waste memory. */
const INITIAL_LOAD = 3 / 5;

/** The constant is for short programs, in which a change may add more than the length of the program. */
const longestFor = (length: number): number => 2 * length + 1_000;

export function flatCache(): Cache {
  /** The digests of interesting programs, with their lengths. */
  const interesting = new Map<string, number>();
  let table = new Uint32Array(FEWEST_SLOTS * ENTRY);
  let entries = 0;
  let longest = Infinity;

  /** The slot of an entry, or the empty slot where it belongs. */
  const slotOf = (table: Uint32Array, high: number, low: number): number => {
    const slots = table.length / ENTRY;
    for (let slot = low % slots; ; slot = (slot + 1) % slots) {
      const at = slot * ENTRY;
      const isEmpty = table[at] === 0 && table[at + 1] === 0;
      if (isEmpty || (table[at] === high && table[at + 1] === low)) return at;
    }
  };
  const isKnown = (at: number): boolean => table[at] !== 0 || table[at + 1] !== 0;

  /** Evicts what can be evicted, and resizes the table to fit the rest. */
  const rebuild = (): void => {
    const kept: number[] = [];
    for (let at = 0; at < table.length; at += ENTRY) {
      if (isKnown(at) && table[at + 2]! <= longest) kept.push(at);
    }
    const slots = Math.max(FEWEST_SLOTS, Math.ceil(kept.length / INITIAL_LOAD));
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
      if (entries + 1 > MAX_LOAD * (table.length / ENTRY)) rebuild();
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
    get entries() {
      return entries + interesting.size;
    },
    get bytes() {
      return table.byteLength + interesting.size * stringBytes(DIGEST_LENGTH) + mapBytes(interesting.size);
    },
  };
}

const DIGEST_LENGTH = 86;

/** The first 64 bits of a digest; 0 and 0 stand for an empty slot. */
function fingerprint(digest: string): readonly [high: number, low: number] {
  // Six bits per character: the first 64 bits are in the first eleven.
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
