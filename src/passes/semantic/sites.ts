/**
 * The frame of the semantic passes: a pass finds its sites, each a change of a declaration together with all its uses,
 * and proposes all of them at once, then halves, down to single sites.
 *
 * A change is text in the place of nodes: what it means to the grammar is read from the result.
 */
import type { Accepts, Pass } from '../../core/pass.ts';
import type { Work } from '../../core/work.ts';
import { type Facts, factsOf } from '../../semantics/facts.ts';
import { replaceAll, written } from '../../tree/edit.ts';
import type { Node } from '../../tree/node.ts';
import { removingAll } from '../../tree/remove.ts';
import { readingProgram, betterOf, type TreeProgram } from '../../tree/tree-program.ts';
import { halving, type Sweep } from '../halving.ts';
import { parsing } from '../parsing.ts';

export interface Site {
  /** Identifies it, also after other sites were changed. */
  readonly key: string;
  /** Nodes and the text in their place. */
  readonly replace: readonly (readonly [node: Node, text: string])[];
  /** Nodes to be removed, each with as little around it as the grammar allows. */
  readonly remove?: readonly Node[];
}

export interface SitesCursor {
  /** The keys of the sites yet to be changed, and the cursor of their reducer. */
  readonly left?: readonly string[];
  readonly sweep?: Sweep;
}

export function overSites(
  name: string,
  accepts: Accepts,
  sitesOf: (program: TreeProgram, facts: Facts) => Iterable<Site>,
): Pass<TreeProgram, SitesCursor> {
  return parsing<SitesCursor>({
    name,
    accepts,
    start: () => ({}),
    *propose(edited, from) {
      const program = yield* readAnew(edited);
      const sites = new Map<string, Site>();
      for (const site of sitesOf(program, yield* factsOf(program)))
        if (!sites.has(site.key)) sites.set(site.key, site);
      const left = from.left?.filter((key) => sites.has(key)) ?? [...sites.keys()];
      const start = from.left?.length === left.length ? from.sweep : undefined;
      for (const { from: first, to, next: sweep } of halving.cuts(
        left.length,
        start ?? halving.start(left.length),
      )) {
        const keys = left.slice(first, to);
        const root = yield* changed(
          program,
          keys.map((key) => sites.get(key)!),
        );
        if (root === undefined) continue;
        const next = { left: left.toSpliced(first, to - first), sweep };
        yield { program: program.with(root), next, kind: name, change: `${name} ${keys.join(', ')}` };
      }
    },
  });
}

/** The tree that the text has now, because a change may mean something else than its nodes say. */
function* readAnew(program: TreeProgram): Work<TreeProgram> {
  if (program.isRead) return program;
  return betterOf(program, yield* readingProgram(program.syntax, program.print()));
}

function* changed({ syntax, root }: TreeProgram, sites: readonly Site[]) {
  const edits = sites.flatMap(({ replace }) =>
    replace.map(([node, text]) => [node.id, written(syntax, node, text)] as const),
  );
  const replaced = edits.length === 0 ? root : replaceAll(root, edits);
  const removed = sites.flatMap(({ remove = [] }) => remove.map(({ id }) => id));
  return removed.length === 0 ? replaced : yield* removingAll(syntax, replaced, removed);
}
