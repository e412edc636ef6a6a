/** The shortest sentence of each symbol. */
import { type Grammar, type Production, symbolsOf } from './grammar.ts';
import { shortestText } from './regex.ts';
import { settle } from './settle.ts';

export interface Shortest {
  /** The tokens of a shortest sentence; `undefined` if it needs a token without a known text. */
  sentence(symbol: string): readonly string[] | undefined;
  /** The production that the shortest sentence uses, if the symbol is a nonterminal. */
  production(symbol: string): Production | undefined;
  /** The text of a terminal. */
  text(terminal: string): string | undefined;
}

/**
 * Of sentences with the same number of tokens, the one with fewer characters is shorter: a name rather than a keyword.
 */
interface Size {
  readonly tokens: number;
  readonly characters: number;
}

const UNKNOWN: Size = { tokens: Infinity, characters: Infinity };

const isShorter = (a: Size, b: Size): boolean =>
  a.tokens < b.tokens || (a.tokens === b.tokens && a.characters < b.characters);

/** Sentences with any of the `avoided` terminals do not count. */
export function shortestSentences(grammar: Grammar, avoided: ReadonlySet<string> = new Set()): Shortest {
  const texts = new Map<string, string>();
  for (const { name, text, inside } of grammar.terminals.values()) {
    const shortest = text ?? (inside && shortestText(inside));
    if (shortest !== undefined && !avoided.has(name)) texts.set(name, shortest);
  }
  const sizes = new Map<string, Size>(
    Array.from(texts, ([name, text]) => [name, { tokens: 1, characters: text.length }]),
  );
  const chosen = new Map<string, Production>();
  const sizeOf = (production: Production): Size => {
    if (production.kind === 'star' || production.kind === 'optional') return { tokens: 0, characters: 0 };
    return symbolsOf(production).reduce(
      ({ tokens, characters }, symbol) => {
        const size = sizes.get(symbol) ?? UNKNOWN;
        return { tokens: tokens + size.tokens, characters: characters + size.characters };
      },
      { tokens: 0, characters: 0 },
    );
  };
  // Each round finds the symbols whose sentences are one level deeper, or a shorter sentence for some.
  settle(grammar, (name, productions) => {
    let changed = false;
    for (const production of productions) {
      const size = sizeOf(production);
      if (!isShorter(size, sizes.get(name) ?? UNKNOWN)) continue;
      sizes.set(name, size);
      chosen.set(name, production);
      changed = true;
    }
    return changed;
  });
  const sentence = (symbol: string): readonly string[] | undefined => {
    if (!sizes.has(symbol)) return undefined;
    const tokens: string[] = [];
    const left = [symbol];
    for (let part = left.pop(); part !== undefined; part = left.pop()) {
      const production = chosen.get(part);
      if (production === undefined) tokens.push(texts.get(part)!);
      else if (production.kind === 'sequence') left.push(...production.symbols.toReversed());
      else if (production.kind === 'plus') left.push(production.of);
    }
    return tokens;
  };
  return { sentence, production: (symbol) => chosen.get(symbol), text: (terminal) => texts.get(terminal) };
}
