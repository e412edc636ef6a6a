/**
 * Replaces a subtree by a name of the program: `f(y)` becomes `x`. Perses only tries names from inside the subtree.
 *
 * Guarantee: every proposal has fewer tokens.
 */
import type { Facts, Name } from '../semantics/facts.ts';
import { fits } from '../tree/edit.ts';
import type { Leaf } from '../tree/node.ts';
import { overNodes } from './over-nodes.ts';

export const copies = overNodes('copies', 'smaller', ({ syntax }, facts) => {
  const used = usesOf(facts);
  return (node) => {
    if (node.tokens === 1) return [];
    const fitting = used.filter((name) => fits(syntax, node, name));
    return new Map(fitting.map((name) => [name.text, name])).values();
  };
});

/** The names that are used, once per kind of token, in the order of first use. */
const usesOf = ({ names }: Facts): readonly Leaf[] =>
  names.flatMap(firstUses).toSorted((a, b) => a.id - b.id);

const firstUses = ({ uses }: Name): readonly Leaf[] => [
  ...new Map(uses.toReversed().map((use) => [use.symbol, use])).values(),
];
