/**
 * Declared functions become constants, with all their applications; declared constants with `()` get the shorter form of
 * declaration.
 */
import { overSites, type Replacement, type Site } from '../semantic/sites.ts';
import type { Facts } from '../../semantics/facts.ts';
import { sortsOf } from '../../semantics/smtlib/sorts.ts';
import { textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { declaredNames } from './eliminate.ts';
import { commandsOf, keywordOf } from './script.ts';

export const functionToConstant = overSites('smt-function', 'smaller', toConstants, toShorterForm);

function* toConstants(program: TreeProgram, facts: Facts): Generator<Site | undefined> {
  yield* sortsOf(program);
  for (const [name, { parameters, kind }] of yield* declaredNames(program, facts)) {
    const [declaration] = name.declarations;
    if (kind !== 'declared' || parameters.length === 0 || declaration?.parameters === undefined) continue;
    const replace = facts.callsOf(name).map((call): Replacement => [call.node, name.text]);
    yield { key: name.key, replace, remove: declaration.parameters };
  }
}

/** `(declare-fun x () Int)` becomes `(declare-const x Int)`. */
function* toShorterForm({ root }: TreeProgram): Generator<Site> {
  for (const command of commandsOf(root)) {
    const [, , name, parameters, sort] = command.children;
    if (keywordOf(command) !== 'declare-fun' || textOf(parameters!) !== '( )') continue;
    yield { key: textOf(name!), replace: [[command, ['(declare-const', name!, sort!, ')']]] };
  }
}
