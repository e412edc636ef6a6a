/** Replaces all calls of a function by a plain value, by their first argument or by all arguments, and removes the function. */
import { type Call, type Facts, usesOf } from '../../semantics/facts.ts';
import { constantsFor } from '../../tree/constants.ts';
import { textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { insteadOfCall, placeOf } from './calls.ts';
import { overSites, type Site } from './sites.ts';
import { wholeOf } from './statements.ts';
import { bracketed, type Text } from './text.ts';

export const callToValue = overSites(
  'call-to-value',
  'smaller',
  (program, facts) =>
    instead(program, facts, (call) => {
      const [constant] = constantsFor(program.syntax, placeOf(program.root, call));
      return constant && textOf(constant);
    }),
  (program, facts) => instead(program, facts, ({ arguments: [first] }) => first && bracketed(first)),
  (program, facts) =>
    instead(program, facts, ({ arguments: list }) => {
      const separator = program.syntax.meaning?.statements?.sequence && ',';
      if (separator === undefined || list.length < 2) return undefined;
      return ['(', ...list.flatMap((argument, i) => (i === 0 ? [argument] : [separator, argument])), ')'];
    }),
);

function* instead(
  program: TreeProgram,
  facts: Facts,
  textFor: (call: Call) => Text | undefined,
): Generator<Site> {
  const { root } = program;
  for (const name of facts.names) {
    const replace = facts.callsOf(name).flatMap((call) => {
      const text = textFor(call);
      return (text === undefined ? undefined : insteadOfCall(root, call, text)) ?? [];
    });
    // What is also used otherwise has to stay.
    const isOnlyCalled = usesOf(name).length === facts.callsOf(name).length;
    const declarations = isOnlyCalled ? name.declarations : [];
    const remove = declarations.map((declaration) => wholeOf(program, facts, declaration));
    if (replace.length > 0) yield { key: name.key, replace, remove };
  }
}
