/** What trees of one language need to know of it, and how to make them. */
import { type Grammar, symbolsOf } from '../grammar/grammar.ts';
import { literalName } from '../grammar/literal.ts';
import { type Shortest, shortestSentences } from '../grammar/shortest.ts';
import { subsumption, type Subsumption } from '../grammar/subsume.ts';
import { type BuildOptions, buildTree } from './build.ts';
import type { Draft } from './draft.ts';
import { isError, type Node } from './node.ts';
import { createPrinter, type Printer } from './print.ts';
import type { Style } from '../languages/language.ts';

export interface Syntax extends Subsumption, Printer {
  readonly grammar: Grammar;
  readonly shortest: Shortest;
  /** Symbols that are never moved. */
  readonly fixed: ReadonlySet<string>;
  /** Whether all that stands between tokens is white space and comments. */
  readonly hasOnlyComments: boolean;
  /** Words that the grammar spells out. What such a word means depends on where it stands. */
  readonly keywords: ReadonlySet<string>;
  parse(text: string): Parsed;
}

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

/** `derive` parses. */
export function createSyntax(grammar: Grammar, style: Style, derive: (text: string) => Draft): Syntax {
  const fixed = withAuxiliaries(grammar, style.fixed ?? []);
  const immediate = new Set(style.immediate);
  for (const [name, terminal] of grammar.terminals) if (terminal.immediate === true) immediate.add(name);
  const isWord = (text: string | undefined): text is string => /^\p{L}[\p{L}\p{N}_]*$/u.test(text ?? '');
  const keywords = new Set(Array.from(grammar.terminals.values(), ({ text }) => text).filter(isWord));
  const build: BuildOptions = {
    start: grammar.start,
    droppable: new Set(Object.keys(style.automatic ?? {})),
    isKeyword: (symbol) => {
      const { text } = grammar.terminals.get(symbol) ?? {};
      return isWord(text) && symbol === literalName(text);
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
    ...createPrinter(style, (symbol) => immediate.has(symbol)),
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
