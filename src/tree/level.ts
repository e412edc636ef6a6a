/** The nodes of a tree that are equally far from the root. */
import { tokensOf } from './edit.ts';
import type { Branch, Node } from './node.ts';

export interface Level {
  /** Those with tokens, from left to right. */
  readonly nodes: readonly Node[];
  /** The tree with only these of them; for the others there is nothing, whatever the grammar says. */
  readonly prune: (kept: readonly Node[]) => Node;
}

export function levelOf(root: Node, level: number): Level {
  const parents = new Map<Node, Branch>();
  let nodes: readonly Node[] = [root];
  for (let depth = 0; depth < level && nodes.length > 0; depth++) {
    const below: Node[] = [];
    for (const node of nodes) {
      if (node.kind === 'token') continue;
      for (const child of node.children) {
        if (child.tokens === 0) continue;
        parents.set(child, node);
        below.push(child);
      }
    }
    nodes = below;
  }
  const prune = (kept: readonly Node[]): Node => {
    const stays = new Set(kept);
    // What has become of the nodes that are not the same any more; level by level up to the root.
    let changed = new Map<Node, Node | undefined>();
    for (const node of nodes) if (!stays.has(node)) changed.set(node, undefined);
    while (changed.size > 0 && !changed.has(root)) {
      const above = new Map<Node, Node | undefined>();
      for (const parent of new Set(Array.from(changed.keys(), (node) => parents.get(node)!))) {
        const children = parent.children
          .map((child) => (changed.has(child) ? changed.get(child) : child))
          .filter((child) => child !== undefined);
        above.set(parent, { ...parent, children, tokens: tokensOf(children) });
      }
      changed = above;
    }
    return changed.get(root) ?? root;
  };
  return { nodes, prune };
}
