/**
 * Puts a name in the place of something larger, if it stands in such a place elsewhere: `f(y)` becomes `x`. Perses only looks for what is in it
 * already.
 *
 * Guarantee: every proposal has fewer tokens.
 */
import { leavesOf, type Node } from '../tree/node.ts';
import type { TreeProgram } from '../tree/program.ts';
import { overNodes } from './over-nodes.ts';

export const copies = overNodes('copies', (program) => {
  const names = namesByPlace(program);
  return ({ tokens, expected }) => (tokens === 1 ? [] : (names.get(expected)?.values() ?? []));
});

/** The names that stand somewhere, each once, by what is expected there. */
function namesByPlace({ syntax, root }: TreeProgram): ReadonlyMap<string, ReadonlyMap<string, Node>> {
  const found = new Map<string, Map<string, Node>>();
  for (const leaf of leavesOf(root)) {
    if (!syntax.isIdentifier(leaf)) continue;
    const { expected, text } = leaf;
    const here = found.get(expected) ?? new Map<string, Node>();
    found.set(expected, here);
    if (!here.has(text)) here.set(text, leaf);
  }
  return found;
}
