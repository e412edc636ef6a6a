import type { Pass } from '../core/pass.ts';
import { errorsOf, isAccepted, numbered, type TreeProgram } from '../tree/program.ts';

/**
 * A pass without those of its proposals that do not parse. A tree that was put together need not be the one that its text has, and a
 * text with holes may well be a program. The trees of its proposals need no numbers.
 */
export function parsing<C>(pass: Pass<TreeProgram, C>): Pass<TreeProgram, C> {
  return {
    ...pass,
    *propose(program, from) {
      let most: number | undefined;
      for (const proposal of pass.propose(numbered(program), from)) {
        most ??= isAccepted(program) ? 0 : errorsOf(program);
        const isRight = isAccepted(proposal.program) || (most > 0 && errorsOf(proposal.program) <= most);
        if (isRight) yield proposal;
      }
    },
  };
}
