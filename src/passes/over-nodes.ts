/** Visits all nodes, breadth first, and puts other trees in the place of each. */
import type { Accepts, Pass } from '../core/pass.ts';
import { type Facts, factsOf } from '../semantics/facts.ts';
import { inPlaceOf, replaceAll } from '../tree/edit.ts';
import { type Node, textOf } from '../tree/node.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import { parsing } from './parsing.ts';

/** Number of nodes already visited, in breadth-first order. Replacing one does not move those before it. */
type Cursor = number;

/** `treesFor` is asked for each node that has tokens. */
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
  // It is walked while it grows.
  for (const node of nodes) if (node.kind !== 'token') for (const child of node.children) nodes.push(child);
  return nodes;
}
