/** Replaces all calls of a function by a plain value, by their first argument or by all arguments, and removes the function. */
import type { Call, Facts } from '../../semantics/facts.ts';
import { tokensIn } from '../../semantics/tokens.ts';
import { constantsFor } from '../../tree/constants.ts';
import { textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { insteadOfCall, placeOf } from './calls.ts';
import { overSites, type Site } from './sites.ts';
import { bracketed, type Text } from './text.ts';

export const callToValue = overSites(
  'call-to-value',
  'smaller',
  ({ syntax, root }, facts) =>
    instead(root, facts, (call) => {
      const [constant] = constantsFor(syntax, placeOf(call));
      return constant && textOf(constant);
    }),
  ({ root }, facts) => instead(root, facts, ({ arguments: [first] }) => first && bracketed(first)),
  ({ syntax, root }, facts) =>
    instead(root, facts, ({ arguments: list }) => {
      const separator = syntax.meaning?.statements?.sequence && ',';
      if (separator === undefined || list.length < 2) return undefined;
      return ['(', ...list.flatMap((argument, i) => (i === 0 ? [argument] : [separator, argument])), ')'];
    }),
);

function* instead(
  root: TreeProgram['root'],
  { names, callsOf }: Facts,
  textFor: (call: Call) => Text | undefined,
): Generator<Site> {
  const tokens = tokensIn(root);
  for (const name of names) {
    const replace = callsOf(name).flatMap((call) => {
      const text = textFor(call);
      return (text === undefined ? undefined : insteadOfCall(tokens, call, text)) ?? [];
    });
    if (replace.length > 0)
      yield { key: name.key, replace, remove: name.declarations.map(({ token }) => token) };
  }
}
