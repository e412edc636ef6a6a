import type { Leaf, Tree } from '../tree/node.ts';
import { mapLeaves } from '../tree/tree-program.ts';
import type { Name } from './facts.ts';

/** The tree with some tokens renamed. Tokens that are no longer in the tree are ignored. */
export function rename(root: Tree, tokens: readonly Leaf[], { text }: Pick<Name, 'text'>): Tree {
  const ids = new Set(tokens.map(({ id }) => id));
  return mapLeaves(root, (leaf) => (ids.has(leaf.id) ? { ...leaf, text } : leaf));
}
