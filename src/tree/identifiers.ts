/** The names in a program. */
import { leavesOf, type Node, type Tree } from './node.ts';
import { mapLeaves } from './tree-program.ts';
import type { Syntax } from './syntax.ts';

/** For each name the numbers of its tokens, in order; the names in the order in which they appear. */
export type Clusters = ReadonlyMap<string, readonly number[]>;

export function identifiersIn(syntax: Syntax, root: Node): Clusters {
  const clusters = new Map<string, number[]>();
  for (const leaf of leavesOf(root)) {
    if (!syntax.isIdentifier(leaf)) continue;
    const cluster = clusters.get(leaf.text);
    if (cluster === undefined) clusters.set(leaf.text, [leaf.id]);
    else cluster.push(leaf.id);
  }
  return clusters;
}

/** The tree with another name in some places. */
export function rename(root: Tree, ids: readonly number[], name: string): Tree {
  const renamed = new Set(ids);
  return mapLeaves(root, (leaf) => (renamed.has(leaf.id) ? { ...leaf, text: name } : leaf));
}
