import type { Pass } from '../core/pass.ts';
import { textOf } from '../core/encoding.ts';
import { hasAtMost, type TreeProgram } from '../tree/tree-program.ts';

/**
 * Filters out the proposals of a pass that do not parse: the text of an edited tree may parse differently, or not at
 * all. If the program has errors itself, proposals must not have more.
 */
export function parsing<C>(pass: Pass<TreeProgram, C>): Pass<TreeProgram, C> {
  return {
    ...pass,
    *propose(program, from) {
      const { syntax } = program;
      let most: number | undefined;
      for (const proposal of pass.propose(program, from)) {
        if (proposal === undefined) {
          yield undefined;
          continue;
        }
        most ??= yield* syntax.countingErrors(textOf(program.print()));
        yield (yield* hasAtMost(most, syntax, proposal.program.print())) ? proposal : undefined;
      }
    },
  };
}
