/**
 * Removes a parameter with its argument in each call. If all calls pass the same plain argument, that stands for the
 * parameter in the body; otherwise the parameter becomes a local variable.
 */
import type { Declaration, Facts } from '../../semantics/facts.ts';
import { type Leaf, leavesOf, type Node, textOf } from '../../tree/node.ts';
import { overSites, type Site } from './sites.ts';

export const parameter = overSites('parameter', 'smaller', function* (program, facts) {
  for (const name of facts.names) {
    const functions = name.declarations.filter(({ parameters }) => parameters !== undefined);
    const calls = facts.callsOf(name);
    const definition = functions.find(({ body }) => body !== undefined);
    for (const [i, node] of (definition?.parameters ?? []).entries()) {
      const token = nameOf(facts, node);
      const parameter = token && facts.nameOf(token);
      if (parameter === undefined) continue;
      const passed = calls.flatMap((call) => call.arguments[i] ?? []);
      const remove = [...functions.flatMap(({ parameters }) => parameters![i] ?? []), ...passed];
      const site = { key: `${name.key} ${i}`, remove };
      const [text, ...others] = new Set(passed.map(textOf));
      const uses = parameter.tokens.filter((use) => use !== token);
      if (uses.length === 0) yield { ...site, replace: [] };
      else if (text !== undefined && others.length === 0 && isGlobal(facts, passed[0]!))
        yield { ...site, replace: uses.map((use) => [use, text] as const) };
      else {
        const local = asLocal(program.syntax.meaning?.statements?.local, definition!, node);
        if (local !== undefined) yield { ...site, replace: [local] };
      }
    }
  }
});

/** The token that declares a name in a parameter. */
const nameOf = (facts: Facts, parameter: Node): Leaf | undefined =>
  [...leavesOf(parameter)].find((leaf) =>
    facts.nameOf(leaf)?.declarations.some(({ token }) => token === leaf),
  );

/** Whether all names in it are visible everywhere. */
const isGlobal = (facts: Facts, argument: Node): boolean =>
  [...leavesOf(argument)].every((leaf) => facts.nameOf(leaf)?.scope === undefined);

/** The bracket that opens the body, and the variable after it. */
function asLocal(
  template: string | undefined,
  { body }: Declaration,
  parameter: Node,
): Site['replace'][number] | undefined {
  const bracket = body && leavesOf(body).next().value;
  if (template === undefined || !bracket) return undefined;
  return [bracket, `${bracket.text} ${template.replace('PARAMETER', () => textOf(parameter))}`];
}
