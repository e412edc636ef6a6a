/**
 * Structure form conversion: Xu et al., "Boosting Program Reduction with the Missing Piece of Syntax-Guided
 * Transformations" (OOPSLA 2025), Algorithms 1 and 2. Converts a structure to another form of the grammar, built from its
 * own parts: `f(a, b)` becomes `a, b`.
 *
 * The paper's five principles: use only existing parts (1), each at most once (2), in their order (3), the largest that fit
 * (4), and in a list as many as possible (5).
 */
import type { Form } from '../../grammar/forms.ts';
import {
  build,
  constantLeaf,
  fill,
  formsAt,
  inPlaceOf,
  keep,
  smallest,
  suits,
  tokensOf,
} from '../../tree/edit.ts';
import { isError, type Node, nodesOf, textOf } from '../../tree/node.ts';
import type { Syntax } from '../../tree/syntax.ts';
import { asSeparated } from './separated.ts';

/** Limits against combinatorial explosion: how many steps to search for ways to match a production, and how many ways to try. */
const MOST_STEPS = 5_000;
const MOST_MATCHINGS = 64;

export interface Conversion {
  /** The index of the form among those of the expected symbol. */
  readonly index: number;
  readonly tree: Node;
}

export interface ConvertOptions {
  /** Filters the parts that may be used. */
  readonly isAllowed?: (part: Node) => boolean;
  /** Not in the paper: parts may be reordered, so that a `do` loop can become a `while` loop. */
  readonly inAnyOrder?: boolean;
  /** Not in the paper: a head with the first elements of its list is a part, too, like `f(x)` in `f(x)[i].y`. */
  readonly prefixes?: boolean;
}

/** Algorithm 1: converts a node to all its other forms. Of trees with the same text, only the first is returned. */
export function* convert(
  syntax: Syntax,
  node: Node,
  { isAllowed = () => true, inAnyOrder = false, prefixes = false }: ConvertOptions = {},
): Generator<Conversion> {
  if (isError(node) || syntax.fixed.has(node.expected)) return;
  const { forms, own } = formsAt(syntax, node);
  if (forms.length < 2) return;
  const parts = [...partsOf(node, prefixes)].filter((part) => part.tokens > 0 && isAllowed(part));
  const findCompatible = compatibleIn(syntax, parts);
  const texts = new Set([textOf(node)]);
  for (const [index, form] of forms.entries()) {
    if (index === own) continue;
    for (const tree of buildTrees(syntax, node, form, findCompatible, parts, inAnyOrder)) {
      const text = textOf(tree);
      if (!texts.has(text)) yield { index, tree };
      texts.add(text);
    }
  }
}

/** The conversions with fewer tokens, smallest first. */
export const smallerForms = (syntax: Syntax, node: Node, options?: ConvertOptions): readonly Node[] =>
  Array.from(convert(syntax, node, options), ({ tree }) => tree)
    .filter(({ tokens }) => tokens < node.tokens)
    .toSorted((a, b) => a.tokens - b.tokens);

/** A part, and its tree in the place of a symbol: the part itself, or with constants around it. */
interface Reuse {
  readonly part: Node;
  readonly tree: Node;
}

type FindCompatible = (symbol: string) => readonly Reuse[];

/** In the order of the text, parents before children. */
function* partsOf(node: Node, prefixes: boolean): Generator<Node> {
  for (const part of nodesOf(node)) {
    if (part !== node) yield part;
    if (prefixes) yield* prefixesOf(part);
  }
}

/** For a node of a head and a list: the head with fewer elements, but at least one. */
function* prefixesOf(node: Node): Generator<Node> {
  if (node.kind !== 'sequence' || node.children.length !== 2) return;
  const [head, list] = node.children as [Node, Node];
  if (list.kind !== 'star' && list.kind !== 'plus') return;
  for (let length = list.children.length - 1; length > 0; length--) {
    const kept = keep(list, list.children.slice(0, length))!;
    const { last } = kept.children.at(-1)!;
    const children = [head, { ...kept, last }];
    yield { ...node, last, children, tokens: tokensOf(children) };
  }
}

/**
 * Finds the parts that fit where a symbol is expected. If its rule only puts constants around another symbol, like the
 * brackets of a condition, the parts that fit inside count, too.
 */
function compatibleIn(syntax: Syntax, parts: readonly Node[]): FindCompatible {
  const found = new Map<string, readonly Reuse[]>();
  const find = (symbol: string): readonly Reuse[] => {
    // A single element would fit where a list is expected, but principle 5 asks for whole lists.
    const isRight = isList(syntax, symbol) ? ({ kind }: Node) => LISTS.has(kind) : () => true;
    const whole = parts.filter((part) => isRight(part) && suits(syntax, symbol, part));
    const wrapped = wrappedIn(syntax, symbol, findCompatible).filter(
      ({ part }) => !whole.some(({ id, last }) => id <= part.id && part.id <= last),
    );
    const reuses = [...whole.map((part) => ({ part, tree: part })), ...wrapped];
    return reuses.toSorted((a, b) => a.part.id - b.part.id);
  };
  const findCompatible = (symbol: string): readonly Reuse[] => {
    const known = found.get(symbol);
    if (known !== undefined) return known;
    // For rules that wrap themselves.
    found.set(symbol, []);
    const compatible = find(symbol);
    found.set(symbol, compatible);
    return compatible;
  };
  return findCompatible;
}

