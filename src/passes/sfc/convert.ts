/**
 * Structure form conversion: Xu et al., "Boosting Program Reduction with the Missing Piece of Syntax-Guided Transformations"
 * (OOPSLA 2025), Algorithms 1 and 2. A structure gets another form that the grammar has for it, made of its own parts: `f(a, b)`
 * becomes `a, b`.
 *
 * The paper's five principles: only what is there is used (1), each part once (2), in its order (3), as large a part as can be (4), and as
 * many as a list can hold (5).
 */
import type { Form } from '../../grammar/forms.ts';
import { build, inPlaceOf, keep, smallest, suits, tokensOf } from '../../tree/edit.ts';
import { type Branch, isError, type Node, nodesOf } from '../../tree/node.ts';
import type { Syntax } from '../../tree/syntax.ts';

/** So that no production explodes: how many ways to match its symbols are looked at, and how many are taken. */
const MOST_STEPS = 5_000;
const MOST_MATCHINGS = 64;

export interface Conversion {
  /** The form among those of what the place expects. */
  readonly index: number;
  readonly tree: Node;
}

/** Which of the forms a node has; -1 if none. */
export function formOf({ forms }: Syntax, node: Node): number {
  return forms(node.expected).findIndex(
    ({ symbol, production }) =>
      symbol === node.symbol && (node.kind === 'token' || node.production === production),
  );
}

export interface ConvertOptions {
  /** Only parts for which it holds are used. */
  readonly isAllowed?: (part: Node) => boolean;
  /** Not in the paper: parts may change places, so that a `do` loop can become a `while` loop. */
  readonly inAnyOrder?: boolean;
  /** Not in the paper: the beginning of a list with its head is a part too, like `f(x)` in `f(x)[i].y`. */
  readonly prefixes?: boolean;
}

/** Algorithm 1: all other forms of a node. */
export function* convert(
  syntax: Syntax,
  node: Node,
  { isAllowed = () => true, inAnyOrder = false, prefixes = false }: ConvertOptions = {},
): Generator<Conversion> {
  if (node.kind === 'token' || isError(node) || syntax.fixed.has(node.expected)) return;
  const forms = syntax.forms(node.expected);
  if (forms.length < 2) return;
  const own = formOf(syntax, node);
  const parts = [...partsOf(node, prefixes)].filter((part) => part.tokens > 0 && isAllowed(part));
  const findCompatible = compatibleIn(syntax, parts);
  for (const [index, form] of forms.entries()) {
    if (index === own) continue;
    for (const tree of buildTrees(syntax, node, form, findCompatible, inAnyOrder)) yield { index, tree };
  }
}

/** Those with fewer tokens, the smallest first. */
export const smallerForms = (syntax: Syntax, node: Node, options?: ConvertOptions): readonly Node[] =>
  Array.from(convert(syntax, node, options), ({ tree }) => tree)
    .filter(({ tokens }) => tokens < node.tokens)
    .toSorted((a, b) => a.tokens - b.tokens);

type FindCompatible = (symbol: string) => readonly Node[];

/** In the order of the text, parents before children. */
function* partsOf(node: Node, prefixes: boolean): Generator<Node> {
  for (const part of nodesOf(node)) {
    if (part !== node) yield part;
    if (prefixes) yield* prefixesOf(part);
  }
}

/** Of a head and a list, the head with fewer elements, but at least one. */
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

/** The parts that fit where a symbol is expected. */
function compatibleIn(syntax: Syntax, parts: readonly Node[]): FindCompatible {
  const found = new Map<string, readonly Node[]>();
  return (symbol) => {
    let compatible = found.get(symbol);
    if (compatible === undefined) {
      // An element alone would fit where a list is expected; but principle 5 wants whole lists.
      const isRight = isList(syntax, symbol) ? ({ kind }: Node) => LISTS.has(kind) : () => true;
      compatible = parts.filter((part) => isRight(part) && suits(syntax, symbol, part));
      found.set(symbol, compatible);
    }
    return compatible;
  };
}

const LISTS: ReadonlySet<Node['kind']> = new Set(['star', 'plus']);

