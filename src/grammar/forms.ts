/** The forms that a symbol can take: its productions, and those of the symbols that it can be alone. */
import type { Grammar, Production } from './grammar.ts';

export interface Form {
  readonly symbol: string;
  /** Nothing if it is a terminal. */
  readonly production: Production | undefined;
}

/** In the order of the grammar, what comes through another symbol in the place of that symbol. */
export function formsIn({ rules }: Grammar): (symbol: string) => readonly Form[] {
  const known = new Map<string, readonly Form[]>();
  const gather = (symbol: string, forms: Form[], visited: Set<string>): void => {
    if (visited.has(symbol)) return;
    visited.add(symbol);
    const productions = rules.get(symbol);
    if (productions === undefined) forms.push({ symbol, production: undefined });
    for (const production of productions ?? []) {
      const [alone, another] = production.kind === 'sequence' ? production.symbols : [];
      if (alone !== undefined && another === undefined) gather(alone, forms, visited);
      else forms.push({ symbol, production });
    }
  };
  return (symbol) => {
    let forms = known.get(symbol);
    if (forms === undefined) {
      const gathered: Form[] = [];
      gather(symbol, gathered, new Set());
      known.set(symbol, (forms = gathered));
    }
    return forms;
  };
}
