/**
 * HDD, hierarchical delta debugging: Misherghi and Su, "HDD: Hierarchical Delta Debugging" (ICSE 2006), as sections 1
 * and 5 of the Perses paper use it. Level by level from the root, ddmin over all nodes of a level. Pruned nodes are
 * removed, whatever the grammar says.
 */
import type { Pass } from '../core/pass.ts';
import { levelOf } from '../tree/level.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import { ddmin } from './ddmin.ts';
import { cutOut } from './over-list.ts';

interface Cursor {
  readonly level: number;
  /** ddmin's cursor in this level. */
  readonly granularity?: number;
}

export const hdd: Pass<TreeProgram, Cursor> = {
  name: 'hdd',
  accepts: 'smaller',
  start: () => ({ level: 0 }),
  *propose(program, { level, granularity }) {
    for (;;) {
      const { nodes, prune } = levelOf(program.root, level);
      if (nodes.length === 0) return;
      for (const cut of ddmin.cuts(nodes.length, granularity ?? ddmin.start(nodes.length))) {
        const { from, to, kept, next, kind } = cut;
        yield {
          program: program.with(prune(cutOut(nodes, cut))),
          next: { level, granularity: next },
          kind,
          change: `${kept ? 'keep' : 'drop'} ${nodes[from]!.id}-${nodes[to - 1]!.id}`,
        };
      }
      level++;
      granularity = undefined;
    }
  },
};
