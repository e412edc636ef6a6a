/**
 * Fixpoints over the rules: facts about nonterminals that follow from the symbols of their productions, like
 * nullability.
 */
import { type Grammar, type Production, symbolsOf } from './grammar.ts';

/**
 * Visits the rules in order, in rounds, to a fixpoint. `visit` returns whether it learned something new about the
 * nonterminal. Only rules that use such a nonterminal are visited again: in a chain of rules, one per round.
 */
export function settle(
  { rules }: Pick<Grammar, 'rules'>,
  visit: (name: string, productions: readonly Production[]) => boolean,
): void {
  const all = [...rules];
  /** For each nonterminal, the indices of the rules that use it. */
  const users = new Map<string, number[]>(all.map(([name]) => [name, []]));
  for (const [at, [, productions]] of all.entries()) {
    for (const production of productions) {
      for (const symbol of symbolsOf(production)) users.get(symbol)?.push(at);
    }
  }
  const isDue = new Uint8Array(all.length).fill(1);
  /** The number of rules due in this round and in the next, and the first of the latter. */
  let now = all.length;
  let later = 0;
  let first = Infinity;
  for (let at = -1; now + later > 0;) {
    if (now === 0) {
      at = first - 1;
      [now, later, first] = [later, 0, Infinity];
    }
    at = isDue.indexOf(1, at + 1);
    isDue[at] = 0;
    now--;
    const [name, productions] = all[at]!;
    if (!visit(name, productions)) continue;
    for (const user of users.get(name)!) {
      if (isDue[user] === 1) continue;
      isDue[user] = 1;
      if (user > at) now++;
      else {
        later++;
        first = Math.min(first, user);
      }
    }
  }
}

/** The nonterminals with a production for which `holds` is true, as a least fixpoint over those found so far. */
export function nonterminalsWhere(
  grammar: Pick<Grammar, 'rules'>,
  holds: (production: Production, found: ReadonlySet<string>) => boolean,
): ReadonlySet<string> {
  const found = new Set<string>();
  settle(grammar, (name, productions) => {
    if (found.has(name) || !productions.some((production) => holds(production, found))) return false;
    found.add(name);
    return true;
  });
  return found;
}

/** The nonterminals that can derive the empty string. */
export const nullable = (grammar: Grammar): ReadonlySet<string> =>
  nonterminalsWhere(grammar, (production, found) => {
    switch (production.kind) {
      case 'star':
      case 'optional':
        return true;
      case 'plus':
        return found.has(production.of);
      case 'sequence':
        return production.symbols.every((symbol) => found.has(symbol));
    }
  });
