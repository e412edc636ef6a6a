/** Replaces all uses of a type alias by the type it stands for, and removes the alias. */
import type { Declaration, Facts } from '../../semantics/facts.ts';
import { leavesOf } from '../../tree/node.ts';
import { overSites, type Replacement, type Site } from './sites.ts';

export const inlineAlias = overSites('inline-alias', 'smaller', function* (_, facts) {
  const declarations = declarationsByType(facts);
  for (const { key, declarations: own, uses } of facts.names) {
    const [alias, another] = own;
    if (alias?.kind !== 'alias' || another !== undefined || alias.type === undefined) continue;
    const replace = uses.map((use) => replacements(alias, use, declarations.get(use.id) ?? []));
    if (replace.includes(undefined)) continue;
    yield { key, replace: replace.flatMap((changes) => changes!), remove: [alias.token] };
  }
});

/** The declarations whose type is a single token, by that token. */
function declarationsByType({ declarations }: Facts): ReadonlyMap<number, readonly Declaration[]> {
  const found = new Map<number, Declaration[]>();
  for (const declaration of declarations) {
    const { type } = declaration;
    if (type?.tokens !== 1) continue;
    for (const { id } of leavesOf(type)) {
      const known = found.get(id);
      if (known === undefined) found.set(id, [declaration]);
      else known.push(declaration);
    }
  }
  return found;
}

/**
 * `int *` for `P` after `typedef int *P`. After `typedef int A[3]`, the declarator must change, too: `A a` becomes
 * `int a[3]`. That is done only if the declarator is just the name.
 */
function replacements(
  { type, part, token }: Declaration,
  use: Replacement[0],
  declared: readonly Declaration[],
): Site['replace'] | undefined {
  const leaves = [...leavesOf(part)].filter(({ text }) => text !== '');
  if (leaves.at(-1) === token) return [[use, [type!, ...leaves.slice(0, -1)]]];
  const arePlain = declared.every(({ part, token }) => leavesOf(part).next().value === token);
  if (declared.length === 0 || !arePlain) return undefined;
  return [
    [use, type!],
    ...declared.map(({ token: name }): Replacement => [
      name,
      { of: part, with: new Map([[token.id, [name]]]) },
    ]),
  ];
}
