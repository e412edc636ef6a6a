/**
 * Characters as JavaScript's regular expressions with the flag `u` write them. A set of characters is represented by
 * the body of a character class: it is short, readable and what a tokeniser needs.
 */

/** The source of a regular expression that matches exactly this text. */
export const escapeText = (text: string): string =>
  Array.from(text, (character) => escape(character, /[\^$\\.*+?()[\]{}|]/)).join('');

/** A character, given by its code point, as written inside a character class. */
export const escapeInClass = (code: number): string => escape(String.fromCodePoint(code), /[\^\\[\]-]/);

function escape(character: string, special: RegExp): string {
  if (special.test(character)) return `\\${character}`;
  const name = NAMES.get(character);
  if (name !== undefined) return name;
  // Write invisible and combining characters by code point.
  if (/^[\p{L}\p{N}\p{P}\p{S} ]$/u.test(character)) return character;
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ['\f', '\\f'],
  ['\v', '\\v'],
]);

/**
 * The set of all characters that `source` matches, a regular expression for exactly one character. Lookaheads express
 * intersection and difference: `(?=[a-z])(?![x])[^]`. It scans all of Unicode, which takes some milliseconds.
 */
export function classOf(source: string, flags: '' | 'i' = ''): string {
  let set = '';
  for (const [run] of unicode().matchAll(new RegExp(`(?:${source})+`, `gu${flags}`))) {
    const from = run.codePointAt(0)!;
    const to = lastOf(run);
    set += escapeInClass(from);
    if (to > from + 1) set += '-';
    if (to > from) set += escapeInClass(to);
  }
  return set;
}

function lastOf(text: string): number {
  const pair = text.codePointAt(text.length - 2) ?? 0;
  return pair > 0xffff ? pair : text.charCodeAt(text.length - 1);
}

/** The character with the lowest code point that `source` matches. */
export const firstOf = (source: string): string | undefined => new RegExp(source, 'u').exec(unicode())?.[0];

let everything: string | undefined;

/** All characters in code point order, so that a run of adjacent ones is a range. Surrogates are left out. */
function unicode(): string {
  if (everything !== undefined) return everything;
  const units = new Uint16Array(0xd800 + 0x2000 + 2 * 0x100000);
  let at = 0;
  for (let code = 0; code < 0xd800; code++) units[at++] = code;
  for (let code = 0xe000; code < 0x10000; code++) units[at++] = code;
  for (let high = 0xd800; high < 0xdc00; high++) {
    for (let low = 0xdc00; low < 0xe000; low++) {
      units[at++] = high;
      units[at++] = low;
    }
  }
  return (everything = new TextDecoder('utf-16le').decode(units));
}
