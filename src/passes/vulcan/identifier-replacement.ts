/**
 * Vulcan's identifier replacement: Xu et al., "Pushing the Limit of 1-Minimality of Language-Agnostic Program Reduction"
 * (OOPSLA 2023), Algorithm 2. All uses of a name become those of another, so that its declaration may go.
 *
 * Guarantee: no proposal has more tokens, nor more names. One is accepted, then it ends.
 */
import type { Pass } from '../../core/pass.ts';
import { type Clusters, identifiersIn, rename } from '../../tree/identifiers.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { parsing } from '../parsing.ts';

type Cursor = 'before' | 'after';

export const identifierReplacement: Pass<TreeProgram, Cursor> = parsing<Cursor>({
  name: 'identifier-replacement',
  accepts: 'same-size',
  start: () => 'before',
  *propose(program, from) {
    if (from === 'after') return;
    const clusters = identifiersIn(program.syntax, program.root);
    for (const [name, other] of pairs(clusters)) {
      // The first appearance of a name is usually its declaration.
      const uses = clusters.get(name)!.slice(1);
      if (uses.length === 0) continue;
      yield {
        program: program.with(rename(program.root, uses, other)),
        next: 'after',
        kind: 'identifier',
        change: `${name} to ${other}`,
      };
    }
  },
});

function* pairs(clusters: Clusters): Generator<[name: string, other: string]> {
  for (const name of clusters.keys()) {
    for (const other of clusters.keys()) if (other !== name) yield [name, other];
  }
}
