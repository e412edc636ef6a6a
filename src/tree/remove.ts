/** Removes parts of a tree, each with as much around it as needed for the grammar to allow the rest. */
import type { Work } from '../core/work.ts';
import { find, inPlaceOf, keep, replaceAll, tokensOf } from './edit.ts';
import type { Branch, Node, Tree } from './node.ts';
import type { Syntax } from './syntax.ts';

/** Nodes removed per turn. */
const TURN = 200;

/**
 * The tree without some nodes, each removed with as little around it as possible; undefined if nothing is left. Some of the
 * nodes may be removed together with others.
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

/** The trees without a node: first with as little around it removed as possible, then with more and more. */
export function* withoutMore(syntax: Syntax, root: Tree, id: number): Generator<Tree, undefined> {
  const { path } = find(root, id)!;
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const { branch, index } = path[depth]!;
    const rest = keep(branch, branch.children.toSpliced(index, 1)) ?? withoutEnd(syntax, branch, index);
    if (rest !== undefined) yield replaceAll(root, [[branch.id, rest]]);
  }
  return undefined;
}

/** A list with separators, `x (, x)*` or `(x ,)* x`: its repetition, and the single element beside it. */
interface Separated {
  /** The index of the repetition, and whether it comes after the single element. */
  readonly at: number;
  readonly isAfter: boolean;
  /** The index at which the single element begins, and its nodes. */
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

/** An item of the repetition without its separator, which is on the side of the single element. */
const withoutSeparator = <T>(item: readonly T[], isAfter: boolean): readonly T[] =>
  isAfter ? item.slice(1) : item.slice(0, -1);

/**
 * The single element of such a list cannot be removed, but its neighbour can take its place, without the separator.
 * Undefined if `index` is not in such an element.
 */
export function withoutEnd(syntax: Syntax, branch: Branch, index: number): Branch | undefined {
  for (const { at, isAfter, from, end } of separatedIn(syntax, branch)) {
    if (index < from || index >= from + end.length) continue;
    const list = branch.children[at] as Branch;
    const neighbour = list.children.at(isAfter ? 0 : -1);
    // It may contain an error.
    if (neighbour?.kind !== 'sequence' || neighbour.children.length !== end.length + 1) continue;
    const rest = keep(list, isAfter ? list.children.slice(1) : list.children.slice(0, -1));
    if (rest === undefined) continue;
    // The ids stay in order: the repetition is now entirely after, or before, the element that it has lost. (If it is
    // empty, it may not be found by its id, but nothing searches for nodes without tokens.)
    const shorter = { ...rest, ...(isAfter ? { id: neighbour.last + 0.5 } : { last: neighbour.id - 0.5 }) };
    const element = withoutSeparator(neighbour.children, isAfter);
    const placed = end.map((old, i) => inPlaceOf(old, element[i]!));
    const children = branch.children.with(at, shorter).toSpliced(from, end.length, ...placed);
    return { ...branch, children, tokens: tokensOf(children) };
  }
  return undefined;
}

/** The elements of a list, with or without separators; none if it is not a list. */
export function elementsOf(syntax: Syntax, branch: Branch): readonly Node[] {
  if (branch.kind === 'star' || branch.kind === 'plus') return branch.children;
  for (const { at, isAfter, end } of separatedIn(syntax, branch)) {
    const alone = end.filter(({ tokens }) => tokens > 0).slice(0, 1);
    const { children } = branch.children[at] as Branch;
    return isAfter ? [...alone, ...children] : [...children, ...alone];
  }
  return [];
}
