/** Left and right recursion are mirror images: every step that depends on the side is written once, for both. */
import type { Grammar, Production } from '../grammar.ts';

export type Side = 'left' | 'right';

/** The symbol at that end of a sequence. A quantified symbol has none: it is already in the form we want. */
export function outermost(production: Production, side: Side): string | undefined {
  return production.kind === 'sequence' ? production.symbols.at(side === 'left' ? 0 : -1) : undefined;
}

/** The sequence without that symbol. */
export function inner(production: Production, side: Side): readonly string[] {
  if (production.kind !== 'sequence') return [];
  return side === 'left' ? production.symbols.slice(1) : production.symbols.slice(0, -1);
}

/** The sequence with other symbols prepended (left) or appended (right). */
export function extended(inner: readonly string[], outer: readonly string[], side: Side): Production {
  return { kind: 'sequence', symbols: side === 'left' ? [...outer, ...inner] : [...inner, ...outer] };
}

/** The nonterminals at that end of each nonterminal's productions. */
export function outermostNonterminals(
  { rules }: Grammar,
  side: Side,
): ReadonlyMap<string, readonly string[]> {
  const ends = (productions: readonly Production[]): readonly string[] =>
    productions.flatMap((production) => {
      const symbol = outermost(production, side);
      return symbol !== undefined && rules.has(symbol) ? [symbol] : [];
    });
  return new Map(Array.from(rules, ([name, productions]) => [name, ends(productions)]));
}
