/** Visits all nodes in breadth-first order, and replaces each by other trees. */
import type { Accepts, Pass } from '../core/pass.ts';
import { type Facts, factsOf } from '../semantics/facts.ts';
import { inPlaceOf, replaceAll } from '../tree/edit.ts';
import { type Node, textOf } from '../tree/node.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import { parsing } from './parsing.ts';

/** Number of nodes already visited, in breadth-first order. Replacing a node does not move the nodes before it. */
type Cursor = number;

/** `treesFor` gives the replacements of each node that has tokens. */
export function overNodes(
  name: string,
  accepts: Accepts,
  treesFor: (program: TreeProgram, facts: Facts) => (node: Node) => Iterable<Node>,
): Pass<TreeProgram, Cursor> {
  return parsing({
    name,
    accepts,
    start: () => 0,
    *propose(program, from) {
      const { root } = program;
      const treesForNode = treesFor(program, yield* factsOf(program));
      for (const [index, node] of breadthFirst(root).entries()) {
        if (index < from || node.tokens === 0) continue;
        for (const tree of treesForNode(node)) {
          yield {
            program: program.with(replaceAll(root, [[node.id, inPlaceOf(node, tree)]])),
            next: index + 1,
            kind: name,
            change: `${textOf(node)} to ${textOf(tree)}`,
          };
        }
      }
    },
  });
}

function breadthFirst(root: Node): readonly Node[] {
  const nodes = [root];
  // The array grows during the iteration.
  for (const node of nodes) if (node.kind !== 'token') for (const child of node.children) nodes.push(child);
  return nodes;
}
