/** Escapes untrusted text, like file names, so that no terminal or shell interprets any of it. */

/** Control characters, and those that change the direction of text. */
const UNSAFE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Escapes all unsafe characters. */
export const printable = (text: string): string => text.replaceAll(UNSAFE, escaped);

/** The same for text of several lines: keeps line feeds and tabs. */
export const printableLines = (text: string): string =>
  text.replaceAll(UNSAFE, (character) => (/[\n\t]/.test(character) ? character : escaped(character)));

function escaped(character: string): string {
  if (character === '\n') return String.raw`\n`;
  const code = character.charCodeAt(0).toString(16);
  return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code.padStart(2, '0')}`;
}

/** Quotes a word for any POSIX shell. */
export const quoteForSh = (word: string): string =>
  /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** Quotes a word for an interactive shell, in a form that is safe to show in a terminal. */
export function quote(word: string): string {
  if (printable(word) === word) return quoteForSh(word);
  // `$'...'` is not POSIX, but interactive shells support it.
  const escaped = word
    .replaceAll(/[\\']/g, String.raw`\$&`)
    .replaceAll(/./gsu, (character) => (printable(character) === character ? character : bytesOf(character)));
  return `$'${escaped}'`;
}

const bytesOf = (character: string): string =>
  Array.from(encoder.encode(character), (byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');

const encoder = new TextEncoder();
