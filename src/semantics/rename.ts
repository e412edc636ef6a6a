import type { Leaf, Tree } from '../tree/node.ts';
import { mapLeaves } from '../tree/tree-program.ts';
import type { Name } from './facts.ts';

/** The tree with another name in the place of some tokens. Those that are not in it any more are passed by. */
export function rename(root: Tree, tokens: readonly Leaf[], { text }: Name): Tree {
  const ids = new Set(tokens.map(({ id }) => id));
  return mapLeaves(root, (leaf) => (ids.has(leaf.id) ? { ...leaf, text } : leaf));
}
