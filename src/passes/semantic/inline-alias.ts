/** Replaces all uses of a type alias by the type that it stands for, and removes the alias. */
import type { Declaration } from '../../semantics/facts.ts';
import { leavesOf, textOf } from '../../tree/node.ts';
import { overSites } from './sites.ts';

export const inlineAlias = overSites('inline-alias', 'smaller', function* (_, { names }) {
  for (const { key, declarations, uses } of names) {
    const [declaration, ...others] = declarations;
    if (declaration?.kind !== 'alias' || others.length > 0) continue;
    const text = typeOf(declaration);
    if (text === undefined) continue;
    yield { key, replace: uses.map((use) => [use, text] as const), remove: [declaration.token] };
  }
});

/** `int *` for `typedef int *P`. A type around the name, like `int P[3]`, cannot replace it everywhere. */
function typeOf({ type, part, token }: Declaration): string | undefined {
  if (type === undefined) return undefined;
  const leaves = [...leavesOf(part)].filter(({ text }) => text !== '');
  if (leaves.at(-1) !== token) return undefined;
  return [textOf(type), ...leaves.slice(0, -1).map(({ text }) => text)].join(' ');
}