function wrappedIn(syntax: Syntax, symbol: string, findCompatible: FindCompatible): readonly Reuse[] {
  const form = syntax.wrapper(symbol);
  if (form?.production?.kind !== 'sequence') return [];
  const open = form.production.symbols[form.constants.indexOf(undefined)]!;
  return findCompatible(open).flatMap(({ part, tree }) => {
    const wrapped = fill(syntax, { expected: symbol, field: undefined }, form, [tree]);
    return wrapped === undefined ? [] : [{ part, tree: wrapped }];
  });
}

const LISTS: ReadonlySet<Node['kind']> = new Set(['star', 'plus']);

function isList({ grammar }: Syntax, symbol: string): boolean {
  const [production, another] = grammar.rules.get(symbol) ?? [];
  return another === undefined && production !== undefined && LISTS.has(production.kind);
}

/** Algorithm 2. */
function* buildTrees(
  syntax: Syntax,
  node: Node,
  form: Form,
  findCompatible: FindCompatible,
  parts: readonly Node[],
  inAnyOrder: boolean,
): Generator<Node> {
  const { symbol, production, constants } = form;
  if (production === undefined) {
    const [constant] = constants;
    if (constant === undefined)
      for (const { tree } of highest(findCompatible(symbol))) yield inPlaceOf(node, tree);
    else {
      const leaf = constantLeaf(syntax, constant, node);
      if (leaf !== undefined) yield inPlaceOf(node, leaf);
    }
    return;
  }
  if (production.kind === 'sequence') {
    const open = production.symbols.filter((_, i) => constants[i] === undefined);
    for (const matching of matchings(syntax, open, findCompatible, inAnyOrder)) {
      const built = fill(syntax, node, form, matching);
      if (built !== undefined) yield inPlaceOf(node, built);
    }
    for (const part of parts) {
      const list = asSeparated(syntax, node, form, part);
      if (list !== undefined) yield inPlaceOf(node, list);
    }
    return;
  }
  const trees = highest(findCompatible(production.of)).map(({ tree }) => tree);
  for (const children of production.kind === 'optional' ? trees.map((tree) => [tree]) : [trees]) {
    const built = children.length > 0 && build(syntax, node, symbol, production, children);
    if (built) yield inPlaceOf(node, built);
  }
}

/** The reuses whose parts are not inside another. */
function highest(reuses: readonly Reuse[]): readonly Reuse[] {
  let last = -1;
  return reuses.filter(({ part }) => {
    if (part.id <= last) return false;
    ({ last } = part);
    return true;
  });
}

/** The ways to choose a part for each symbol. A nullable symbol without a fitting part stays empty. */
function* matchings(
  syntax: Syntax,
  symbols: readonly string[],
  findCompatible: FindCompatible,
  inAnyOrder: boolean,
): Generator<readonly Node[]> {
  const slots: Slot[] = [];
  for (const symbol of symbols) {
    const reuses = findCompatible(symbol);
    const empty = reuses.length === 0 && mayBeEmpty(syntax, symbol) ? smallest(syntax, symbol) : undefined;
    if (reuses.length === 0 && empty === undefined) return;
    slots.push({ reuses, empty });
  }
  let steps = MOST_STEPS;
  let left = MOST_MATCHINGS;
  const chosen: (Reuse | Empty)[] = [];
  function* choose(after: number): Generator<readonly Node[]> {
    const slot = slots[chosen.length];
    if (slot === undefined) {
      if (!inAnyOrder && !isHighest(slots, chosen)) return;
      left--;
      yield chosen.map(({ tree }) => tree);
      return;
    }
    if (slot.empty !== undefined) {
      chosen.push({ part: undefined, tree: slot.empty });
      yield* choose(after);
      chosen.pop();
      return;
    }
    const isFree = inAnyOrder
      ? ({ part }: Reuse) =>
          chosen.every(
            (other) => other.part === undefined || part.last < other.part.id || part.id > other.part.last,
          )
      : ({ part }: Reuse) => part.id > after;
    for (const reuse of slot.reuses.filter(isFree)) {
      if (left === 0 || steps-- <= 0) return;
      chosen.push(reuse);
      yield* choose(reuse.part.last);
      chosen.pop();
    }
  }
  yield* choose(-1);
}

/** The candidates for a symbol: parts, or the empty tree if no part fits. */
interface Slot {
  readonly reuses: readonly Reuse[];
  readonly empty: Node | undefined;
}

interface Empty {
  readonly part: undefined;
  readonly tree: Node;
}

const mayBeEmpty = (syntax: Syntax, symbol: string): boolean =>
  syntax.shortest.sentence(symbol)?.length === 0;

/** Whether no part could be replaced by a larger one around it that does not overlap the others. */
function isHighest(slots: readonly Slot[], chosen: readonly (Reuse | Empty)[]): boolean {
  const reused = chosen.flatMap(({ part }) => part ?? []);
  const reuses = slots.filter(({ empty }) => empty === undefined).map((slot) => slot.reuses);
  return reused.every((part, i) => {
    const after = reused[i - 1]?.last ?? -1;
    const before = reused[i + 1]?.id ?? Infinity;
    return !reuses[i]!.some(
      ({ part: { id, last } }) =>
        (id < part.id ? last >= part.last : id === part.id && last > part.last) &&
        id > after &&
        last < before,
    );
  });
}
