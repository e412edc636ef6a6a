/** Finds out which language a file is in. */
import { basename, extname } from 'node:path';
import type { Language } from '../languages/language.ts';
import { languages } from '../languages/languages.ts';

/** How much of a file is looked at. */
const HEAD_CHARACTERS = 1 << 16;

/** The language of a file by its name, otherwise by its contents, if either tells. */
export function languageOf(file: string, text: string): Language | undefined {
  const extension = extname(basename(file));
  const byName =
    languages.find(({ extensions }) => extensions.includes(extension)) ??
    languages.find(({ extensions }) => extensions.includes(extension.toLowerCase()));
  const isKnown = byName !== undefined || extension === '.txt';
  return isKnown ? byName : languages.find(({ content }) => content?.test(text.slice(0, HEAD_CHARACTERS)));
}
