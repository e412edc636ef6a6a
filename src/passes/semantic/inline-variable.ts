/** Replaces all uses of a variable or constant by its initial value, and removes the variable. */
import { textOf } from '../../tree/node.ts';
import { overSites } from './sites.ts';

export const inlineVariable = overSites('inline-variable', 'smaller', function* (_, { names }) {
  for (const { key, declarations, uses } of names) {
    const [declaration, ...others] = declarations;
    const value = declaration?.value;
    if (value === undefined || others.length > 0 || uses.length === 0) continue;
    const text = value.tokens === 1 ? textOf(value) : `( ${textOf(value)} )`;
    yield { key, replace: uses.map((use) => [use, text] as const), remove: [declaration!.token] };
  }
});
