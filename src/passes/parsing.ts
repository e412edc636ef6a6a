import type { Pass } from '../core/pass.ts';
import { errorsOf, type TreeProgram } from '../tree/program.ts';

/**
 * A pass without those of its proposals that do not parse. A tree that was put together need not be the one that its text has, and a
 * text with holes may well be a program.
 */
export function parsing<C>(pass: Pass<TreeProgram, C>): Pass<TreeProgram, C> {
  return {
    ...pass,
    *propose(program, from) {
      let most: number | undefined;
      for (const proposal of pass.propose(program, from)) {
        most ??= errorsOf(program);
        if (errorsOf(proposal.program) <= most) yield proposal;
      }
    },
  };
}
