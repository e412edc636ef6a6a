/** Loads a language: finds its grammar and builds its syntax. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readBnf } from '../grammar/read-bnf.ts';
import type { ParserSymbols } from '../grammar/read-tree-sitter.ts';
import type { Language } from '../languages/language.ts';
import { contextFreeSyntax, type GrammarFiles, treeSitterSyntax } from '../tree/make-syntax.ts';
import type { Syntax } from '../tree/syntax.ts';
import { findPackage, readGrammarPackage } from './package.ts';
import { parseAside } from './parse-aside.ts';

/** The package of a language is not installed. */
export class NotInstalled extends Error {}

/** `from` is the folder where the search for packages starts. */
export async function loadLanguage(language: Language, from: string): Promise<Syntax> {
  const { parser, bundled, name } = language;
  if ('ebnf' in parser) return contextFreeSyntax(readBnf(parser.ebnf), language);
  if (bundled) return treeSitterSyntax(readBundled(name), language, { parseAside });
  const path = findPackage(parser.package, from);
  if (path === undefined) {
    throw new NotInstalled(
      `The grammar of ${language.description} is not installed. Try: ${installCommand(language)}`,
    );
  }
  return treeSitterSyntax(readGrammarPackage(path, parser.folder, parser.wasm), language, { parseAside });
}

/** The command that installs the grammar of a language that is not bundled. */
export const installCommand = ({ parser }: Language): string =>
  'package' in parser ? `npm install --ignore-scripts ${parser.package}@${parser.version}` : '';

/** The files that `scripts/bundle-grammars.js` generated from the grammar packages at build time. */
function readBundled(name: string): GrammarFiles {
  const file = (extension: string) =>
    createRequire(import.meta.url).resolve(`#grammars/${name}.${extension}`);
  const { grammar, symbols } = JSON.parse(readFileSync(file('json'), 'utf8')) as {
    readonly grammar: unknown;
    readonly symbols: ParserSymbols;
  };
  return { grammar, symbols, wasm: readFileSync(file('wasm')) };
}
