/** Removes a part of a tree together with what needs it, so that the grammar allows the rest. */
import type { Work } from '../core/work.ts';
import { find, inPlaceOf, keep, replaceAll, tokensOf } from './edit.ts';
import type { Branch, Node, Tree } from './node.ts';
import type { Syntax } from './syntax.ts';

/** How many nodes are removed in one turn. */
const TURN = 200;

/**
 * The tree without some nodes, each with as little around it as can be; nothing if that is everything. What goes with one of
 * them need not be there any more. It is done in turns.
 */
export function* removingAll(syntax: Syntax, root: Tree, ids: Iterable<number>): Work<Tree | undefined> {
  let left: Tree | undefined = root;
  let removed = 0;
  for (const id of ids) {
    if (++removed % TURN === 0) yield;
    if (find(left, id) === undefined) continue;
    left = withoutMore(syntax, left, id).next().value;
    if (left === undefined) return undefined;
  }
  return left;
}

/** The tree without a node: with as little around it as can be; then with more and more, as long as anything is left. */
export function* withoutMore(syntax: Syntax, root: Tree, id: number): Generator<Tree, undefined> {
  const { path } = find(root, id)!;
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const { branch, index } = path[depth]!;
    const rest = keep(branch, branch.children.toSpliced(index, 1)) ?? withoutEnd(syntax, branch, index);
    if (rest !== undefined) yield replaceAll(root, [[branch.id, rest]]);
  }
  return undefined;
}

/** A list with separators, `x (, x)*` or `(x ,)* x`, seen from the element that stands alone. */
interface Separated {
  /** Where the list is, and whether it comes after the element. */
  readonly at: number;
  readonly isAfter: boolean;
  /** Where the element begins, and the nodes it consists of. */
  readonly from: number;
  readonly end: readonly Node[];
}

function* separatedIn({ grammar }: Syntax, { kind, children }: Branch): Generator<Separated> {
  if (kind !== 'sequence') return;
  for (const [at, list] of children.entries()) {
    if ((list.kind !== 'star' && list.kind !== 'plus') || list.production.kind === 'sequence') continue;
    const items = grammar.rules.get(list.production.of) ?? [];
    for (const isAfter of [true, false]) {
      // The elements of a chain differ in their separators.
      const neighbour = list.children.at(isAfter ? 0 : -1);
      const item =
        items.length === 1 ? items[0] : neighbour?.kind === 'token' ? undefined : neighbour?.production;
      if (item?.kind !== 'sequence' || item.symbols.length < 2) continue;
      const symbols = withoutSeparator(item.symbols, isAfter);
      const from = isAfter ? at - symbols.length : at + 1;
      const end = from < 0 ? [] : children.slice(from, from + symbols.length);
      if (symbols.every((symbol, i) => symbol === end[i]?.expected)) yield { at, isAfter, from, end };
    }
  }
}

/** The separator is where the element that stands alone is. */
const withoutSeparator = <T>(item: readonly T[], isAfter: boolean): readonly T[] =>
  isAfter ? item.slice(1) : item.slice(0, -1);

/**
 * The element of such a list that stands alone cannot be left out; but its neighbour can take its place, and leave its separator
 * behind. Nothing if `index` is not in such an element.
 */
export function withoutEnd(syntax: Syntax, branch: Branch, index: number): Branch | undefined {
  for (const { at, isAfter, from, end } of separatedIn(syntax, branch)) {
    if (index < from || index >= from + end.length) continue;
    const list = branch.children[at] as Branch;
    const neighbour = list.children.at(isAfter ? 0 : -1);
    // An error may stand in it.
    if (neighbour?.kind !== 'sequence' || neighbour.children.length !== end.length + 1) continue;
    const rest = keep(list, isAfter ? list.children.slice(1) : list.children.slice(0, -1));
    if (rest === undefined) continue;
    // The numbers stay in order: the list is now all after, or all before, the element that it has given away. (If it is
    // empty, it may not be found; nobody looks for what has no tokens.)
    const shorter = { ...rest, ...(isAfter ? { id: neighbour.last + 0.5 } : { last: neighbour.id - 0.5 }) };
    const element = withoutSeparator(neighbour.children, isAfter);
    const placed = end.map((old, i) => inPlaceOf(old, element[i]!));
    const children = branch.children.with(at, shorter).toSpliced(from, end.length, ...placed);
    return { ...branch, children, tokens: tokensOf(children) };
  }
  return undefined;
}

/** The elements of a list, with or without separators; none if it is not a list. Each can be left out with what is around it. */
export function elementsOf(syntax: Syntax, branch: Branch): readonly Node[] {
  if (branch.kind === 'star' || branch.kind === 'plus') return branch.children;
  for (const { at, isAfter, end } of separatedIn(syntax, branch)) {
    const alone = end.filter(({ tokens }) => tokens > 0).slice(0, 1);
    const { children } = branch.children[at] as Branch;
    return isAfter ? [...alone, ...children] : [...children, ...alone];
  }
  return [];
}
