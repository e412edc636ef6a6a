/** Combines the declarations of a block that begin with the same tokens: `int a; int b;` becomes `int a, b;`. */
import type { Declaration, Facts } from '../../semantics/facts.ts';
import { find } from '../../tree/edit.ts';
import { type Branch, leavesOf, type Leaf, textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { overSites, type Site } from './sites.ts';

export const combine = overSites(
  'combine',
  'smaller',
  // All of them, in the place of the first.
  (program, facts) => combined(program, facts, (groups) => groups),
  // Only two neighbours: initial values may depend on a declaration in between.
  (program, facts) => combined(program, facts, (groups) => groups.flatMap(neighbours)),
);

function* combined(
  { syntax, root }: TreeProgram,
  { declarations }: Facts,
  choose: (groups: readonly (readonly Shared[])[]) => readonly (readonly Shared[])[],
): Generator<Site> {
  const comma = syntax.meaning?.statements?.comma;
  if (comma === undefined) return;
  const groups = new Map<string, Shared[]>();
  const seen = new Set<Branch>();
  for (const declaration of declarations) {
    const { kind, node, body } = declaration;
    const isPlain = (kind === 'variable' || kind === 'function' || kind === 'field') && body === undefined;
    if (!isPlain || seen.has(node)) continue;
    seen.add(node);
    const { branch: list, index } = find(root, node.id)!.path.at(-1)!;
    const shared = sharedOf(declaration, index);
    if ((list.kind !== 'star' && list.kind !== 'plus') || shared === undefined) continue;
    const key = `${list.id} ${shared.start}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [shared]);
    else group.push(shared);
  }
  for (const [first, ...others] of choose([...groups.values()])) {
    if (first === undefined || others.length === 0) continue;
    yield {
      key: `${first.start} ${first.names.map(({ text }) => text).join(' ')}`,
      replace: [[first.end, [...others.flatMap(({ names }) => [comma, ...names]), first.end]]],
      remove: others.map(({ node }) => node),
    };
  }
}

/** A declaration, split into the tokens before its names, its names, and the token at its end. */
interface Shared {
  readonly node: Branch;
  /** Its index in the block. */
  readonly index: number;
  readonly start: string;
  readonly names: readonly Leaf[];
  readonly end: Leaf;
}

function sharedOf({ node, part }: Declaration, index: number): Shared | undefined {
  const leaves = [...leavesOf(node)].filter(({ text }) => text !== '');
  const first = leaves.findIndex(({ id }) => id >= part.id);
  const end = leaves.at(-1);
  if (first <= 0 || end === undefined) return undefined;
  const start = leaves.slice(0, first).map(textOf).join(' ');
  return { node, index, start, names: leaves.slice(first, -1), end };
}

const neighbours = (group: readonly Shared[]): readonly (readonly Shared[])[] =>
  group.flatMap((shared, i) => {
    const next = group[i + 1];
    return next?.index === shared.index + 1 ? [[shared, next]] : [];
  });
