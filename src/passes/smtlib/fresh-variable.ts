/**
 * Replaces a term, wherever it occurs, by a new constant of its sort; names that were only used in it lose their declarations.
 * Terms with more tokens first.
 *
 * ddSMT calls it "introduce fresh variable", for one occurrence. Guarantee: every proposal has fewer tokens.
 */
import type { Facts } from '../../semantics/facts.ts';
import { sortsOf } from '../../semantics/smtlib/sorts.ts';
import { type Node, textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { oneByOne, type Site } from '../semantic/sites.ts';
import { commandOf, commandsOf, freeNames, onlyUsedIn } from './script.ts';

export const freshVariable = oneByOne('smt-fresh-variable', 1, termsToFreshVariables);

export function* termsToFreshVariables(program: TreeProgram, facts: Facts): Generator<Site | undefined> {
  const { terms, sortOf } = yield* sortsOf(program);
  const commands = commandsOf(program.root);
  const same = new Map<string, Node[]>();
  for (const term of terms) {
    if (term.tokens === 1 || sortOf(term) === undefined) continue;
    const key = textOf(term);
    const known = same.get(key);
    if (known === undefined) same.set(key, [term]);
    else known.push(term);
  }
  const [name] = freeNames(facts);
  for (const [key, list] of [...same].toSorted(([, a], [, b]) => saved(b) - saved(a))) {
    const [first] = list as [Node];
    const command = commandOf(commands, first);
    if (command === undefined) continue;
    const declaration = `(declare-const ${name!} ${sortOf(first)!.text})`;
    const replace = list.map((term) => [term, name!] as const);
    yield { key, replace: [[command, [declaration, command]], ...replace], remove: onlyUsedIn(facts, list) };
  }
}

const saved = (terms: readonly Node[]): number => terms.reduce((sum, { tokens }) => sum + tokens - 1, 0);
