/** Text that comes from outside, like the name of a file, as a terminal or a shell may be sent it: nothing in it is obeyed. */

/** Control characters, and those that change the direction in which text runs. */
const OBEYED = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** With escapes in the place of all such characters. */
export const printable = (text: string): string => text.replaceAll(OBEYED, escaped);

/** The same for text of several lines. */
export const printableLines = (text: string): string =>
  text.replaceAll(OBEYED, (character) => (/[\n\t]/.test(character) ? character : escaped(character)));

function escaped(character: string): string {
  if (character === '\n') return String.raw`\n`;
  const code = character.charCodeAt(0).toString(16);
  return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code.padStart(2, '0')}`;
}

/** A word as every shell reads it. */
export const quoteForSh = (word: string): string =>
  /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** A word as people type it into a shell, and as a terminal shows it. */
export function quote(word: string): string {
  if (printable(word) === word) return quoteForSh(word);
  // What not every shell reads, but those that people type into.
  const escaped = word
    .replaceAll(/[\\']/g, String.raw`\$&`)
    .replaceAll(/./gsu, (character) => (printable(character) === character ? character : bytesOf(character)));
  return `$'${escaped}'`;
}

const bytesOf = (character: string): string =>
  Array.from(encoder.encode(character), (byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');

const encoder = new TextEncoder();
