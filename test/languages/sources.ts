/**
 * The files that tests read. `cases/LANGUAGE` has a few lines for each part of a language, some with errors.
 * `sources/LANGUAGE` has programs written for these tests: they have no errors, and together use most of the grammar.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { languages } from '../../src/languages/languages.ts';

export const bundledLanguages = languages.filter(({ bundled }) => bundled).map(({ name }) => name);

const filesIn = (...folder: readonly string[]): string[] =>
  readdirSync(join(import.meta.dirname, ...folder))
    .toSorted()
    .map((file) => join(import.meta.dirname, ...folder, file));

/** The golden cases of a language. */
export const casesOf = (language: string): string[] =>
  filesIn('cases', language).filter((file) => !file.endsWith('.tree'));

/** The programs in a language. */
export const sourcesOf = (language: string): string[] => filesIn('sources', language);

/** The name of a file in lists: its path relative to this folder, the same on every system. */
export const nameOf = (file: string): string => relative(import.meta.dirname, file).replaceAll('\\', '/');

export const readSource = (file: string): Uint8Array => readFileSync(file);

export const textOf = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
