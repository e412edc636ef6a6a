/** Leaving out a part of a tree together with what cannot do without it, so that the grammar allows the rest. */
import { find, type Found, inPlaceOf, keep, put, tokensOf } from './edit.ts';
import type { Branch, Node } from './node.ts';
import type { Syntax } from './syntax.ts';

/** The tree without a node and as little around it as can be; nothing if that is everything. */
export function remove(syntax: Syntax, root: Node, id: number): Node | undefined {
  const found = find(root, id);
  return found && without(syntax, found);
}

/** The tree without several nodes. What goes with one of them need not be there any more. */
export function removeAll(syntax: Syntax, root: Node, ids: Iterable<number>): Node | undefined {
  let left: Node | undefined = root;
  for (const id of ids) {
    const found: Found | undefined = find(left, id);
    if (found === undefined) continue;
    left = without(syntax, found);
    if (left === undefined) return undefined;
  }
  return left;
}

function without(syntax: Syntax, { path }: Found): Node | undefined {
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const { branch, index } = path[depth]!;
    const rest = keep(branch, branch.children.toSpliced(index, 1)) ?? withoutEnd(syntax, branch, index);
    if (rest !== undefined) return put({ node: branch, path: path.slice(0, depth) }, rest);
  }
  return undefined;
}

/** A list with separators, `x (, x)*` or `(x ,)* x`, seen from the element that stands alone. */
interface Separated {
  /** Where the list is, and where the element that stands alone begins. */
  readonly at: number;
  readonly from: number;
  readonly end: readonly Node[];
  /** The neighbour without its separator, and the list without the neighbour; if there is one that can go. */
  readonly element: readonly Node[];
  readonly rest: Branch | undefined;
}

function* separatedIn({ grammar }: Syntax, { kind, children }: Branch): Generator<Separated> {
  if (kind !== 'sequence') return;
  for (const [at, list] of children.entries()) {
    if ((list.kind !== 'star' && list.kind !== 'plus') || list.production.kind === 'sequence') continue;
    const [item, other] = grammar.rules.get(list.production.of) ?? [];
    if (item?.kind !== 'sequence' || item.symbols.length < 2 || other !== undefined) continue;
    for (const isAfter of [true, false]) {
      const withoutSeparator = <T>(parts: readonly T[]) => (isAfter ? parts.slice(1) : parts.slice(0, -1));
      const symbols = withoutSeparator(item.symbols);
      const from = isAfter ? at - symbols.length : at + 1;
      const end = from < 0 ? [] : children.slice(from, from + symbols.length);
      if (!symbols.every((symbol, i) => symbol === end[i]?.expected)) continue;
      const neighbour = list.children.at(isAfter ? 0 : -1);
      // An error may stand in it.
      const isWhole = neighbour?.kind === 'sequence' && neighbour.children.length === item.symbols.length;
      const others = isAfter ? list.children.slice(1) : list.children.slice(0, -1);
      const rest = isWhole ? keep(list, others) : undefined;
      // Nodes are found because their numbers are in order: the list comes after what was its first element now. (If it is
      // empty, it is not found; nobody looks for what has no tokens.)
      const numbered = rest && isAfter ? { ...rest, id: neighbour!.last + 0.5 } : rest;
      const element = isWhole ? withoutSeparator(neighbour.children) : [];
      yield { at, from, end, element, rest: numbered };
    }
  }
}

/**
 * The element of such a list that stands alone cannot be left out; but its neighbour can take its place, and leave its separator
 * behind. Nothing if `index` is not in such an element.
 */
export function withoutEnd(syntax: Syntax, branch: Branch, index: number): Branch | undefined {
  for (const { at, from, end, element, rest } of separatedIn(syntax, branch)) {
    if (index < from || index >= from + end.length || rest === undefined) continue;
    const placed = end.map((old, i) => inPlaceOf(old, element[i]!));
    const children = branch.children.with(at, rest).toSpliced(from, end.length, ...placed);
    return { ...branch, children, tokens: tokensOf(children) };
  }
  return undefined;
}

/** The elements of a list, with or without separators; none if it is not a list. Each can be left out with what is around it. */
export function elementsOf(syntax: Syntax, branch: Branch): readonly Node[] {
  if (branch.kind === 'star' || branch.kind === 'plus') return branch.children;
  for (const { at, from, end } of separatedIn(syntax, branch)) {
    const alone = end.filter(({ tokens }) => tokens > 0).slice(0, 1);
    const { children } = branch.children[at] as Branch;
    return from < at ? [...alone, ...children] : [...children, ...alone];
  }
  return [];
}
