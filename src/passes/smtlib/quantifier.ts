/**
 * Quantifiers become their body: with their variables as new constants of the script, or with plain values for them. A single
 * variable of several likewise becomes a value.
 */
import { partOf } from '../../semantics/parts.ts';
import type { Facts, Name } from '../../semantics/facts.ts';
import { sortsOf } from '../../semantics/smtlib/sorts.ts';
import { valuesOf } from '../../semantics/smtlib/values.ts';
import { type Leaf, type Node, nodesOf, textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { numberedKeys, oneByOne, type Replacement, type Site } from '../semantic/sites.ts';
import { commandOf, commandsOf, freeNames, listOf } from './script.ts';

export const quantifier = oneByOne('smt-quantifier', 1, toConstants, toValues);

interface Variable {
  readonly node: Node;
  readonly token: Leaf;
  readonly name: Name;
  readonly sort: Node;
}

interface Quantifier {
  readonly node: Node;
  readonly body: Node;
  readonly variables: readonly Variable[];
}

function* quantifiersIn({ root, syntax }: TreeProgram, facts: Facts): Generator<Quantifier> {
  for (const node of nodesOf(root)) {
    if (node.kind === 'token' || node.symbol !== 'quantifier') continue;
    const body = withoutPatterns(node.children[5]);
    const variables = listOf(node.children[3]).flatMap((variable): readonly Variable[] => {
      const [token, sort] = [partOf(syntax, variable, 'symbol'), partOf(syntax, variable, 'sort')];
      const name = token?.kind === 'token' ? facts.nameOf(token) : undefined;
      return name === undefined || sort === undefined
        ? []
        : [{ node: variable, token: token as Leaf, name, sort }];
    });
    if (body !== undefined && variables.length > 0) yield { node, body, variables };
  }
}

/** Patterns are only for quantifiers. */
const withoutPatterns = (body: Node | undefined): Node | undefined =>
  body !== undefined && body.kind !== 'token' && body.symbol === 'term' && textOf(body).includes(':pattern')
    ? body.children[2]
    : body;

function* toConstants(program: TreeProgram, facts: Facts): Generator<Site> {
  const commands = commandsOf(program.root);
  const keyFor = numberedKeys();
  for (const { node, body, variables } of quantifiersIn(program, facts)) {
    const command = commandOf(commands, node);
    if (command === undefined) continue;
    const fresh = freeNames(facts);
    const replace: Replacement[] = [];
    const declarations = variables.flatMap(({ token, name, sort }) => {
      const isTaken = facts.names.some((other) => other !== name && other.text === token.text);
      const text = isTaken ? (fresh.next().value as string) : token.text;
      if (isTaken) replace.push(...name.uses.map((use) => [use, text] as const));
      return ['(declare-const', text, sort, ')'];
    });
    yield {
      key: keyFor(textOf(node)),
      replace: [[command, [...declarations, command]], ...replace, [node, body]],
    };
  }
}

function* toValues(program: TreeProgram, facts: Facts): Generator<Site | undefined> {
  const sorts = yield* sortsOf(program);
  const keyFor = numberedKeys();
  for (const { node, body, variables } of quantifiersIn(program, facts)) {
    for (const { node: variable, name, sort } of variables) {
      const of = sorts.sortAt(sort);
      for (const value of of === undefined ? [] : valuesOf(of, sorts)) {
        const replace = name.uses.map((use): Replacement => [use, value]);
        const key = keyFor(`${textOf(variable)} to ${value}`);
        if (variables.length > 1) yield { key, replace, remove: [variable] };
        else yield { key, replace: [...replace, [node, body]] };
      }
    }
  }
}
