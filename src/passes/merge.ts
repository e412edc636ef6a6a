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
    const done = new Set(from);
    for (const [name, [first, ...uses]] of clusters) {
      if (done.has(name) || uses.length === 0) continue;
      done.add(name);
      for (const other of clusters.keys()) {
        if (other === name) continue;
        const rest = removeAll(syntax, rename(root, uses, other), [first!]);
        if (rest === undefined || rest.tokens >= root.tokens) continue;
        const change = `${name} to ${other}`;
        yield { program: program.with(rest), next: new Set(done), kind: 'merge', change };
      }
    }
  },
});
