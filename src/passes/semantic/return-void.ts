/** Makes a function return nothing: its type becomes `void`, `return e;` becomes `e;`. */
import { nodesOf, textOf } from '../../tree/node.ts';
import { overSites } from './sites.ts';
import { filled } from './text.ts';
import { returnedBy } from '../../semantics/parts.ts';

export const returnVoid = overSites('return-void', 'same-size', function* ({ syntax }, { names }) {
  const { statements } = syntax.meaning ?? {};
  const nothing = statements?.nothing;
  if (statements === undefined || nothing === undefined) return;
  for (const { key, declarations } of names) {
    const functions = declarations.filter(
      ({ parameters, type }) => parameters !== undefined && type !== undefined,
    );
    if (functions.length === 0 || functions.some(({ type }) => textOf(type!) === nothing)) continue;
    const returns = functions.flatMap(({ body }) =>
      body === undefined
        ? []
        : [...nodesOf(body)].filter((node) => syntax.ruleOf(node) === statements.return),
    );
    const { discard = 'VALUE;' } = statements;
    const replace = [
      ...functions.map(({ type }) => [type!, nothing] as const),
      ...returns.flatMap((node) => {
        const value = returnedBy(node);
        return value === undefined ? [] : [[node, filled(discard, { VALUE: value })] as const];
      }),
    ];
    yield { key, replace };
  }
});
