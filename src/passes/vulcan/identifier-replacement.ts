/**
 * Vulcan's identifier replacement: Xu et al., "Pushing the Limit of 1-Minimality of Language-Agnostic Program Reduction"
 * (OOPSLA 2023), Algorithm 2. All tokens of a name but the first become another name, so that its declaration may go.
 *
 * Guarantee: no proposal has more tokens, nor more names. One is accepted, then it ends.
 */
import type { Pass } from '../../core/pass.ts';
import { factsOf } from '../../semantics/facts.ts';
import { identifiersIn } from '../../semantics/identifiers.ts';
import { rename } from '../../semantics/rename.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { parsing } from '../parsing.ts';

type Cursor = 'before' | 'after';

export const identifierReplacement: Pass<TreeProgram, Cursor> = parsing<Cursor>({
  name: 'identifier-replacement',
  accepts: 'same-size',
  start: () => 'before',
  *propose(program, from) {
    if (from === 'after') return;
    const names = identifiersIn(yield* factsOf(program));
    for (const name of names) {
      const [, ...uses] = name.tokens;
      if (uses.length === 0) continue;
      for (const other of names) {
        if (other === name) continue;
        yield {
          program: program.with(rename(program.root, uses, other)),
          next: 'after',
          kind: 'identifier',
          change: `${name.text} to ${other.text}`,
        };
      }
    }
  },
});
