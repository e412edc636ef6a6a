/** Makes one declaration of all those in a block that begin the same: `int a; int b;` becomes `int a, b;`. */
import type { Declaration } from '../../semantics/facts.ts';
import { find } from '../../tree/edit.ts';
import { type Branch, leavesOf, type Leaf, textOf } from '../../tree/node.ts';
import { overSites } from './sites.ts';

export const combine = overSites('combine', 'smaller', function* ({ syntax, root }, { declarations }) {
  const comma = syntax.meaning?.statements?.comma;
  if (comma === undefined) return;
  const groups = new Map<string, Shared[]>();
  const seen = new Set<Branch>();
  for (const declaration of declarations) {
    const { kind, node, body } = declaration;
    const isPlain = (kind === 'variable' || kind === 'function' || kind === 'field') && body === undefined;
    if (!isPlain || seen.has(node)) continue;
    seen.add(node);
    const list = find(root, node.id)!.path.at(-1)?.branch;
    const shared = sharedOf(declaration);
    if ((list?.kind !== 'star' && list?.kind !== 'plus') || shared === undefined) continue;
    const key = `${list.id} ${shared.start}`;
    groups.set(key, [...(groups.get(key) ?? []), shared]);
  }
  for (const [first, ...others] of groups.values()) {
    if (first === undefined || others.length === 0) continue;
    const names = others.map(({ names }) => `${comma} ${names}`).join(' ');
    yield {
      key: `${first.start} ${first.names}`,
      replace: [[first.end, `${names} ${first.end.text}`]],
      remove: others.map(({ node }) => node),
    };
  }
});

/** A declaration: what its names share, its names, and the token at its end. */
interface Shared {
  readonly node: Branch;
  readonly start: string;
  readonly names: string;
  readonly end: Leaf;
}

function sharedOf({ node, part }: Declaration): Shared | undefined {
  const leaves = [...leavesOf(node)].filter(({ text }) => text !== '');
  const first = leaves.findIndex(({ id }) => id >= part.id);
  const end = leaves.at(-1);
  if (first <= 0 || end === undefined) return undefined;
  const text = (of: readonly Leaf[]) => of.map(textOf).join(' ');
  return { node, start: text(leaves.slice(0, first)), names: text(leaves.slice(first, -1)), end };
}
