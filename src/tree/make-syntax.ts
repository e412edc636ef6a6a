/** Creates the syntax of a language: from a tree-sitter grammar and its parser, or from a grammar for Pith's own parser. */
import { textOf } from '../core/encoding.ts';
import { NO_ATOMS, withAtoms } from '../grammar/atoms.ts';
import { withChains } from '../grammar/chains.ts';
import type { Ebnf } from '../grammar/ebnf.ts';
import { toGrammar } from '../grammar/from-ebnf.ts';
import { GrammarError } from '../grammar/grammar.ts';
import { normalise } from '../grammar/pnf/normalise.ts';
import { type ParserSymbols, readTreeSitter, type TreeSitterGrammar } from '../grammar/read-tree-sitter.ts';
import type { Language } from '../languages/language.ts';
import { parsingContextFree } from '../parse/context-free.ts';
import { createDeriver } from '../parse/derive.ts';
import { lexerOf, lexerOfGrammar, plainLexer } from '../parse/lexer.ts';
import { fuses, isBlank, tokenise } from '../parse/tokenise.ts';
import { loadParser } from '../parse/tree-sitter.ts';
import { mayFuse } from './print.ts';
import { createSyntax, type ParsedAside, type Syntax } from './syntax.ts';

/** A tree-sitter grammar and its parser. */
export interface GrammarFiles {
  /** `grammar.json`. */
  readonly grammar: unknown;
  readonly symbols: ParserSymbols;
  readonly wasm: Uint8Array;
}

/** A text to be parsed in a separate thread. */
export interface ParseTask {
  readonly wasm: Uint8Array;
  readonly grammar: Pick<TreeSitterGrammar, 'flattened' | 'extras'>;
  readonly text: string;
  readonly mostNodes: number;
}

export interface ParserOptions {
  /** Parses large texts elsewhere. Rejects if it is aborted. */
  readonly parseAside?: (task: ParseTask, signal: AbortSignal) => Promise<ParsedAside>;
  /** In a browser: where `web-tree-sitter.wasm` is. */
  readonly runtime?: string | undefined;
}

export async function treeSitterSyntax(
  { grammar, symbols, wasm }: GrammarFiles,
  { style = {}, identifiers, libraryNames, lexis, meaning, atoms = NO_ATOMS }: Partial<Language>,
  { parseAside, runtime }: ParserOptions = {},
): Promise<Syntax> {
  const parser = await loadParser(wasm, runtime);
  if (parser.symbolCount !== symbols.symbolCount || parser.tokenCount !== symbols.tokenCount) {
    throw new GrammarError(
      'The parser (.wasm) was not made from the same grammar as parser.c and grammar.json. Make it anew: npx tree-sitter-cli build --wasm',
    );
  }
  const read = readTreeSitter(grammar, symbols, parser.displayNames);
  parser.prepare(read);
  const whole = withAtoms(read.grammar, atoms);
  const {
    grammar: flat,
    chainsOf,
    links,
  } = withChains(
    whole.grammar,
    (rule) => !read.hidden.has(rule) && !read.expanded.has(rule),
    read.precedences,
  );
  const derive = createDeriver(read, whole, parser.fieldNames, { holes: atoms.holes, chainsOf });
  return createSyntax({
    grammar: flat,
    links,
    exact: whole.exact,
    lexer: lexis === undefined ? plainLexer : lexerOf(lexis, flat),
    style,
    meaning,
    identifiers,
    libraryNames,
    ...(parseAside !== undefined && {
      parseAside: (bytes, mostNodes, signal) =>
        parseAside({ wasm, grammar: read, text: textOf(bytes), mostNodes }, signal),
    }),
    *derive(text, mostNodes, parsed) {
      const tree = parsed ?? parser.parse(text, mostNodes);
      return 'nodes' in tree ? tree : yield* derive(tree);
    },
    accepts: (text) => parser.accepts(text),
    errorsIn: (text) => parser.errorsIn(text),
    fuse: mayFuse,
    hasOnlyComments: [...read.grammar.skipped].every((name) => COMMENT.test(name)),
  });
}

/** In some languages, more than comments may occur anywhere: the text of a heredoc, a pragma. */
const COMMENT = /comment|line_continuation/;

/** A rough estimate for trees of our own parser. */
const NODES_PER_TOKEN = 3;

export function contextFreeSyntax(
  ebnf: Ebnf,
  { identifiers, meaning, style = {} }: Pick<Partial<Language>, 'identifiers' | 'meaning' | 'style'> = {},
): Syntax {
  const grammar = normalise(toGrammar(ebnf));
  return createSyntax({
    grammar,
    lexer: lexerOfGrammar(grammar),
    collapsesLadders: true,
    style,
    meaning,
    identifiers,
    // A byte order mark is white space.
    *derive(text, mostNodes) {
      const tokens = tokenise(text.replace(/^\uFEFF/, ' '), grammar);
      const nodes = tokens.length * NODES_PER_TOKEN;
      if (nodes > mostNodes) return { nodes };
      return (yield* parsingContextFree(tokens, grammar)).draft;
    },
    // Its lexer knows exactly which tokens need white space between them.
    fuse: (left, right) => fuses(left, right, grammar),
    hasOnlyComments: isBlank(' \n', grammar),
  });
}
