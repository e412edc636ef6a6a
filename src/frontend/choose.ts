/** Finds out which language a file is in. */
import { basename, extname } from 'node:path';
import type { Language } from '../languages/language.ts';
import { languages } from '../languages/languages.ts';

/** The language of a file by its name, otherwise by how it begins, if either tells. */
export function languageOf(file: string, head: string): Language | undefined {
  const extension = extname(basename(file));
  const byName =
    languages.find(({ extensions }) => extensions.includes(extension)) ??
    languages.find(({ extensions }) => extensions.includes(extension.toLowerCase()));
  const isKnown = byName !== undefined || extension === '.txt';
  return isKnown ? byName : languages.find(({ content }) => content?.test(head));
}
