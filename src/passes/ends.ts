/**
 * Separated lists are spelled `x (, x)*` in many grammars. Perses can remove any element except the one outside the
 * repetition; this pass removes that one.
 */
import type { Pass } from '../core/pass.ts';
import { replaceAll } from '../tree/edit.ts';
import { nodesOf } from '../tree/node.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import { withoutEnd } from '../tree/remove.ts';

/** The id of the node to continue with. */
type Cursor = number;

export const ends: Pass<TreeProgram, Cursor> = {
  name: 'ends',
  accepts: 'smaller',
  start: () => 0,
  *propose(program, from) {
    for (const node of nodesOf(program.root)) {
      if (node.id < from || node.kind !== 'sequence') continue;
      yield;
      for (const index of node.children.keys()) {
        const rest = withoutEnd(program.syntax, node, index);
        if (rest === undefined || rest.tokens >= node.tokens) continue;
        yield {
          program: program.with(replaceAll(program.root, [[node.id, rest]])),
          next: node.id,
          kind: 'end',
          change: `${node.children[index]!.id}`,
        };
      }
    }
  },
};
