/**
 * Eliminates a variable by an equality: for `(= x t)`, x becomes t wherever else it occurs, and the equality and the declaration
 * go. An equality inside another term becomes `true`.
 *
 * ddSMT calls it "eliminate variable from equality"; there, the equality stays. Guarantee: every proposal has fewer tokens.
 */
import { sortsOf } from '../../semantics/smtlib/sorts.ts';
import { type Leaf, leavesOf, type Node, textOf } from '../../tree/node.ts';
import { growing, oneByOne, type Replacement, type Site } from '../semantic/sites.ts';
import type { Facts } from '../../semantics/facts.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { declaredNames } from './eliminate.ts';
import { applicationOf, assertedBy, commandsOf } from './script.ts';

export const equality = oneByOne(
  'smt-equality',
  1,
  (program, facts) => eliminations(program, facts, false),
  (program, facts) => eliminations(program, facts, true),
);

/** The same if the term is larger than the rest of the program gets smaller, for attempts. */
export const growingEquality = growing('smt-equality-growing', (program, facts) =>
  eliminations(program, facts, true),
);

/** `keeps`: the equality stays, as `(= t t)`. */
export function* eliminations(
  program: TreeProgram,
  facts: Facts,
  keeps: boolean,
): Generator<Site | undefined> {
  const { terms } = yield* sortsOf(program);
  const constants = new Map(
    (yield* declaredNames(program, facts)).flatMap(([name, { parameters, kind }]) =>
      kind === 'declared' && parameters.length === 0 ? [[name.declaration.id, name] as const] : [],
    ),
  );
  const asserts = new Map(
    commandsOf(program.root).flatMap((command) => {
      const term = assertedBy(command);
      return term === undefined ? [] : [[term.id, command] as const];
    }),
  );
  for (const term of terms) {
    const application = applicationOf(term);
    if (application?.head !== '=') continue;
    for (const variable of application.args) {
      const name = variable.kind === 'token' ? facts.nameOf(variable) : undefined;
      if (name === undefined || !constants.has(name.declaration.id)) continue;
      for (const other of application.args) {
        if (other === variable || contains(other, name.uses)) continue;
        const uses = name.uses.filter((use) => keeps || use.id < term.id || use.id > term.last);
        const command = asserts.get(term.id);
        const replace = uses.map((use): Replacement => [use, other]);
        const dropped = application.args.length > 2 ? variable : command;
        const rest: Pick<Site, 'replace' | 'remove'> = keeps
          ? { replace, remove: [name.declaration] }
          : dropped === undefined
            ? { replace: [...replace, [term, 'true']], remove: [name.declaration] }
            : { replace, remove: [name.declaration, dropped] };
        yield { key: `${name.key} by ${textOf(other)}`, ...rest };
      }
    }
  }
}

function contains(node: Node, leaves: readonly Leaf[]): boolean {
  const own = new Set(Array.from(leavesOf(node), ({ id }) => id));
  return leaves.some(({ id }) => own.has(id));
}
