/**
 * Makes two names one: all uses of a name become those of another, and what declared it goes. Where the grammar knows nothing of
 * declarations, the first appearance of a name is taken for one.
 *
 * Vulcan does the same in two steps, of which the first gains nothing, and so has to look for the second after each.
 *
 * Guarantee: every proposal has fewer tokens.
 */
import type { Pass } from '../core/pass.ts';
import { identifiersIn, rename } from '../tree/identifiers.ts';
import { leavesOf, type Node } from '../tree/node.ts';
import type { TreeProgram } from '../tree/program.ts';
import { removeAll } from '../tree/remove.ts';
import { parsing } from './parsing.ts';

/** The names that are done with. */
type Cursor = ReadonlySet<string>;

export const merge: Pass<TreeProgram, Cursor> = parsing<Cursor>({
  name: 'merge',
  start: () => new Set(),
  *propose(program, from) {
    const { syntax, root } = program;
    const clusters = identifiersIn(syntax, root);
    const places = placesOf(root);
    const done = new Set(from);
    for (const [name, [first, ...uses]] of clusters) {
      if (done.has(name) || uses.length === 0) continue;
      done.add(name);
      const used = new Set(uses.map((id) => places.get(id)!));
      for (const [other, ids] of clusters) {
        // A name that stands nowhere where this one does is of another kind: a type, a label.
        if (other === name || !ids.some((id) => used.has(places.get(id)!))) continue;
        const rest = removeAll(syntax, rename(root, uses, other), [first!]);
        if (rest === undefined || rest.tokens >= root.tokens) continue;
        const change = `${name} to ${other}`;
        yield { program: program.with(rest), next: new Set(done), kind: 'merge', change };
      }
    }
  },
});

/** What the grammar expects in the place of each token. */
const placesOf = (root: Node): ReadonlyMap<number, string> =>
  new Map(Array.from(leavesOf(root), ({ id, expected }) => [id, expected]));
