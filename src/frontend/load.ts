/** Loads languages: finds their grammar, makes their syntax. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NO_ATOMS, withAtoms } from '../grammar/atoms.ts';
import { toGrammar } from '../grammar/from-ebnf.ts';
import type { Ebnf } from '../grammar/ebnf.ts';
import { GrammarError } from '../grammar/grammar.ts';
import { normalise } from '../grammar/pnf/normalise.ts';
import { readBnf } from '../grammar/read-bnf.ts';
import { type ParserSymbols, readTreeSitter } from '../grammar/read-tree-sitter.ts';
import type { Language } from '../languages/language.ts';
import { createDeriver } from '../parse/derive.ts';
import { parsingContextFree } from '../parse/context-free.ts';
import { lexerOf, lexerOfGrammar, plainLexer } from '../parse/lexer.ts';
import { mayFuse } from '../tree/print.ts';
import { textOf } from '../core/encoding.ts';
import { parseAside } from './parse-aside.ts';
import { tokenise } from '../parse/tokenise.ts';
import { createSyntax, type Syntax } from '../tree/syntax.ts';
import { findPackage, type GrammarFiles, readGrammarPackage } from './package.ts';
import { loadParser } from '../parse/tree-sitter.ts';

/** The package of a language is not installed. */
export class NotInstalled extends Error {}

/** Packages are looked for from `from` on. */
export async function loadLanguage(language: Language, from: string): Promise<Syntax> {
  const { parser, bundled, name } = language;
  if ('ebnf' in parser) return contextFreeSyntax(readBnf(parser.ebnf), language);
  if (bundled) return treeSitterSyntax(readBundled(name), language);
  const path = findPackage(parser.package, from);
  if (path === undefined) {
    throw new NotInstalled(
      `The grammar of ${language.description} is not installed. Try: ${installCommand(language)}`,
    );
  }
  return treeSitterSyntax(readGrammarPackage(path, parser.folder, parser.wasm), language);
}

/** The command that installs the grammar of a language that does not come with Pith. */
export const installCommand = ({ parser }: Language): string =>
  'package' in parser ? `npm install --ignore-scripts ${parser.package}@${parser.version}` : '';

/** What `scripts/bundle-grammars.js` has made of the grammar packages when Pith was built. */
function readBundled(name: string): GrammarFiles {
  const file = (extension: string) =>
    createRequire(import.meta.url).resolve(`#grammars/${name}.${extension}`);
  const { grammar, symbols } = JSON.parse(readFileSync(file('json'), 'utf8')) as {
    readonly grammar: unknown;
    readonly symbols: ParserSymbols;
  };
  return { grammar, symbols, wasm: readFileSync(file('wasm')) };
}

export async function treeSitterSyntax(
  { grammar, symbols, wasm }: GrammarFiles,
  { style = {}, identifiers, lexis, atoms = NO_ATOMS }: Partial<Language>,
): Promise<Syntax> {
  const parser = await loadParser(wasm);
  if (parser.symbolCount !== symbols.symbolCount || parser.tokenCount !== symbols.tokenCount) {
    throw new GrammarError(
      'The parser (.wasm) was not made from the same grammar as parser.c and grammar.json. Make it anew: npx tree-sitter-cli build --wasm',
    );
  }
  const read = readTreeSitter(grammar, symbols, parser.displayNames);
  parser.prepare(read);
  const whole = withAtoms(read.grammar, atoms);
  const derive = createDeriver(read, whole, atoms.holes);
  return createSyntax({
    grammar: whole.grammar,
    exact: whole.exact,
    lexer: lexis === undefined ? plainLexer : lexerOf(lexis, whole.grammar),
    style,
    identifiers,
    parseAside: (bytes, mostNodes, signal) =>
      parseAside({ wasm, grammar: read, text: textOf(bytes), mostNodes }, signal),
    *derive(text, mostNodes, parsed) {
      const tree = parsed ?? parser.parse(text, mostNodes);
      return 'nodes' in tree ? tree : yield* derive(tree);
    },
    accepts: (text) => parser.accepts(text),
    fuse: mayFuse,
    hasOnlyComments: [...read.grammar.skipped].every((name) => COMMENT.test(name)),
  });
}

/** In some languages there is more that may stand anywhere than comments: the text of a heredoc, a pragma. */
const COMMENT = /comment|line_continuation/;

/** In trees of our own parser. */
const NODES_PER_TOKEN = 3;

export function contextFreeSyntax(
  ebnf: Ebnf,
  { identifiers, style = {} }: Pick<Partial<Language>, 'identifiers' | 'style'> = {},
): Syntax {
  const grammar = normalise(toGrammar(ebnf));
  const mayBeSpaced = tokenise(' \n', grammar).length === 0;
  return createSyntax({
    grammar,
    lexer: lexerOfGrammar(grammar),
    style,
    identifiers,
    // A byte order mark is white space.
    *derive(text, mostNodes) {
      const tokens = tokenise(text.replace(/^\uFEFF/, ' '), grammar);
      const nodes = tokens.length * NODES_PER_TOKEN;
      if (nodes > mostNodes) return { nodes };
      return (yield* parsingContextFree(tokens, grammar)).draft;
    },
    // Its lexer knows exactly which tokens need white space between them.
    fuse(left, right) {
      const { length, ends } = tokenise(left + right, grammar);
      return mayBeSpaced && (length !== 2 || ends[0] !== left.length);
    },
    hasOnlyComments: mayBeSpaced,
  });
}