function isList({ grammar }: Syntax, symbol: string): boolean {
  const [production, another] = grammar.rules.get(symbol) ?? [];
  return another === undefined && production !== undefined && LISTS.has(production.kind);
}

/** Algorithm 2. */
function* buildTrees(
  syntax: Syntax,
  node: Branch,
  { symbol, production }: Form,
  findCompatible: FindCompatible,
  inAnyOrder: boolean,
): Generator<Node> {
  if (production === undefined) {
    if (isConstant(syntax, symbol)) {
      const constant = smallest(syntax, symbol);
      if (constant !== undefined) yield inPlaceOf(node, constant);
    } else for (const part of highest(findCompatible(symbol))) yield inPlaceOf(node, part);
    return;
  }
  const childrens =
    production.kind === 'sequence'
      ? matchings(syntax, production.symbols, findCompatible, inAnyOrder)
      : production.kind === 'optional'
        ? highest(findCompatible(production.of)).map((part) => [part])
        : [highest(findCompatible(production.of))].filter(({ length }) => length > 0);
  for (const children of childrens) {
    const built = build(syntax, node, symbol, production, children);
    if (built !== undefined) yield inPlaceOf(node, built);
  }
}

const isConstant = ({ grammar }: Syntax, symbol: string): boolean =>
  grammar.terminals.get(symbol)?.text !== undefined;

/** Those that are in none of the others. */
function highest(parts: readonly Node[]): readonly Node[] {
  let last = -1;
  return parts.filter((part) => {
    if (part.id <= last) return false;
    ({ last } = part);
    return true;
  });
}

/** A part for each symbol that is not a constant; if there is none for it and it may be empty, it is. */
function* matchings(
  syntax: Syntax,
  symbols: readonly string[],
  findCompatible: FindCompatible,
  inAnyOrder: boolean,
): Generator<readonly Node[]> {
  const slots: Slot[] = [];
  for (const symbol of symbols) {
    const parts = isConstant(syntax, symbol) ? [] : findCompatible(symbol);
    const isMade = parts.length === 0 && (isConstant(syntax, symbol) || mayBeEmpty(syntax, symbol));
    const made = isMade ? smallest(syntax, symbol) : undefined;
    if (parts.length === 0 && made === undefined) return;
    slots.push({ parts, made });
  }
  let steps = MOST_STEPS;
  let left = MOST_MATCHINGS;
  const chosen: Node[] = [];
  function* choose(after: number): Generator<readonly Node[]> {
    const slot = slots[chosen.length];
    if (slot === undefined) {
      if (!inAnyOrder && !isHighest(slots, chosen)) return;
      left--;
      yield [...chosen];
      return;
    }
    const isFree = inAnyOrder
      ? (part: Node) => chosen.every(({ id, last }) => part.last < id || part.id > last)
      : ({ id }: Node) => id > after;
    const parts = slot.made === undefined ? slot.parts.filter(isFree) : [slot.made];
    for (const part of parts) {
      if (left === 0 || steps-- <= 0) return;
      chosen.push(part);
      yield* choose(part === slot.made ? after : part.last);
      chosen.pop();
    }
  }
  yield* choose(-1);
}

/** What may be put in the place of a symbol: parts, or if there is none to be, what was made. */
interface Slot {
  readonly parts: readonly Node[];
  readonly made: Node | undefined;
}

const mayBeEmpty = (syntax: Syntax, symbol: string): boolean =>
  syntax.shortest.sentence(symbol)?.length === 0;

/** Whether no part could be exchanged for one around it without touching the others. */
function isHighest(slots: readonly Slot[], chosen: readonly Node[]): boolean {
  const reused = chosen.filter((_, i) => slots[i]!.made === undefined);
  const partsOf = slots.filter(({ made }) => made === undefined).map(({ parts }) => parts);
  return reused.every((part, i) => {
    const after = reused[i - 1]?.last ?? -1;
    const before = reused[i + 1]?.id ?? Infinity;
    return !partsOf[i]!.some(
      ({ id, last }) =>
        (id < part.id ? last >= part.last : id === part.id && last > part.last) &&
        id > after &&
        last < before,
    );
  });
}
