import type { Production } from '../../grammar/grammar.ts';
import type { Draft } from '../draft.ts';
import { NO_TERMINAL, type Tokens } from '../tokenise.ts';
import { type Chart, EMPTY, TOKEN } from './chart.ts';
import type { Tables } from './tables.ts';

interface Growing {
  readonly kind: 'node';
  readonly symbol: string;
  readonly production: Production;
  readonly children: Draft[];
}

/** The preferred derivation of a match that ends before the token `end`. */
export function derive(chart: Chart, match: number, end: number, tokens: Tokens, tables: Tables): Draft {
  const { production, owner, names } = tables;
  const nodeOf = (match: number): Growing => {
    const state = chart.state[chart.matchItem[match]!]!;
    return { kind: 'node', symbol: names[owner[state]!]!, production: production[state]!, children: [] };
  };
  const root = nodeOf(match);
  const unfinished = [{ node: root, match, end }];
  for (let next = unfinished.pop(); next !== undefined; next = unfinished.pop()) {
    const { children } = next.node;
    let at = next.end;
    let item = chart.matchItem[next.match]!;
    for (; chart.previous[item]! >= 0; item = chart.previous[item]!) {
      const child = chart.child[item]!;
      if (child === TOKEN) {
        children.push(tokenDraft(tokens, --at, tables));
      } else if (child === EMPTY) {
        children.push(emptyDraft(names[tables.awaits[chart.state[chart.previous[item]!]!]!]!, tables));
      } else {
        const node = nodeOf(child);
        children.push(node);
        unfinished.push({ node, match: child, end: at });
        at = chart.begin[chart.matchGroup[child]!]!;
      }
    }
    children.reverse();
  }
  return root;
}

/** A token that matches no terminal has the empty symbol. */
export function tokenDraft(tokens: Tokens, i: number, { names }: Pick<Tables, 'names'>): Draft {
  const terminal = tokens.terminals[i]!;
  const symbol = terminal === NO_TERMINAL ? '' : names[terminal]!;
  return { kind: 'token', symbol, start: tokens.starts[i]!, end: tokens.ends[i]! };
}

/** The derivation of the empty string from a nonterminal. */
export function emptyDraft(symbol: string, { empty }: Pick<Tables, 'empty'>): Draft {
  const production = empty.get(symbol)!;
  const symbols =
    production.kind === 'sequence' ? production.symbols : production.kind === 'plus' ? [production.of] : [];
  return {
    kind: 'node',
    symbol,
    production,
    children: symbols.map((symbol) => emptyDraft(symbol, { empty })),
  };
}
