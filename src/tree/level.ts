/** The nodes of a tree at one level, and two ways to prune them. */
import { inPlaceOf, replaceAll, smallest } from './edit.ts';
import { isError, leavesOf, type Node, type Tree } from './node.ts';
import type { Syntax } from './syntax.ts';

export interface Level {
  /** The nodes that can be pruned, from left to right. */
  readonly nodes: readonly Node[];
  /** The tree with only these nodes of the level; the others are pruned. */
  readonly prune: (kept: readonly Node[]) => Tree;
}

/** Pruned nodes are deleted, whatever the grammar says. Returns undefined below the deepest level. */
export function deletingLevel(root: Tree, level: number): Level | undefined {
  const nodes = nodesAt(root, level);
  if (nodes.length === 0) return undefined;
  const prune = (kept: readonly Node[]) =>
    replaceAll(
      root,
      nodes.filter(not(kept)).map(({ id }) => [id, undefined] as const),
    );
  return { nodes, prune };
}

/**
 * Pruned nodes are replaced by the smallest fragment that the grammar allows in their place, which is nothing for the
 * elements of a list. Nodes that are as small already cannot be pruned. Returns undefined below the deepest level.
 */
export function replacingLevel(syntax: Syntax, root: Tree, level: number): Level | undefined {
  if (nodesAt(root, level).length === 0) return undefined;
  const fragmentOf = smallerFragments(syntax);
  const fragments = new Map<Node, Node | undefined>();
  /** The elements of each list that must not become empty. */
  const lists: (readonly Node[])[] = [];
  const add = (node: Node) => {
    const fragment = fragmentOf(node);
    if (fragment !== undefined) fragments.set(node, fragment);
  };
  if (level === 0) add(root);
  for (const parent of level === 0 ? [] : nodesAt(root, level - 1)) {
    if (parent.kind === 'token') continue;
    const parts = parent.children.filter((child) => !isError(child));
    const isList = parent.kind !== 'sequence' && (parent.kind !== 'plus' || parts.length > 1);
    if (isList && parent.kind === 'plus') lists.push(parts);
    for (const child of parent.children) {
      if (child.tokens === 0) continue;
      if (isList || isError(child)) fragments.set(child, undefined);
      else add(child);
    }
  }
  const nodes = [...fragments.keys()];
  const prune = (kept: readonly Node[]): Tree => {
    const edits = new Map(nodes.filter(not(kept)).map((node) => [node.id, fragments.get(node)]));
    for (const list of lists) {
      if (!list.every(({ id }) => edits.has(id))) continue;
      const first = list[0]!;
      edits.set(first.id, fragmentOf(first) ?? first);
    }
    return replaceAll(root, edits);
  };
  return { nodes, prune };
}

/** The nodes with tokens, from left to right. */
function nodesAt(root: Node, level: number): readonly Node[] {
  let nodes: readonly Node[] = [root];
  for (let depth = 0; depth < level && nodes.length > 0; depth++) {
    const below: Node[] = [];
    for (const node of nodes) {
      if (node.kind === 'token') continue;
      for (const child of node.children) if (child.tokens > 0) below.push(child);
    }
    nodes = below;
  }
  return nodes;
}

const not = (kept: readonly Node[]): ((node: Node) => boolean) => {
  const stays = new Set(kept);
  return (node) => !stays.has(node);
};

/** The smallest tree that the grammar allows in the place of a node; undefined if that is not smaller than the node. */
function smallerFragments(syntax: Syntax): (node: Node) => Node | undefined {
  const known = new Map<string, { readonly tree: Node; readonly characters: number } | undefined>();
  const fragmentFor = (symbol: string) => {
    if (!known.has(symbol)) {
      const tree = smallest(syntax, symbol);
      known.set(symbol, tree && { tree, characters: charactersIn(tree) });
    }
    return known.get(symbol);
  };
  return (node) => {
    const fragment = fragmentFor(node.expected);
    if (fragment === undefined) return undefined;
    const { tree, characters } = fragment;
    const isSmaller =
      tree.tokens < node.tokens || (tree.tokens === node.tokens && characters < charactersIn(node));
    return isSmaller ? inPlaceOf(node, tree) : undefined;
  };
}

function charactersIn(node: Node): number {
  let characters = 0;
  for (const { text } of leavesOf(node)) characters += text.length;
  return characters;
}
