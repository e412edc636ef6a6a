/**
 * HDD, hierarchical delta debugging: Misherghi and Su, "HDD: Hierarchical Delta Debugging" (ICSE 2006). Level by level
 * from the root, ddmin over all nodes of a level that can be pruned.
 *
 * `hdd` replaces pruned nodes by the smallest fragment that the grammar allows. All of a level may be pruned, because
 * that leaves fragments, not the empty program that ddmin takes for uninteresting. `hddDelete` is the HDD of the Perses
 * paper (ICSE 2018, sections 1 and 5): it deletes nodes whatever the grammar says, so its proposals may not parse.
 */
import type { Pass } from '../core/pass.ts';
import { deletingLevel, type Level, replacingLevel } from '../tree/level.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import { ddmin, ddminDownTo } from './ddmin.ts';
import { cutOut } from './over-list.ts';

interface Cursor {
  readonly level: number;
  /** ddmin's cursor in this level. */
  readonly granularity?: number;
}

export const hdd = hierarchical('hdd', ddminDownTo(0), ({ syntax, root }, level) =>
  replacingLevel(syntax, root, level),
);

export const hddDelete = hierarchical('hdd-delete', ddmin, ({ root }, level) => deletingLevel(root, level));

/** `levelOf` returns undefined below the deepest level. */
function hierarchical(
  name: string,
  reducer: typeof ddmin,
  levelOf: (program: TreeProgram, level: number) => Level | undefined,
): Pass<TreeProgram, Cursor> {
  return {
    name,
    accepts: 'smaller',
    start: () => ({ level: 0 }),
    *propose(program, { level, granularity }) {
      for (;;) {
        const found = levelOf(program, level);
        if (found === undefined) return;
        const { nodes, prune } = found;
        for (const cut of reducer.cuts(nodes.length, granularity ?? reducer.start(nodes.length))) {
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
}
