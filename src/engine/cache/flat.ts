/**
 * Ours: a flat table of fingerprints, without an object for an entry. It drops what is larger than the current program, in tokens and in
 * bytes: no pass proposes that, be it one that only deletes or not.
 *
 * The fingerprint is the first 64 bits of SHA-512. With n programs, the chance that any two of them share it is below n * n / 2^65: with a
 * million, 1 in 37 million. The second would be taken for as uninteresting as the first, and not be tested. What was interesting is
 * known by all its 512 bits, so nothing is accepted that was not tested.
 */
import type { Query } from '../query.ts';
import type { Cache, Lex } from './cache.ts';
import { mapBytes, stringBytes } from './memory.ts';

/** The numbers of an entry: two of the fingerprint, its tokens, its bytes. */
const ENTRY = 4;
const FEWEST_SLOTS = 64;
/** More of the slots than this are never in use, so that there is an empty one where a search can end. */
const FULLEST = 3 / 4;

interface Size {
  readonly tokens: number;
  readonly bytes: number;
}

export function flatCache(lex: Lex): Cache {
  const sizeOf = ({ bytes }: Query): Size => ({ tokens: lex(bytes).length - 1, bytes: bytes.length });
  /** The digests of what is interesting. */
  const interesting = new Map<string, Size>();
  let table = new Uint32Array(FEWEST_SLOTS * ENTRY);
  let entries = 0;
  let best: Size = { tokens: Infinity, bytes: Infinity };

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
  const isOutgrown = ({ tokens, bytes }: Size): boolean => tokens > best.tokens && bytes > best.bytes;

  /** Drops what can be dropped, and makes room if that is not enough. */
  const makeRoom = (): void => {
    const kept: number[] = [];
    for (let at = 0; at < table.length; at += ENTRY) {
      if (isKnown(at) && !isOutgrown({ tokens: table[at + 2]!, bytes: table[at + 3]! })) kept.push(at);
    }
    let slots = FEWEST_SLOTS;
    // Half as full as it may be: else it would be full again at once.
    while (kept.length > (FULLEST / 2) * slots) slots *= 2;
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
    store(query, isInteresting) {
      if (isInteresting) {
        interesting.set(query.digest, sizeOf(query));
        return;
      }
      if (entries + 1 > FULLEST * (table.length / ENTRY)) makeRoom();
      const [high, low] = fingerprint(query.digest);
      const at = slotOf(table, high, low);
      if (isKnown(at)) return;
      const { tokens, bytes } = sizeOf(query);
      table.set([high, low, tokens, bytes], at);
      entries++;
    },
    refresh(query) {
      best = sizeOf(query);
      for (const [digest, size] of interesting) if (isOutgrown(size)) interesting.delete(digest);
    },
    get bytes() {
      const digests = interesting.size * (stringBytes(DIGEST_LENGTH) + SIZE_BYTES);
      return table.byteLength + digests + mapBytes(interesting.size);
    },
  };
}

const DIGEST_LENGTH = 86;
/** An object with two numbers. */
const SIZE_BYTES = 40;

/** The first 64 bits of a digest; 0 and 0 stand for an empty slot. */
function fingerprint(digest: string): readonly [high: number, low: number] {
  const bytes = Buffer.from(digest.slice(0, 11), 'base64url');
  const [high, low] = [bytes.readUInt32LE(0), bytes.readUInt32LE(4)];
  return high === 0 && low === 0 ? [0, 1] : [high, low];
}
