/** Finds packages with tree-sitter grammars, and reads the files that Pith needs. */
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { GrammarError } from '../grammar/grammar.ts';
import { readParserSymbols } from '../grammar/read-tree-sitter.ts';
import { checkGrammarJson, type GrammarJson } from '../grammar/tree-sitter-json.ts';
import type { GrammarFiles } from '../tree/make-syntax.ts';

/** Reads a package; `folder` is the grammar's folder in it, `wasm` the file name of its parser. */
export function readGrammarPackage(path: string, folder = '.', wasm?: string): GrammarFiles {
  const source = join(path, folder, 'src');
  if (!existsSync(join(source, 'grammar.json'))) throw new GrammarError(explainMissing(path));
  return readGrammarSource(source, wasm);
}

/** What to do about a folder without a grammar: a package may have several grammars, each in its own folder. */
function explainMissing(path: string): string {
  const found = ['.', 'grammars']
    .flatMap((above) => subfolders(join(path, above)).map(({ name }) => join(above, name)))
    .filter((folder) => existsSync(join(path, folder, 'src', 'grammar.json')));
  const advice =
    found.length > 0
      ? `Give one of its folders: ${found.map((folder) => `--grammar ${join(path, folder)}`).join(', ')}`
      : 'Give the folder of a package with a tree-sitter grammar, or a .g4, .bnf or .ebnf file.';
  return `${join(path, 'src', 'grammar.json')} does not exist. ${advice}`;
}

const subfolders = (path: string) =>
  existsSync(path) ? readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];

/** Reads the folder with `grammar.json` and `parser.c`; the parser is there or in a parent folder. */
export function readGrammarSource(source: string, wasm?: string): GrammarFiles {
  const file = join(source, 'grammar.json');
  const grammar = readGrammarJson(file);
  const symbols = readParserSymbols(head(join(source, 'parser.c')));
  return { grammar, symbols, wasm: readFileSync(findParser(source, grammar.name, wasm)) };
}

function readGrammarJson(file: string): GrammarJson {
  try {
    return checkGrammarJson(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new GrammarError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** How many folders to search for the parser, from the grammar's upwards: `grammars/NAME/src`. */
const LEVELS = 4;

function findParser(source: string, name: string, wasm = `tree-sitter-${name}.wasm`): string {
  let folder = resolve(source);
  for (let level = 0; level < LEVELS; level++, folder = dirname(folder)) {
    const only = readdirSync(folder).filter((file) => file.endsWith('.wasm'));
    const found = only.includes(wasm) ? wasm : only.length === 1 ? only[0] : undefined;
    if (found !== undefined) return join(folder, found);
  }
  const home = dirname(resolve(source));
  throw new GrammarError(
    `${home} has no parser (${wasm}). Try: npx tree-sitter-cli build --wasm -o ${join(home, wasm)} ${home}`,
  );
}

/** The symbols are at the head of `parser.c`, which may be tens of megabytes long. */
const HEAD_BYTES = 1 << 20;

function head(file: string): string {
  if (!existsSync(file)) {
    throw new GrammarError(
      `${file} does not exist. Generate it from the grammar: npx tree-sitter-cli generate`,
    );
  }
  const fd = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(HEAD_BYTES);
    return buffer.toString('latin1', 0, readSync(fd, buffer, 0, HEAD_BYTES, 0));
  } finally {
    closeSync(fd);
  }
}

/** Where a package is installed: as seen from a folder, the working directory or Pith, or globally. */
export function findPackage(name: string, from: string): string | undefined {
  const installedWithNode = join(dirname(dirname(process.execPath)), 'lib', 'node_modules');
  const above = [from, process.cwd(), import.meta.dirname].flatMap(nodeModulesAbove);
  return [...above, installedWithNode]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(join(path, 'package.json')));
}

function nodeModulesAbove(from: string): string[] {
  const folders: string[] = [];
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (basename(folder) !== 'node_modules') folders.push(join(folder, 'node_modules'));
    if (folder === dirname(folder)) return folders;
  }
}
