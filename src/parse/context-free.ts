/**
 * Parses a text by any context-free grammar, without transforming it: with sequences and quantified productions, left,
 * right and hidden recursion, empty rules, ambiguity, even cycles.
 *
 * The derivation is one in exactly this grammar. A node's children correspond to the symbols of its sequence one by
 * one, or are the repetitions of its star or plus, or the one child of its optional, or none. If there are several
 * derivations, a nonterminal is derived
 *
 * 1. by the earliest production in the grammar that can derive its tokens,
 * 2. in which the last symbol or repetition takes as few tokens as possible, then the one before it, and so on: symbols
 *    on the left get the most;
 * 3. without empty repetitions, except for the only one of a plus;
 * 4. and if it has no tokens, with the fewest levels, then by the earliest production.
 * 5. It is never derived from itself with the same tokens. To ensure this among nonterminals that can derive exactly
 *    each other, a nonterminal that need not pass all its tokens to another one does not, by the earliest production
 *    that avoids it; one that must uses the derivation that the parser found first.
 *
 * Text that does not parse yields errors in the draft, not an exception. If the start symbol can derive just a list (a
 * script of commands), the elements that parse are kept, with errors between them. Otherwise all tokens are one error.
 */
import { finish, type Work } from '../core/work.ts';
import type { Grammar, Production } from '../grammar/grammar.ts';
import type { Draft } from './draft.ts';
import { emptyDraft } from './earley/derive.ts';
import { earleyParser } from './earley/parse.ts';
import { errorDraft, recover } from './earley/recover.ts';
import { earleyTables, type Tables } from './earley/tables.ts';
import { tokenise, type Tokens } from './tokenise.ts';

export interface Parsed {
  /** An error node if nothing parsed, possibly without any tokens. */
  readonly draft: Draft;
  /** The number of tokens. */
  readonly tokens: number;
  /** The number of tokens in errors. */
  readonly errorTokens: number;
}

export const parseContextFree = (text: string, grammar: Grammar): Parsed =>
  finish(parsingContextFree(tokenise(text, grammar), grammar));

/** The same from tokens, in turns. */
export function* parsingContextFree(tokens: Tokens, grammar: Grammar): Work<Parsed> {
  const { whole, list } = knowledgeOf(grammar);
  const { start } = grammar;
  const { length } = tokens;
  if (length === 0 && whole.empty.has(start)) {
    return { draft: emptyDraft(start, whole), tokens: 0, errorTokens: 0 };
  }
  const { draft } = yield* earleyParser(tokens, whole)(0, (end) => end === length);
  if (draft !== undefined) return { draft, tokens: length, errorTokens: 0 };
  if (list === undefined || length === 0) {
    return { draft: errorDraft(tokens, 0, length, whole), tokens: length, errorTokens: length };
  }
  const { elements, errorTokens } = yield* recover(tokens, list.element, grammar);
  return { draft: wrap(elements, list.way), tokens: length, errorTokens };
}

/** A nonterminal and the production that expands it. */
interface Expansion {
  readonly symbol: string;
  readonly production: Production;
}

interface Knowledge {
  readonly whole: Tables;
  readonly list: { readonly way: readonly Expansion[]; readonly element: Tables } | undefined;
}

const known = new WeakMap<Grammar, Knowledge>();

function knowledgeOf(grammar: Grammar): Knowledge {
  const before = known.get(grammar);
  if (before !== undefined) return before;
  const way = wayToList(grammar);
  const last = way?.at(-1)?.production;
  const list =
    way === undefined || last === undefined || last.kind === 'sequence'
      ? undefined
      : { way, element: earleyTables(grammar, last.of, 'by anything') };
  const knowledge = { whole: earleyTables(grammar, grammar.start, 'by the end'), list };
  known.set(grammar, knowledge);
  return knowledge;
}

/** The shortest chain of unit expansions from the start symbol to a star or plus of a nonterminal. */
function wayToList({ start, rules }: Grammar): readonly Expansion[] | undefined {
  const ways = new Map<string, readonly Expansion[]>([[start, []]]);
  for (const [symbol, way] of ways) {
    for (const production of rules.get(symbol) ?? []) {
      const next = [...way, { symbol, production }];
      if (production.kind === 'star' || production.kind === 'plus') {
        if (rules.has(production.of)) return next;
        continue;
      }
      const [only, ...more] = production.kind === 'sequence' ? production.symbols : [production.of];
      if (only !== undefined && more.length === 0 && !ways.has(only)) ways.set(only, next);
    }
  }
  return undefined;
}

function wrap(elements: readonly Draft[], way: readonly Expansion[]): Draft {
  let children = elements;
  for (const expansion of way.toReversed()) children = [{ kind: 'node', ...expansion, children }];
  return children[0]!;
}
