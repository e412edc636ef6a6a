/**
 * Eliminates a declared constant or function: all its uses become a value of its sort, and the declaration goes. Many names at
 * once, by halving.
 */
import type { TreeProgram } from '../../tree/tree-program.ts';
import type { Facts, Name } from '../../semantics/facts.ts';
import type { Declared } from '../../semantics/smtlib/declared.ts';
import { sortsOf } from '../../semantics/smtlib/sorts.ts';
import { valuesOf } from '../../semantics/smtlib/values.ts';
import type { Work } from '../../core/work.ts';
import { overSites, type Replacement, type Site } from '../semantic/sites.ts';

export const eliminate = overSites(
  'smt-eliminate',
  'smaller',
  (program, facts) => eliminating(program, facts, 0),
  (program, facts) => eliminating(program, facts, 1),
);

/** By the value at this position among those of the sort. */
function* eliminating(program: TreeProgram, facts: Facts, which: number): Generator<Site | undefined> {
  const sorts = yield* sortsOf(program);
  for (const [name, { result, kind }] of yield* declaredNames(program, facts)) {
    const value = kind === 'constructor' || result === undefined ? undefined : valuesOf(result, sorts)[which];
    if (value === undefined || name.uses.length === 0) continue;
    const calls = facts.callsOf(name);
    const called = new Set(calls.map((call) => call.name));
    const replace: readonly Replacement[] = [
      ...calls.map((call) => [call.node, value] as const),
      ...name.uses.filter((use) => !called.has(use)).map((use) => [use, value] as const),
    ];
    yield { key: name.key, replace, remove: [name.declaration] };
  }
}

/** The names that are declared once, each with what it is declared as. */
export function* declaredNames(
  program: TreeProgram,
  facts: Facts,
): Work<readonly (readonly [Name, Declared])[]> {
  const { functions } = yield* sortsOf(program);
  return functions.flatMap((declared) => {
    const name = facts.nameOf(declared.token);
    return name === undefined || name.declarations.length !== 1 ? [] : [[name, declared] as const];
  });
}
