/**
 * Puts a name of the program in the place of something larger: `f(y)` becomes `x`. Perses only looks for what is in it already.
 *
 * Guarantee: every proposal has fewer tokens.
 */
import { fits } from '../tree/edit.ts';
import { type Leaf, leavesOf } from '../tree/node.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import { overNodes } from './over-nodes.ts';

export const copies = overNodes('copies', 'smaller', (program) => {
  const names = namesIn(program);
  return (node) => {
    if (node.tokens === 1) return [];
    const fitting = names.filter((name) => fits(program.syntax, node, name));
    return new Map(fitting.map((name) => [name.text, name])).values();
  };
});

/** The names that are used, each once for every kind of token. The first appearance of one is usually its declaration. */
function namesIn({ syntax, root }: TreeProgram): readonly Leaf[] {
  const declared = new Set<string>();
  const found = new Map<string, Leaf>();
  for (const leaf of leavesOf(root)) {
    if (!syntax.isIdentifier(leaf)) continue;
    if (declared.has(leaf.text)) found.set(`${leaf.symbol} ${leaf.text}`, leaf);
    declared.add(leaf.text);
  }
  return [...found.values()];
}
