/** Everything that trees of a language need to know about it, and how to build them. */
import type { Lexer } from '../core/lexer.ts';
import { finish, type Work } from '../core/work.ts';
import { type Form, type Forms, formsIn, remembering } from '../grammar/forms.ts';
import { type Grammar, symbolsOf } from '../grammar/grammar.ts';
import { literalName } from '../grammar/literal.ts';
import { fixedTexts, type Regex, regexSource } from '../grammar/regex.ts';
import { nullable } from '../grammar/settle.ts';
import { type Shortest, shortestSentences } from '../grammar/shortest.ts';
import { subsumption, type Subsumption } from '../grammar/subsume.ts';
import { type BuildOptions, buildTree } from './build.ts';
import type { RawTree } from '../parse/derive.ts';
import type { Draft, TooLarge } from '../parse/draft.ts';
import { isError, type Leaf, type Node, type Tree } from './node.ts';
import { createPrinter, type Printer, type TokenFacts } from './print.ts';
import type { Language, Style } from '../languages/language.ts';
import type { Meaning } from '../languages/meaning.ts';

export interface Syntax extends Subsumption, Forms, Printer, TokenFacts {
  readonly grammar: Grammar;
  readonly shortest: Shortest;
  /** The rule of a node. A link of a chain has the rule that makes it a link. */
  readonly ruleOf: (node: Node) => string;
  /** Symbols that are never moved. */
  readonly fixed: ReadonlySet<string>;
  /** Whether only white space and comments occur between tokens, so that white space alone would do. */
  readonly hasOnlyComments: boolean;
  readonly blankComments: RegExp | undefined;
  readonly keywords: Keywords;
  /** What the rules mean for names, if that is known. */
  readonly meaning: Meaning | undefined;
  /**
   * Whether an operator is printed without white space around it, and whether a bracket always has white space before
   * it.
   */
  readonly isTight: (text: string) => boolean;
  readonly isSpaced: (text: string) => boolean;
  readonly lexer: Lexer;
  /** The forms of a symbol, then those of the symbols that can stand for it when everything beside them is empty. */
  readonly ladderForms: (symbol: string) => readonly Form[];
  /** The number of tokens that the language's lexer reads in the text of a leaf: mostly one. */
  tokensIn(text: string): number;
  /** Whether a token is a name, which another name could replace. */
  isIdentifier(leaf: Leaf): boolean;
  parse(text: string): Parsed;
  /** The same in turns; returns `TooLarge` if the tree has more than about `mostNodes` nodes. */
  parsing(text: string, mostNodes: number, parsed?: ParsedAside): Work<Parsed | TooLarge>;
  /** Runs the parser in another thread, for parsers that cannot work in turns. */
  readonly parseAside?: ParseAside | undefined;
  /** Whether a text parses without errors, in turns. */
  accepting(text: string): Work<boolean>;
  /** The number of errors in the parse of a text, in turns. */
  countingErrors(text: string): Work<number>;
}

/** The words that a grammar spells out, each with the named terminals that can be this word, like `this` or a type. */
export type Keywords = ReadonlyMap<string, ReadonlySet<string>>;

export interface Parsed {
  readonly root: Tree;
  /** The white space and the comments after the last token. */
  readonly tail: string;
  /**
   * The number of error regions and missing tokens, and the number of tokens directly in error regions: such a region
   * may contain whole declarations that parse.
   */
  readonly errors: number;
  readonly errorTokens: number;
}

/** The result of `parseAside`, to be passed to `parsing`. */
export type ParsedAside = RawTree | TooLarge;

type ParseAside = (bytes: Uint8Array, mostNodes: number, signal: AbortSignal) => Promise<ParsedAside>;

export interface SyntaxOptions {
  readonly grammar: Grammar;
  /** The nonterminals of links of chains, each with its rule. */
  readonly links?: ReadonlyMap<string, string> | undefined;
  /** Whether a node whose other children are all empty collapses into its one child, whatever its rule means. */
  readonly collapsesLadders?: boolean;
  readonly style: Style;
  readonly meaning?: Meaning | undefined;
  readonly lexer: Lexer;
  /** The terminals that are names; by default those that can be any word. */
  readonly identifiers?: readonly string[] | undefined;
  readonly libraryNames?: Language['libraryNames'];
  /** Parses; returns `TooLarge` if there are more than `mostNodes` nodes. */
  readonly derive: (text: string, mostNodes: number, parsed?: ParsedAside) => Work<Draft | TooLarge>;
  readonly parseAside?: ParseAside;
  /** Whether a text parses without errors, for parsers that have a faster way to tell. */
  readonly accepts?: ((text: string) => boolean) | undefined;
  /** How many errors there are, likewise. */
  readonly errorsIn?: ((text: string) => number) | undefined;
  /** Whether two tokens need white space between them. */
  readonly fuse: (left: string, right: string) => boolean;
  readonly hasOnlyComments: boolean;
  /** Nonterminals between whose parts no white space may be inserted. */
  readonly exact?: ReadonlySet<string>;
}

