import type { Lexer } from '../src/core/lexer.ts';
import { loadLanguage } from '../src/frontend/load.ts';
import { languages } from '../src/languages/languages.ts';

/** The lexer that programs of a language are measured with, whoever has made them. */
export async function lexerFor(language: string): Promise<Lexer> {
  const known = languages.find(({ name }) => name === language);
  if (known === undefined) throw new Error(`There is no language '${language}'.`);
  return (await loadLanguage(known, process.cwd())).lexer;
}
