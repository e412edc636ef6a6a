/** Replaces the types of variables, parameters, fields and functions by the plainest one. */
import { textOf } from '../../tree/node.ts';
import { overSites } from './sites.ts';

export const type = overSites('type', 'same-size', function* ({ syntax }, { names }) {
  const plain = syntax.meaning?.statements?.plainType;
  if (plain === undefined) return;
  for (const { key, declarations } of names) {
    const types = declarations.flatMap(({ kind, type }) => (kind === 'alias' ? [] : (type ?? [])));
    const others = types.filter((type) => textOf(type) !== plain);
    if (others.length > 0) yield { key, replace: others.map((type) => [type, plain] as const) };
  }
});