export function createSyntax(options: SyntaxOptions): Syntax {
  const { grammar, style, lexer, derive, fuse, hasOnlyComments } = options;
  const fixed = withAuxiliaries(grammar, style.fixed ?? []);
  const immediate = new Set(style.immediate);
  for (const [name, terminal] of grammar.terminals) if (terminal.immediate === true) immediate.add(name);
  const keywords = keywordsOf(grammar);
  const { links = new Map<string, string>() } = options;
  const identifiers = new Set(options.identifiers ?? wordsOf(grammar));
  const { libraryNames = {} } = options;
  const isName = (symbol: string, text: string) => libraryNames[symbol]?.test(text) === true;
  const isLibraryName = (text: string) => Object.keys(libraryNames).some((symbol) => isName(symbol, text));
  const tokensIn = tokensInTexts(lexer);
  const empty = options.collapsesLadders === true ? nullable(grammar) : new Set<string>();
  const build: BuildOptions = {
    start: grammar.start,
    droppable: new Set(Object.keys(style.automatic ?? {})),
    isKeyword: (symbol) => {
      const { text = '' } = grammar.terminals.get(symbol) ?? {};
      return symbol === literalName(text) && keywords.has(text);
    },
    tokensIn,
    isVisible: (symbol) => !symbol.startsWith('_') && !grammar.auxiliary.has(symbol),
    isLink: (symbol) => links.has(symbol),
    mayBeEmpty: (symbol) => empty.has(symbol),
  };
  const tokenFacts: TokenFacts = {
    isImmediate: (symbol) => immediate.has(symbol),
    isExact: (symbol) => options.exact?.has(symbol) === true,
    fuse,
  };
  const forms = formsIn(grammar, identifiers, isName);
  const relation = subsumption(grammar);
  const ladderForms = (symbol: string): readonly Form[] => {
    const seen = new Set<unknown>();
    const rungs = [...relation.subsumedBy(symbol)].filter((one) => grammar.rules.has(one));
    return rungs.flatMap((rung) => {
      const more = forms.forms(rung).filter((form) => !seen.has(form.production ?? form.symbol));
      for (const form of more) seen.add(form.production ?? form.symbol);
      return more;
    });
  };
  const syntax: Syntax = {
    grammar,
    shortest: shortestSentences(grammar, fixed),
    ruleOf: ({ symbol }) => links.get(symbol) ?? symbol,
    ...forms,
    ladderForms: options.collapsesLadders === true ? remembering(ladderForms) : forms.forms,
    fixed,
    hasOnlyComments,
    lexer,
    meaning: options.meaning,
    tokensIn,
    blankComments: style.blankComments,
    keywords,
    isIdentifier: ({ symbol, text }) =>
      (identifiers.has(symbol) || Object.hasOwn(libraryNames, symbol)) &&
      (!keywords.has(text) || isLibraryName(text)),
    ...relation,
    isTight: (text) => style.tight?.includes(text) === true,
    isSpaced: (text) => style.spaced?.includes(text) === true,
    ...tokenFacts,
    ...createPrinter(style, tokenFacts),
    parse: (text) => finish(syntax.parsing(text, Infinity)) as Parsed,
    parseAside: options.parseAside,
    *parsing(text, mostNodes, parsed) {
      const draft = yield* derive(text, mostNodes, parsed);
      if ('nodes' in draft) return draft;
      const { root, tail, missing } = yield* buildTree(text, draft, build);
      let errors = missing;
      let errorTokens = 0;
      const stack: Node[] = [root];
      for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
        if (node.kind === 'token') continue;
        const isErroneous = isError(node);
        if (isErroneous) errors++;
        for (const child of node.children) {
          if (isErroneous && child.kind === 'token') errorTokens += child.tokens;
          else stack.push(child);
        }
      }
      return { root, tail, errors, errorTokens };
    },
    *accepting(text) {
      return options.accepts?.(text) ?? (yield* syntax.countingErrors(text)) === 0;
    },
    *countingErrors(text) {
      return options.errorsIn?.(text) ?? ((yield* syntax.parsing(text, Infinity)) as Parsed).errors;
    },
  };
  return syntax;
}

/** Longer texts seldom occur twice. */
const MOST_REMEMBERED = 40;

function tokensInTexts(lexer: Lexer): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    if (text.length <= 1) return text.trim() === '' ? 0 : 1;
    if (text.length > MOST_REMEMBERED) return lexer.countIn(text);
    let tokens = known.get(text);
    if (tokens === undefined) known.set(text, (tokens = lexer.countIn(text)));
    return tokens;
  };
}

const WORD = /^\p{L}[\p{L}\p{N}_]*$/u;

function keywordsOf({ terminals }: Grammar): Keywords {
  const keywords = new Map<string, Set<string>>();
  for (const { name, text, inside } of terminals.values()) {
    for (const word of text === undefined ? fixedTexts(inside) : [text]) {
      if (!WORD.test(word)) continue;
      const named = keywords.get(word) ?? new Set();
      keywords.set(word, name === literalName(word) ? named : named.add(name));
    }
  }
  return keywords;
}

/** The terminals that can be any word. */
function wordsOf({ terminals }: Grammar): string[] {
  return Array.from(terminals.values()).flatMap(({ name, inside }) => {
    if (inside === undefined) return [];
    const whole = new RegExp(`^(?:${regexSource(inside)})$`, 'u');
    return ['x', 'xy', 'foo1'].every((word) => whole.test(word)) && !whole.test('1') ? [name] : [];
  });
}

/** The symbols, and the auxiliary nonterminals that always contain one of them. */
function withAuxiliaries({ rules, auxiliary }: Grammar, symbols: readonly string[]): ReadonlySet<string> {
  const found = new Set(symbols);
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const name of auxiliary) {
      if (rules.get(name)!.every((production) => symbolsOf(production).some((symbol) => found.has(symbol))))
        found.add(name);
    }
  }
  return found;
}

/** The lexical rule of a token; `undefined` if its text must not change or the rule is unknown. */
export function lexicalRule({ grammar, fixed, keywords }: Syntax, { symbol, text }: Leaf): Regex | undefined {
  if (text === '' || fixed.has(symbol) || keywords.has(text)) return undefined;
  const terminal = grammar.terminals.get(symbol);
  return terminal?.text === undefined ? terminal?.inside : undefined;
}
