/**
 * The identifiers of a program as Vulcan and SFC have them: all tokens with the same text are one, in whatever scope. Facts tell names
 * with the same text apart; the papers do not.
 */
import type { Leaf } from '../tree/node.ts';
import { type Facts, type Name, usesOf } from './facts.ts';

export interface Identifier {
  readonly text: string;
  /** In order; at least one. */
  readonly tokens: readonly Leaf[];
  /** Those that declare nothing, wherever the declaration stands. Without a declaration, the first token counts as one. */
  readonly uses: readonly Leaf[];
}

/** In the order of their first tokens. */
export function identifiersIn({ names }: Facts): readonly Identifier[] {
  const byText = new Map<string, Name[]>();
  for (const name of names) {
    const same = byText.get(name.text);
    if (same === undefined) byText.set(name.text, [name]);
    else same.push(name);
  }
  const inOrder = (leaves: readonly Leaf[]) => leaves.toSorted((a, b) => a.id - b.id);
  return Array.from(byText, ([text, same]) => {
    const tokens = inOrder(same.flatMap((name) => name.tokens));
    const isDeclared = same.some(({ declarations }) => declarations.length > 0);
    return { text, tokens, uses: isDeclared ? inOrder(same.flatMap(usesOf)) : tokens.slice(1) };
  });
}
