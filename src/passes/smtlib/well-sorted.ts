/**
 * Rules out programs with new sort errors: undeclared names, and functions applied to arguments of other sorts than they
 * take. Solvers reject them, so testing them would tell nothing. What the original does wrong already, its reductions may, too.
 */
import type { Fitness } from '../../core/fitness.ts';
import type { Printable } from '../../core/program.ts';
import type { Work } from '../../core/work.ts';
import { isErroneous } from '../../semantics/smtlib/parts.ts';
import { sortsOf } from '../../semantics/smtlib/sorts.ts';
import { nodesOf } from '../../tree/node.ts';
import type { Syntax } from '../../tree/syntax.ts';
import { readingProgram, type TreeProgram } from '../../tree/tree-program.ts';

/** Checking larger programs takes longer than their tests. */
const MOST_TOKENS = 10_000;

export interface WellSorted {
  /** Whether the original has no sort errors itself. */
  readonly isClean: boolean;
  readonly fitness: Pick<Fitness<Uint8Array>, 'allows'>;
}

/** The problems of `original` are known; everything else is a new one. */
export function* wellSorted(original: TreeProgram): Work<WellSorted> {
  const { problems } = yield* sortsOf(original);
  const fitness: WellSorted['fitness'] = {
    *allows(program) {
      if (program.size.tokens > MOST_TOKENS) return true;
      const tree = yield* parsed(original.syntax, program);
      if (tree === undefined) return true;
      const found = yield* sortsOf(tree);
      return [...found.problems].every((problem) => problems.has(problem));
    },
  };
  return { isClean: problems.size === 0, fitness };
}

/** Undefined if it does not parse. */
function* parsed(syntax: Syntax, program: Printable<Uint8Array>): Work<TreeProgram | undefined> {
  if ('root' in program) {
    const tree = program as TreeProgram;
    if (tree.isRead || ![...nodesOf(tree.root)].some(isErroneous)) return tree;
  }
  const read = yield* readingProgram(syntax, program.print());
  return 'program' in read ? read.program : undefined;
}
