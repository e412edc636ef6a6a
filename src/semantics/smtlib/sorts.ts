/**
 * The sorts of the terms of an SMT-LIB script, found in one walk over its commands.
 *
 * What is unknown stays unknown: functions that only some solvers have, lambdas, polymorphic constructors without arguments. It
 * is never a problem by itself, and an argument of unknown sort suits every function.
 */
import type { Work } from '../../core/work.ts';
import type { Node, Tree } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { run } from './commands.ts';
import type { Declared } from './declared.ts';
import { commandsIn, isErroneous } from './parts.ts';
import { createScope } from './scope.ts';
import type { Sort } from './sort.ts';
import { createTerms } from './terms.ts';

export interface Sorts {
  /** The sort of a term; undefined if it is unknown. */
  readonly sortOf: (term: Node) => Sort | undefined;
  /** The sort that a node of the grammar is, if it is one. */
  readonly sortAt: (node: Node) => Sort | undefined;
  /** The names of sorts that the script declares. */
  readonly declaredSorts: ReadonlySet<string>;
  /** All terms, in the order of the text, except for those in attributes. */
  readonly terms: readonly Node[];
  /** In the order of the text. */
  readonly functions: readonly Declared[];
  /** What a solver would complain about, each with the same text wherever it occurs: undeclared names, ill-sorted applications. */
  readonly problems: ReadonlySet<string>;
}

const known = new WeakMap<Tree, Sorts>();

/** Computed once per tree, in turns. */
export function* sortsOf({ root }: TreeProgram): Work<Sorts> {
  let sorts = known.get(root);
  if (sorts === undefined) known.set(root, (sorts = yield* findSorts(root)));
  return sorts;
}

export function* findSorts(root: Tree): Work<Sorts> {
  const scope = createScope();
  const terms = createTerms(scope);
  for (const command of commandsIn(root))
    if (command.kind !== 'token' && !isErroneous(command)) yield* run(command, scope, terms);
  const { functions, declaredSorts, problems, readAt: sortAt } = scope;
  return { sortOf: terms.sortOf, sortAt, terms: terms.terms, functions, declaredSorts, problems };
}
