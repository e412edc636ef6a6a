/** Finds packages with grammars of tree-sitter, and reads what Pith needs of them. */
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { GrammarError } from '../grammar/grammar.ts';
import { type ParserSymbols, readParserSymbols } from '../grammar/read-tree-sitter.ts';

/** A grammar and its parser. */
export interface GrammarFiles {
  /** `grammar.json`. */
  readonly grammar: unknown;
  readonly symbols: ParserSymbols;
  readonly wasm: Uint8Array;
}

/** The symbols stand at the head of `parser.c`, which may be tens of megabytes long. */
const HEAD_BYTES = 1 << 20;

/** Reads a package; `folder` is where in it the grammar is, `wasm` what its parser is called. */
export function readGrammarPackage(path: string, folder = '.', wasm?: string): GrammarFiles {
  const source = join(path, folder, 'src');
  const grammar: unknown = JSON.parse(read(join(source, 'grammar.json')).toString());
  const name = (grammar as { readonly name: string }).name;
  const parser = [wasm, `tree-sitter-${name}.wasm`, ...wasmFiles(path)].find(
    (file) => file !== undefined && existsSync(join(path, file)),
  );
  if (parser === undefined) {
    throw new GrammarError(
      `${path} holds no parser (tree-sitter-${name}.wasm). Try: npx tree-sitter-cli build --wasm ${path}`,
    );
  }
  const symbols = readParserSymbols(head(join(source, 'parser.c')));
  return { grammar, symbols, wasm: read(join(path, parser)) };
}

const wasmFiles = (path: string): string[] => {
  const files = readdirSync(path).filter((file) => file.endsWith('.wasm'));
  return files.length === 1 ? files : [];
};

function read(file: string): Buffer {
  if (!existsSync(file)) throw new GrammarError(`${file} does not exist: this is no grammar of tree-sitter.`);
  return readFileSync(file);
}

function head(file: string): string {
  if (!existsSync(file)) throw new GrammarError(`${file} does not exist: this is no grammar of tree-sitter.`);
  const fd = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(HEAD_BYTES);
    return buffer.toString('latin1', 0, readSync(fd, buffer, 0, HEAD_BYTES, 0));
  } finally {
    closeSync(fd);
  }
}

/** Where a package is installed: seen from a folder, from Pith, or for all users. */
export function findPackage(name: string, from: string): string | undefined {
  const installedWithNode = join(dirname(dirname(process.execPath)), 'lib', 'node_modules');
  const candidates = [...nodeModulesAbove(from), ...nodeModulesAbove(import.meta.dirname), installedWithNode];
  return candidates
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
