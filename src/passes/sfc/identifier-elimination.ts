/**
 * SFC's identifier elimination: Xu et al., "Boosting Program Reduction with the Missing Piece of Syntax-Guided Transformations"
 * (OOPSLA 2025), Algorithm 4. All uses of a name become those of another; or else each use becomes another name, or goes with the
 * structure around it, so that its declaration may go.
 *
 * Guarantee: no proposal has more tokens. It ends when a name has lost its uses, and visits each name once.
 */
import type { Pass } from '../../core/pass.ts';
import { find, replaceAll } from '../../tree/edit.ts';
import { identifiersIn, rename } from '../../tree/identifiers.ts';
import type { Node, Tree } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import type { Syntax } from '../../tree/syntax.ts';
import { parsing } from '../parsing.ts';
import { smallerForms } from './convert.ts';

type Cursor =
  | 'eliminated'
  | {
      /** The names already tried. */
      readonly done: ReadonlySet<string>;
      /** The name of which some uses are gone. */
      readonly name?: string;
    };

export const identifierElimination: Pass<TreeProgram, Cursor> = parsing<Cursor>({
  name: 'identifier-elimination',
  accepts: 'same-size',
  start: () => ({ done: new Set() }),
  *propose(program, from) {
    if (from === 'eliminated') return;
    const { syntax, root } = program;
    const clusters = identifiersIn(syntax, root);
    const done = new Set(from.done);
    for (const [name, ids] of clusters) {
      if (done.has(name)) continue;
      // The first appearance of a name is usually its declaration.
      const uses = ids.slice(1);
      const [use] = uses;
      if (use === undefined) {
        if (name === from.name) return;
        continue;
      }
      const others = [...clusters.keys()].filter((other) => other !== name);
      const renamed = (ids: readonly number[], other: string) => program.with(rename(root, ids, other));
      if (name !== from.name) {
        for (const other of others) {
          const change = `${name} to ${other}`;
          yield { program: renamed(uses, other), next: 'eliminated', kind: 'all uses', change };
        }
      }
      const next = { done: new Set(done), name };
      for (const other of others) {
        yield { program: renamed([use], other), next, kind: 'use', change: `${use} to ${other}` };
      }
      for (const tree of eliminateBySfc(syntax, root, use)) {
        yield { program: program.with(tree), next, kind: 'structure' };
      }
      done.add(name);
    }
  },
});

/** The structures around a use get other, smaller forms without it, from the innermost on. */
function* eliminateBySfc(syntax: Syntax, root: Tree, use: number): Generator<Tree> {
  const { path } = find(root, use)!;
  const isAllowed = ({ id, last }: Node) => use < id || use > last;
  for (const { branch } of path.toReversed()) {
    for (const tree of smallerForms(syntax, branch, { isAllowed }))
      yield replaceAll(root, [[branch.id, tree]]);
  }
}
