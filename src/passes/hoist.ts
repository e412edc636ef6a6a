/**
 * Puts any part of a node that the grammar allows there in its place, however deep in it. Perses looks at most four nodes down, and
 * only for the first that fits on each path; this is for programs that are small already.
 */
import type { Pass } from '../core/pass.ts';
import { find, fits, inPlaceOf, replaceAll } from '../tree/edit.ts';
import { type Branch, isError, type Node, nodesOf } from '../tree/node.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import type { Syntax } from '../tree/syntax.ts';
import { add, addAll, rest, type Worklist } from './worklist.ts';

/** In a larger program there are too many parts. */
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
        // Nothing is expected in the place of the root but another program.
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

/** The smallest first. */
function partsThatFit(syntax: Syntax, node: Branch): readonly Node[] {
  if (isError(node)) return [];
  return [...nodesOf(node)]
    .filter((part) => part.tokens > 0 && part.tokens < node.tokens && fits(syntax, node, part))
    .toSorted((a, b) => a.tokens - b.tokens);
}
