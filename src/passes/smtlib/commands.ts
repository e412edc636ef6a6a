/**
 * Simplifies commands: datatypes get the shortest form of declaration, `push` and `pop` go in pairs, assumptions go, a defined function becomes a declared one, and the logic
 * becomes `ALL`, in which everything is allowed.
 */
import { type Branch, nodesOf, textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { overSites, type Site } from '../semantic/sites.ts';
import { needsLogic } from './options.ts';
import { commandsOf, keywordOf, listOf } from './script.ts';

export const commands = overSites(
  'smt-commands',
  'same-size',
  pairs,
  withoutAssumptions,
  toDeclarations,
  toDatatype,
  withoutBrackets,
  toAll,
);

/** `push` and the `pop` that belongs to it. */
function* pairs({ root }: TreeProgram): Generator<Site> {
  const open: Branch[] = [];
  for (const [i, command] of commandsOf(root).entries()) {
    const keyword = keywordOf(command);
    if (keyword === 'push') open.push(command);
    const push = keyword === 'pop' ? open.pop() : undefined;
    if (push !== undefined) yield { key: String(i), replace: [], remove: [push, command] };
  }
}

export function* withoutAssumptions({ root }: TreeProgram): Generator<Site> {
  for (const [i, command] of commandsOf(root).entries())
    if (keywordOf(command) === 'check-sat-assuming')
      yield { key: String(i), replace: [[command, '(check-sat)']] };
}

/** `(define-fun f () Int t)` becomes `(declare-fun f () Int)`. */
function* toDeclarations({ root }: TreeProgram): Generator<Site> {
  for (const command of commandsOf(root)) {
    const keyword = keywordOf(command);
    const [, , name, parameters, sort] = command.children;
    if (keyword === 'define-const')
      yield { key: textOf(name!), replace: [[command, ['(declare-const', name!, parameters!, ')']]] };
    else if (keyword === 'define-fun' || keyword === 'define-fun-rec') {
      const sorts = sortsIn(parameters!);
      yield {
        key: textOf(name!),
        replace: [[command, ['(declare-fun', name!, '(', ...sorts, ')', sort!, ')']]],
      };
    }
  }
}

const sortsIn = (parameters: Branch['children'][number]) =>
  parameters.kind === 'token' || parameters.children[1]?.kind === 'token'
    ? []
    : parameters.children[1]!.children.flatMap((one) =>
        one.kind === 'token' ? [] : (one.children[2] ?? []),
      );

/** `(declare-datatypes ((T 0)) ((…)))` becomes `(declare-datatype T (…))`. */
function* toDatatype({ root }: TreeProgram): Generator<Site> {
  for (const command of commandsOf(root)) {
    const [names, bodies] = [listOf(command.children[3]), listOf(command.children[6])];
    const [name, another] = names;
    const [body] = bodies;
    if (keywordOf(command) !== 'declare-datatypes' || another !== undefined || body === undefined) continue;
    if (name?.kind !== 'sequence') continue;
    yield { key: textOf(name), replace: [[command, ['(declare-datatype', name.children[1]!, body, ')']]] };
  }
}

/** The constructor `(nil)` becomes `nil`. */
function* withoutBrackets({ root }: TreeProgram): Generator<Site> {
  for (const node of nodesOf(root)) {
    if (node.kind === 'token' || node.symbol !== 'constructor_with_selectors' || node.tokens !== 3) continue;
    yield { key: textOf(node), replace: [[node, node.children[1]!]] };
  }
}

function* toAll(program: TreeProgram): Generator<Site | undefined> {
  if (yield* needsLogic(program)) return;
  for (const command of commandsOf(program.root)) {
    const logic = command.children[2];
    if (keywordOf(command) === 'set-logic' && logic !== undefined && textOf(logic) !== 'ALL')
      yield { key: 'logic', replace: [[logic, 'ALL']] };
  }
}
