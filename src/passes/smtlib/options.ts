/** Removes options, information and the logic: all at once, by halves, and one by one. */
import type { Work } from '../../core/work.ts';
import { KNOWN_SORTS } from '../../semantics/smtlib/sort.ts';
import { sortsOf } from '../../semantics/smtlib/sorts.ts';
import { textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { numberedKeys, overSites } from '../semantic/sites.ts';
import { commandsOf, keywordOf } from './script.ts';

export const options = overSites('smt-options', 'smaller', function* (program) {
  const removable = (yield* needsLogic(program)) ? /^set-(?:option|info)$/ : /^set-(?:option|info|logic)$/;
  const keyFor = numberedKeys();
  for (const command of commandsOf(program.root))
    if (removable.test(keywordOf(command)))
      yield { key: keyFor(textOf(command)), replace: [], remove: [command] };
});

/** Whether a sort is declared that solvers declare themselves, unless the logic has none of its theory: `List`, `Set`. */
export function* needsLogic(program: TreeProgram): Work<boolean> {
  const { declaredSorts } = yield* sortsOf(program);
  return [...declaredSorts].some((name) => KNOWN_SORTS.has(name));
}
