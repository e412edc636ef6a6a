/**
 * The forms of a symbol: its productions, with a production of a single symbol replaced by the forms of that symbol.
 */
import type { Grammar, Production } from './grammar.ts';

export interface Form {
  readonly symbol: string;
  /** `undefined` for a terminal. */
  readonly production: Production | undefined;
}

/** In the order of the grammar; the forms of a single symbol come where the symbol was. */
export function formsIn({ rules }: Grammar): (symbol: string) => readonly Form[] {
  const known = new Map<string, readonly Form[]>();
  const formsOf = (start: string): readonly Form[] => {
    const forms: Form[] = [];
    const visited = new Set<string>();
    const left: (string | Form)[] = [start];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (typeof next !== 'string') {
        forms.push(next);
        continue;
      }
      const symbol = next;
      if (visited.has(symbol)) continue;
      visited.add(symbol);
      const productions = rules.get(symbol);
      if (productions === undefined) forms.push({ symbol, production: undefined });
      const inside = (productions ?? []).map((production) => {
        const [alone, another] = production.kind === 'sequence' ? production.symbols : [];
        return alone !== undefined && another === undefined ? alone : { symbol, production };
      });
      left.push(...inside.toReversed());
    }
    return forms;
  };
  return (symbol) => {
    let forms = known.get(symbol);
    if (forms === undefined) known.set(symbol, (forms = formsOf(symbol)));
    return forms;
  };
}
