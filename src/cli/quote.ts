import { printable } from '../report/printable.ts';

/** A word as a shell reads it, and as a terminal shows it. */
export function quote(word: string): string {
  if (/^[\w./:=@%+,-]+$/.test(word)) return word;
  if (printable(word) === word) return `'${word.replaceAll("'", String.raw`'\''`)}'`;
  // What not every shell reads, but those that people type into.
  const escaped = word
    .replaceAll(/[\\']/g, String.raw`\$&`)
    .replaceAll(/./gsu, (character) => (printable(character) === character ? character : bytesOf(character)));
  return `$'${escaped}'`;
}

const bytesOf = (character: string): string =>
  Array.from(Buffer.from(character), (byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
