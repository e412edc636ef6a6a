/** Determines the language of a file: the user's choice, or else by its name or contents. */
import { basename, dirname, extname, resolve } from 'node:path';
import { choose } from '../core/errors.ts';
import type { Language } from '../languages/language.ts';
import { languages } from '../languages/languages.ts';
import type { Syntax } from '../tree/syntax.ts';
import { installCommand, loadLanguage, NotInstalled } from './load.ts';
import { loadOwnGrammar } from './own-grammar.ts';
import { findPackage } from './package.ts';

/** The language of a file by its name, or else by its first bytes; `undefined` if neither tells. */
export function languageOf(file: string, head: string): Language | undefined {
  const extension = extname(basename(file));
  const byName =
    languages.find(({ extensions }) => extensions.includes(extension)) ??
    languages.find(({ extensions }) => extensions.includes(extension.toLowerCase()));
  const isNameDecisive = byName !== undefined || extension === '.txt';
  return isNameDecisive ? byName : languages.find(({ content }) => content?.test(head));
}

/** How much of a file is read to detect its language. */
const HEAD_BYTES = 1 << 16;

/** The name of the language without a grammar. */
const TEXT = 'text';

export interface LanguageOptions {
  /** The name of the language; default: determined by the file's name and contents. `text` turns grammars off. */
  readonly lang?: string | undefined;
  /** A custom grammar: a file, a folder or a package; and its start rule. */
  readonly grammar?: string | undefined;
  readonly start?: string | undefined;
}

export interface ChosenLanguage {
  readonly name: string;
  readonly syntax?: Syntax;
  /** Something that the user should know about the choice. */
  readonly notice?: string;
}

const byName: Readonly<Record<string, Language | undefined>> = {
  [TEXT]: undefined,
  ...Object.fromEntries(languages.map((language) => [language.name, language])),
};

/** Checks the options before any file is read. */
export function checkLanguage({ lang }: LanguageOptions): void {
  if (lang !== undefined && lang !== TEXT) choose('language', byName, lang, 'langs');
}

/** The extension for a file without a name; empty if its language is unknown. */
export function extensionOf(lang: string | undefined, bytes: Uint8Array): string {
  const language = lang === undefined ? languageOf('', head(bytes)) : byName[lang];
  return language?.extensions[0] ?? '';
}

const head = (bytes: Uint8Array): string => new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES));

export async function chooseLanguage(
  { lang, grammar, start }: LanguageOptions,
  file: string,
  bytes: Uint8Array,
): Promise<ChosenLanguage> {
  const from = dirname(resolve(file));
  if (grammar !== undefined) {
    return { name: lang ?? grammar, ...(await loadOwnGrammar(grammar, start, from)) };
  }
  const language = lang === undefined ? languageOf(file, head(bytes)) : byName[lang];
  if (language === undefined) return { name: TEXT };
  try {
    return { name: language.name, syntax: await loadLanguage(language, from) };
  } catch (error) {
    // The user did not ask for this language; without its grammar the file is reduced as a list.
    if (lang !== undefined || !(error instanceof NotInstalled)) throw error;
    return { name: TEXT, notice: error.message };
  }
}

/** All languages, with how to get those that are not installed. */
export function listLanguages(): Record<string, { readonly description: string }> {
  const text = { description: 'any text: lines, tokens and characters, without a grammar' };
  const described = languages.map(
    (language) => [language.name, { description: describe(language) }] as const,
  );
  return { [TEXT]: text, ...Object.fromEntries(described) };
}

function describe(language: Language): string {
  const { description, extensions, parser, bundled } = language;
  const what = `${description} (${extensions.join(' ')})`;
  const isInstalled =
    bundled || !('package' in parser) || findPackage(parser.package, process.cwd()) !== undefined;
  return isInstalled ? what : `${what}; not installed, try: ${installCommand(language)}`;
}
