import type { Lexer } from '../src/core/lexer.ts';
import { loadLanguage } from '../src/frontend/load.ts';
import { languages } from '../src/languages/languages.ts';

/** The lexer that measures all programs of a language, whichever tool produced them. */
export async function lexerFor(language: string): Promise<Lexer> {
  const known = languages.find(({ name }) => name === language);
  if (known === undefined) throw new Error(`There is no language '${language}'.`);
  return (await loadLanguage(known, process.cwd())).lexer;
}
