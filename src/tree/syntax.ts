/** What trees of one language need to know of it, and how to make them. */
import { type Grammar, symbolsOf } from '../grammar/grammar.ts';
import { type Shortest, shortestSentences } from '../grammar/shortest.ts';
import { subsumption, type Subsumption } from '../grammar/subsume.ts';
import { buildTree } from './build.ts';
import type { Draft } from './draft.ts';
import { isError, type Node, nodesOf } from './node.ts';
import { createPrinter, type Printer } from './print.ts';
import type { Style } from '../languages/language.ts';

export interface Syntax extends Subsumption, Printer {
  readonly grammar: Grammar;
  readonly shortest: Shortest;
  /** Symbols that are never moved. */
  readonly fixed: ReadonlySet<string>;
  /** Words that the grammar spells out; a name that happens to be one is allowed in few places. */
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

/** `derive` parses. */
export function createSyntax(grammar: Grammar, style: Style, derive: (text: string) => Draft): Syntax {
  const immediate = new Set(style.immediate);
  for (const [name, terminal] of grammar.terminals) if (terminal.immediate === true) immediate.add(name);
  const droppable = new Set(Object.keys(style.automatic ?? {}));
  const texts = Array.from(grammar.terminals.values(), ({ text }) => text ?? '');
  return {
    grammar,
    shortest: shortestSentences(grammar),
    fixed: withAuxiliaries(grammar, style.fixed ?? []),
    keywords: new Set(texts.filter((text) => /^\p{L}[\p{L}\p{N}_]*$/u.test(text))),
    ...subsumption(grammar),
    ...createPrinter(style, (symbol) => immediate.has(symbol)),
    parse(text) {
      const { root, tail, missing } = buildTree(text, derive(text), grammar.start, droppable);
      let errors = missing;
      let errorTokens = 0;
      for (const node of nodesOf(root)) {
        if (!isError(node)) continue;
        errors++;
        // Of errors within errors only the outermost counts.
        if (node.expected === node.symbol) errorTokens += node.tokens;
      }
      return { root, tail, errors, errorTokens };
    },
  };
}

/** Symbols, and the auxiliary nonterminals that hold them. */
function withAuxiliaries({ rules, auxiliary }: Grammar, symbols: readonly string[]): ReadonlySet<string> {
  const found = new Set(symbols);
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const name of auxiliary) {
      if (rules.get(name)!.some((production) => symbolsOf(production).some((symbol) => found.has(symbol))))
        found.add(name);
    }
  }
  return found;
}
