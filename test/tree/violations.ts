import { find } from '../../src/tree/edit.ts';
import { ERROR, isError, type Node, nodesOf, textOf, type Tree } from '../../src/tree/node.ts';
import type { Syntax } from '../../src/tree/syntax.ts';

/** Lists where a tree violates the grammar. */
export function violations({ subsumes }: Syntax, root: Node): string[] {
  const found: string[] = [];
  const stack: Node[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!isError(node) && node.expected !== ERROR && !subsumes(node.expected, node.symbol)) {
      found.push(`${node.symbol} where ${node.expected} is expected`);
    }
    if (node.kind === 'token' || isError(node)) continue;
    for (const child of node.children) stack.push(child);
    const { production } = node;
    const parts = node.children.filter((child) => !isError(child)).map((child) => child.expected);
    const isRight =
      production.kind === 'sequence'
        ? parts.length === production.symbols.length &&
          parts.every((part, i) => part === production.symbols[i])
        : parts.every((part) => part === production.of) &&
          (production.kind !== 'plus' || parts.length > 0) &&
          (production.kind !== 'optional' || parts.length <= 1);
    if (!isRight) found.push(`${node.symbol} has the parts ${parts.join(' ')}`);
  }
  return found;
}

/** Lists the nodes of a tree that are not found by their ids. Nodes without tokens need not be. */
export function lost(root: Tree): string[] {
  const nodes = [...nodesOf(root)].filter(({ tokens }) => tokens > 0);
  return nodes.filter((node) => find(root, node.id)?.node !== node).map(textOf);
}
