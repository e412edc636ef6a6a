/**
 * SFC's identifier elimination: Xu et al., "Boosting Program Reduction with the Missing Piece of Syntax-Guided
 * Transformations" (OOPSLA 2025), Algorithm 4. Replaces all uses of a name by another name; otherwise, use by use, replaces
 * it by another name or removes it together with the structure around it. Then its declaration can be removed.
 *
 * Guarantee: no proposal has more tokens. It visits each name once, and ends as soon as a name has no more uses.
 */
import type { Pass } from '../../core/pass.ts';
import { factsOf } from '../../semantics/facts.ts';
import { type Identifier, identifiersIn } from '../../semantics/identifiers.ts';
import { rename } from '../../semantics/rename.ts';
import { find, replaceAll } from '../../tree/edit.ts';
import type { Leaf, Node, Tree } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import type { Syntax } from '../../tree/syntax.ts';
import { parsing } from '../parsing.ts';
import { smallerForms } from './convert.ts';

type Cursor =
  | 'eliminated'
  | {
      /** The names already tried. */
      readonly done: ReadonlySet<string>;
      /** The name that has lost some of its uses. */
      readonly name?: string;
    };

export const identifierElimination: Pass<TreeProgram, Cursor> = parsing<Cursor>({
  name: 'identifier-elimination',
  accepts: 'same-size',
  start: () => ({ done: new Set() }),
  *propose(program, from) {
    if (from === 'eliminated') return;
    const { syntax, root } = program;
    const names = identifiersIn(yield* factsOf(program));
    const done = new Set(from.done);
    for (const name of names) {
      const { text, uses } = name;
      if (done.has(text)) continue;
      const [use] = uses;
      if (use === undefined) {
        if (text === from.name) return;
        continue;
      }
      const others = names.filter((other) => other !== name);
      const renamed = (tokens: readonly Leaf[], other: Identifier) =>
        program.with(rename(root, tokens, other));
      if (text !== from.name) {
        for (const other of others) {
          const change = `${text} to ${other.text}`;
          yield { program: renamed(uses, other), next: 'eliminated', kind: 'all uses', change };
        }
      }
      const next = { done: new Set(done), name: text };
      for (const other of others) {
        yield { program: renamed([use], other), next, kind: 'use', change: `${use.id} to ${other.text}` };
      }
      for (const tree of eliminateBySfc(syntax, root, use.id)) {
        yield { program: program.with(tree), next, kind: 'structure' };
      }
      done.add(text);
    }
  },
});

/** Converts the structures around a use to smaller forms without it, innermost first. */
function* eliminateBySfc(syntax: Syntax, root: Tree, use: number): Generator<Tree> {
  const { path } = find(root, use)!;
  const isAllowed = ({ id, last }: Node) => use < id || use > last;
  for (const { branch } of path.toReversed()) {
    for (const tree of smallerForms(syntax, branch, { isAllowed }))
      yield replaceAll(root, [[branch.id, tree]]);
  }
}
