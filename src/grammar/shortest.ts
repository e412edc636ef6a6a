/** The shortest sentence of each symbol. */
import { type Grammar, type Production, symbolsOf } from './grammar.ts';
import { shortestText } from './regex.ts';

export interface Shortest {
  /** The tokens of a shortest sentence; nothing if it needs a token of which nobody knows what it looks like. */
  sentence(symbol: string): readonly string[] | undefined;
  /** The production that leads to it, if the symbol is a nonterminal. */
  production(symbol: string): Production | undefined;
  /** The text of a terminal. */
  text(terminal: string): string | undefined;
}

export function shortestSentences(grammar: Grammar): Shortest {
  const texts = new Map<string, string>();
  for (const { name, text, inside } of grammar.terminals.values()) {
    const shortest = text ?? (inside && shortestText(inside));
    if (shortest !== undefined) texts.set(name, shortest);
  }
  const lengths = new Map<string, number>(Array.from(texts.keys(), (name) => [name, 1]));
  const chosen = new Map<string, Production>();
  const lengthOf = (production: Production): number => {
    if (production.kind === 'star' || production.kind === 'optional') return 0;
    return symbolsOf(production).reduce((sum, symbol) => sum + (lengths.get(symbol) ?? Infinity), 0);
  };
  // Each round finds the symbols whose sentences are one level deeper, or a shorter sentence for some.
  for (let changed = true; changed;) {
    changed = false;
    for (const [name, productions] of grammar.rules) {
      for (const production of productions) {
        const length = lengthOf(production);
        if (length >= (lengths.get(name) ?? Infinity)) continue;
        lengths.set(name, length);
        chosen.set(name, production);
        changed = true;
      }
    }
  }
  const sentence = (symbol: string): readonly string[] | undefined => {
    if (!lengths.has(symbol)) return undefined;
    const production = chosen.get(symbol);
    if (production === undefined) return [texts.get(symbol)!];
    if (production.kind === 'star' || production.kind === 'optional') return [];
    return symbolsOf(production).flatMap((part) => sentence(part)!);
  };
  return { sentence, production: (symbol) => chosen.get(symbol), text: (terminal) => texts.get(terminal) };
}
