import { type Grammar, type Production } from './grammar.ts';

/** The nonterminals that can derive the empty string. */
export function nullable(grammar: Grammar): ReadonlySet<string> {
  const found = new Set<string>();
  const isEmpty = (production: Production): boolean => {
    switch (production.kind) {
      case 'star':
      case 'optional':
        return true;
      case 'plus':
        return found.has(production.of);
      case 'sequence':
        return production.symbols.every((symbol) => found.has(symbol));
    }
  };
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const [name, productions] of grammar.rules) {
      if (!found.has(name) && productions.some(isEmpty)) found.add(name);
    }
  }
  return found;
}
