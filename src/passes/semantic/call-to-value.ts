/** Replaces all calls of a function by a plain value, and removes the function. */
import { constantsFor } from '../../tree/constants.ts';
import { textOf } from '../../tree/node.ts';
import { overSites } from './sites.ts';

export const callToValue = overSites('call-to-value', 'smaller', function* ({ syntax }, { names, callsOf }) {
  for (const name of names) {
    const replace = callsOf(name).flatMap(({ node, isWhole }) => {
      const [constant] = isWhole ? constantsFor(syntax, node.expected) : [];
      return constant === undefined ? [] : [[node, textOf(constant)] as const];
    });
    if (replace.length === 0) continue;
    yield { key: name.key, replace, remove: name.declarations.map(({ token }) => token) };
  }
});
