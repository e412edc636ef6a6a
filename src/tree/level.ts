/** The nodes of a tree at one level. */
import { replaceAll } from './edit.ts';
import type { Node, Tree } from './node.ts';

export interface Level {
  /** The nodes with tokens, from left to right. */
  readonly nodes: readonly Node[];
  /** The tree with only these nodes of the level; the others are removed, whatever the grammar says. */
  readonly prune: (kept: readonly Node[]) => Tree;
}

export function levelOf(root: Tree, level: number): Level {
  let nodes: readonly Node[] = [root];
  for (let depth = 0; depth < level && nodes.length > 0; depth++) {
    const below: Node[] = [];
    for (const node of nodes) {
      if (node.kind === 'token') continue;
      for (const child of node.children) if (child.tokens > 0) below.push(child);
    }
    nodes = below;
  }
  const prune = (kept: readonly Node[]): Tree => {
    const stays = new Set(kept);
    const goes = nodes.filter((node) => !stays.has(node));
    return replaceAll(
      root,
      goes.map(({ id }) => [id, undefined] as const),
    );
  };
  return { nodes, prune };
}
