import { type Grammar } from './grammar.ts';
import { nonterminalsWhere } from './settle.ts';

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
