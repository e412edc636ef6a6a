/** What trees of one language need to know of it, and how to make them. */
import { type Grammar, symbolsOf } from '../grammar/grammar.ts';
import { literalName } from '../grammar/literal.ts';
import { fixedText, type Regex } from '../grammar/regex.ts';
import { type Shortest, shortestSentences } from '../grammar/shortest.ts';
import { subsumption, type Subsumption } from '../grammar/subsume.ts';
import { type BuildOptions, buildTree } from './build.ts';
import type { Draft } from './draft.ts';
import { isError, type Node } from './node.ts';
import { createPrinter, mayFuse, type Printer } from './print.ts';
import type { Style } from '../languages/language.ts';

export interface Syntax extends Subsumption, Printer {
  readonly grammar: Grammar;
  readonly shortest: Shortest;
  /** Symbols that are never moved. */
  readonly fixed: ReadonlySet<string>;
  /** Whether all that stands between tokens is white space and comments. */
  readonly hasOnlyComments: boolean;
  readonly keywords: Keywords;
  parse(text: string): Parsed;
}

/** The words that a grammar spells out, each with the tokens that have a name and are this word, like `this` or a type. */
export type Keywords = ReadonlyMap<string, ReadonlySet<string>>;

export interface Parsed {
  readonly root: Node;
  /** The white space and the comments after the last token. */
  readonly tail: string;
  /** How many regions no rule fits, or tokens are lacking; and how many tokens stand in such regions. */
  readonly errors: number;
  readonly errorTokens: number;
}

/**
 * The names of what may stand anywhere and means nothing. In some languages there is more that may stand anywhere: the text
 * of a heredoc, a pragma.
 */
const COMMENT = /comment|space|continuation|^ws$|^\/|newline|^nl$/i;

/** `derive` parses; `fuse` says whether two tokens need white space between them. */
export function createSyntax(
  grammar: Grammar,
  style: Style,
  derive: (text: string) => Draft,
  fuse: (left: string, right: string) => boolean = mayFuse,
): Syntax {
  const fixed = withAuxiliaries(grammar, style.fixed ?? []);
  const immediate = new Set(style.immediate);
  for (const [name, terminal] of grammar.terminals) if (terminal.immediate === true) immediate.add(name);
  const keywords = keywordsOf(grammar);
  const build: BuildOptions = {
    start: grammar.start,
    droppable: new Set(Object.keys(style.automatic ?? {})),
    isKeyword: (symbol) => {
      const { text = '' } = grammar.terminals.get(symbol) ?? {};
      return symbol === literalName(text) && keywords.has(text);
    },
    isVisible: (symbol) => !symbol.startsWith('_') && !grammar.auxiliary.has(symbol),
  };
  return {
    grammar,
    shortest: shortestSentences(grammar, fixed),
    fixed,
    hasOnlyComments: [...grammar.skipped].every((name) => COMMENT.test(name)),
    keywords,
    ...subsumption(grammar),
    ...createPrinter(style, { isImmediate: (symbol) => immediate.has(symbol), fuse }),
    parse(text) {
      const { root, tail, missing } = buildTree(text, derive(text), build);
      let errors = missing;
      let errorTokens = 0;
      const stack: Node[] = [root];
      for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
        if (isError(node)) {
          errors++;
          errorTokens += node.tokens;
        } else if (node.kind !== 'token') for (const child of node.children) stack.push(child);
      }
      return { root, tail, errors, errorTokens };
    },
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

/** The texts that a token may have, as far as they are spelled out one by one. */
function fixedTexts(inside: Regex | undefined): string[] {
  if (inside?.kind !== 'choice') return [];
  return inside.options.flatMap((option) => fixedText(option) ?? fixedTexts(option));
}

/** Symbols, and the auxiliary nonterminals that cannot do without them. */
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
