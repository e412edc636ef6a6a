/** Makes a declaration of a function definition: its body becomes `;`. */
import { overSites } from './sites.ts';

export const body = overSites('body', 'smaller', function* ({ syntax }, { names }) {
  const text = syntax.meaning?.statements?.noBody;
  if (text === undefined) return;
  for (const { key, declarations } of names) {
    const definitions = declarations.filter(({ kind, body }) => kind === 'function' && body !== undefined);
    if (definitions.length === 0) continue;
    // If there is a declaration already, the definition goes.
    const isDeclared = declarations.length > definitions.length;
    yield {
      key,
      replace: isDeclared ? [] : definitions.map(({ body }) => [body!, text] as const),
      ...(isDeclared && { remove: definitions.map(({ node }) => node) }),
    };
  }
});
