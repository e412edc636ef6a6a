/**
 * Replaces a node by any of its descendants that the grammar allows there, at any depth. Perses looks at most four
 * nodes deep, and only at the first descendant on each path that fits; this pass is for programs that are already
 * small.
 */
import type { Pass } from '../core/pass.ts';
import { find, fits, inPlaceOf, replaceAll } from '../tree/edit.ts';
import { type Branch, isError, type Node, nodesOf } from '../tree/node.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import type { Syntax } from '../tree/syntax.ts';
import { add, addAll, rest, type Worklist } from './worklist.ts';

/** Larger programs have too many candidates. */
const MOST_TOKENS = 1000;

export const hoist: Pass<TreeProgram, Worklist> = {
  name: 'hoist',
  accepts: 'smaller',
  start: ({ root }) => (root.tokens > MOST_TOKENS ? undefined : add(undefined, root)),
  *propose(program, from) {
    for (let worklist = from; worklist !== undefined;) {
      const { node, path } = find(program.root, worklist.id)!;
      worklist = rest(worklist);
      if (node.kind === 'token') continue;
      for (const part of partsThatFit(program.syntax, node)) {
        // Only a whole program may replace the root.
        if (path.length === 0 && part.expected !== node.expected) continue;
        yield {
          program: program.with(replaceAll(program.root, [[node.id, inPlaceOf(node, part)]])),
          next: add(worklist, part),
          kind: 'hoist',
          change: `${node.id} by ${part.id}`,
        };
      }
      worklist = addAll(worklist, node.children);
    }
  },
};

/** Smallest first. */
function partsThatFit(syntax: Syntax, node: Branch): readonly Node[] {
  if (isError(node)) return [];
  return [...nodesOf(node)]
    .filter((part) => part.tokens > 0 && part.tokens < node.tokens && fits(syntax, node, part))
    .toSorted((a, b) => a.tokens - b.tokens);
}
