import type { Pass } from '../core/pass.ts';
import type { Work } from '../core/work.ts';
import { accepting, countingErrors, type TreeProgram } from '../tree/tree-program.ts';

/**
 * Filters out the proposals of a pass that do not parse: the text of an edited tree may parse differently, or not at
 * all. If the program has errors itself, proposals must not have more.
 */
export function parsing<C>(pass: Pass<TreeProgram, C>): Pass<TreeProgram, C> {
  return {
    ...pass,
    *propose(program, from) {
      let most: number | undefined;
      const isRight = function* (edited: TreeProgram): Work<boolean> {
        most ??= (yield* accepting(program)) ? 0 : yield* countingErrors(program);
        return (yield* accepting(edited)) || (most > 0 && (yield* countingErrors(edited)) <= most);
      };
      for (const proposal of pass.propose(program, from)) {
        yield proposal !== undefined && (yield* isRight(proposal.program)) ? proposal : undefined;
      }
    },
  };
}
