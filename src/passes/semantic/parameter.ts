/**
 * Removes a parameter, and its argument from each call. If the parameter is used, it is replaced by the argument if all
 * calls pass the same, or becomes a local or a global variable.
 */
import type { Declaration, Facts } from '../../semantics/facts.ts';
import { lastLeaf } from '../../semantics/parts.ts';
import { type Leaf, leavesOf, type Node, textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { parameterName, typedParameter } from './calls.ts';
import { overSites, type Replacement } from './sites.ts';
import { bracketed, filled } from './text.ts';

export const parameter = overSites(
  'parameter',
  'same-size',
  // Removed without replacement if it is unused; replaced by its argument if that is always the same. A function that
  // calls itself may pass its own parameter on.
  function* (program, facts) {
    for (const { key, uses, passed, calls, remove } of parametersIn(program, facts)) {
      const isPassedOn = (argument: Node) => argument.kind === 'token' && uses.includes(argument);
      const values = passed.filter((argument) => !isPassedOn(argument));
      const [value] = values;
      if (uses.length === 0) yield { key, replace: calls, remove };
      else if (value !== undefined && new Set(values.map(textOf)).size === 1 && isGlobal(facts, value))
        yield { key, replace: [...uses.map((use) => [use, bracketed(value)] as const), ...calls], remove };
    }
  },
  // Becomes a local variable.
  function* (program, facts) {
    const { statements } = program.syntax.meaning ?? {};
    if (statements?.local === undefined) return;
    for (const { key, node, uses, definition, remove } of parametersIn(program, facts)) {
      const bracket = definition?.body && leavesOf(definition.body).next().value;
      if (uses.length === 0 || bracket?.text !== '{') continue;
      const PARAMETER = typedParameter(facts, statements, node);
      yield { key, replace: [[bracket, [bracket.text, filled(statements.local, { PARAMETER })]]], remove };
    }
  },
  // Becomes a global variable.
  function* (program, facts) {
    const { statements } = program.syntax.meaning ?? {};
    if (statements?.local === undefined || statements.isLocalOnly === true) return;
    for (const { key, node, uses, definition, remove } of parametersIn(program, facts)) {
      if (uses.length === 0 || definition === undefined) continue;
      const PARAMETER = typedParameter(facts, statements, node);
      const text = [filled(statements.local, { PARAMETER }), definition.node];
      yield { key, replace: [[definition.node, text]], remove };
    }
  },
);

interface Parameter {
  readonly key: string;
  readonly node: Node;
  readonly uses: readonly Leaf[];
  readonly definition: Declaration | undefined;
  /** The arguments passed for it. */
  readonly passed: readonly Node[];
  /** Calls that are plain names then. */
  readonly calls: readonly Replacement[];
  /** The parameter in all declarations of the function, and the arguments. */
  readonly remove: readonly Node[];
}

function* parametersIn({ syntax }: TreeProgram, facts: Facts): Generator<Parameter> {
  const { receiver, isPlainCall } = syntax.meaning?.statements ?? {};
  for (const name of facts.names) {
    const functions = name.declarations.filter(({ parameters }) => parameters !== undefined);
    const definition = functions.find(({ body }) => body !== undefined);
    const calls = facts.callsOf(name);
    const parameters = (definition ?? functions[0])?.parameters ?? [];
    const [first] = parameters;
    const isMethod = receiver !== undefined && first !== undefined && lastLeaf(first)?.text === receiver;
    for (const [i, node] of parameters.entries()) {
      if (isMethod && i === 0) continue;
      const token = parameterName(facts, node);
      const passed = calls.flatMap((call) => call.arguments[isMethod ? i - 1 : i] ?? []);
      const remove = [...functions.flatMap(({ parameters }) => parameters![i] ?? []), ...passed];
      const uses = token === undefined ? [] : facts.nameOf(token)!.tokens.filter((use) => use !== token);
      const isLast = isPlainCall === true && parameters.length === 1;
      const plain = isLast ? calls.map((call): Replacement => [call.node, call.name ?? call.node]) : [];
      const gone = isLast ? remove.filter((other) => !passed.includes(other)) : remove;
      yield { key: `${name.key} ${i}`, node, uses, definition, passed, calls: plain, remove: gone };
    }
  }
}

/** Whether all names in an argument are global. */
const isGlobal = (facts: Facts, argument: Node): boolean =>
  [...leavesOf(argument)].every((leaf) => facts.nameOf(leaf)?.scope === undefined);
