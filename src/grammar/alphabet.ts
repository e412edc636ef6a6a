/**
 * The order of characters. Names become a, b, c, so lower-case letters come before digits, capitals and the rest of
 * ASCII.
 */
import { firstOf } from './characters.ts';

const PRINTABLE = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i));

/** Plain characters: visible, and on every keyboard. */
const PLAIN = [/[a-z]/, /[0-9]/, /[A-Z]/, /[^a-z0-9A-Z]/].flatMap((kind) =>
  PRINTABLE.filter((character) => kind.test(character)),
);
const RANKS = new Map(PLAIN.map((character, i) => [character, i]));

/** The rank of a character in the order: the plain ones first, then all others by code point. */
export const rankOf = (character: string): number =>
  RANKS.get(character) ?? PLAIN.length + character.codePointAt(0)!;

/**
 * The characters worth trying among those that `source` matches, a regular expression for exactly one character: the
 * plain ones, in order, or the first other one if there is no plain one.
 */
export function plainOf(source: string): readonly string[] {
  const matches = new RegExp(`^(?:${source})$`, 'u');
  const plain = PLAIN.filter((character) => matches.test(character));
  if (plain.length > 0) return plain;
  const first = firstOf(source);
  return first === undefined ? [] : [first];
}
