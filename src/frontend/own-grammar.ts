/** User-supplied grammars: a file in ANTLR or BNF notation, or a tree-sitter grammar. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Ebnf } from '../grammar/ebnf.ts';
import { GrammarError } from '../grammar/grammar.ts';
import { readAntlr } from '../grammar/read-antlr.ts';
import { readBnf } from '../grammar/read-bnf.ts';
import type { Syntax } from '../tree/syntax.ts';
import { contextFreeSyntax, type GrammarFiles, treeSitterSyntax } from '../tree/make-syntax.ts';
import { findPackage, readGrammarPackage, readGrammarSource } from './package.ts';
import { parseAside } from './parse-aside.ts';

export interface OwnGrammar {
  readonly syntax: Syntax;
  /** What the grammar says that Pith cannot use. */
  readonly notice?: string;
}

/**
 * `name` is a file, a folder, or an npm package, searched for from the folder `from`. `start` is the rule for a whole
 * file.
 */
export async function loadOwnGrammar(
  name: string,
  start: string | undefined,
  from: string,
): Promise<OwnGrammar> {
  const extension = extname(name).toLowerCase();
  if (extension === '.g4' || extension === '.bnf' || extension === '.ebnf') {
    const ebnf = readGrammarFile(name, start);
    const syntax = contextFreeSyntax(ebnf);
    if (ebnf.loss === undefined) return { syntax };
    const notice = `${name} is read without what only ANTLR can use. ${ebnf.loss} So Pith may accept or read programs in other ways.`;
    return { syntax, notice };
  }
  if (start !== undefined) {
    throw new GrammarError(
      '--start needs a grammar in a .g4, .bnf or .ebnf file; a tree-sitter parser has a fixed start rule.',
    );
  }
  return { syntax: await treeSitterSyntax(readTreeSitterFiles(name, from), {}, { parseAside }) };
}

function readTreeSitterFiles(name: string, from: string): GrammarFiles {
  if (!existsSync(name)) {
    const path = findPackage(name, from);
    if (path !== undefined) return readGrammarPackage(path);
    throw new GrammarError(
      `There is no file, folder or installed package ${name}. Give a .g4, .bnf or .ebnf file, or a package with a tree-sitter grammar.`,
    );
  }
  if (basename(name) === 'grammar.json') return readGrammarSource(dirname(name));
  if (!statSync(name).isDirectory()) {
    throw new GrammarError(
      `${name} is not a grammar that Pith can read; it reads .g4, .bnf, .ebnf and grammar.json.`,
    );
  }
  return existsSync(join(name, 'grammar.json')) ? readGrammarSource(name) : readGrammarPackage(name);
}

function readGrammarFile(file: string, start: string | undefined): Ebnf {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
    throw new GrammarError(`There is no file ${file}. Give the path of a grammar.`);
  }
  const text = readFileSync(file, 'utf8');
  try {
    if (extname(file).toLowerCase() !== '.g4') return readBnf(text, start);
    const sibling = (name: string) => {
      const path = join(dirname(file), `${name}.g4`);
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    };
    return readAntlr(text, start, { import: sibling });
  } catch (error) {
    if (error instanceof GrammarError) throw new GrammarError(`${file}: ${error.message}`);
    // The reader recurses into groups.
    if (error instanceof RangeError) throw new GrammarError(`${file}: groups are nested too deeply.`);
    throw error;
  }
}
