/**
 * Perses: Sun, Li, Zhang, Gu, Su, "Perses: Syntax-Guided Program Reduction" (ICSE 2018), section 4.
 *
 * Guarantee: every proposal is a program that the grammar allows, and its tree has fewer tokens.
 */
import type { Pass, Proposal } from '../core/pass.ts';
import { find, fits, type Found, inPlaceOf, keep, replaceAll } from '../tree/edit.ts';
import { type Branch, isError, type Node } from '../tree/node.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import type { Syntax } from '../tree/syntax.ts';
import { ddminDownTo } from './ddmin.ts';
import { cutOut, type ListReducer } from './over-list.ts';
import { add, addAll, rest, type Worklist } from './worklist.ts';

interface Cursor {
  readonly worklist: Worklist;
  /** The list that is being reduced, and where its reducer is. */
  readonly list?: { readonly id: number; readonly from?: unknown } | undefined;
}

export interface PersesOptions {
  readonly name: string;
  /** Reduces the children of a node of which at least so many have to stay. */
  readonly lists: (least: 0 | 1) => ListReducer<unknown>;
  /** How far below a node its replacement may be. */
  readonly depth: number;
  /** How many replacements of a node are tried, the smallest first; by default, all. */
  readonly width?: number;
  /** Only what takes away at least this share of the program is proposed. */
  readonly grain?: number;
  /** As long as several elements are left, so many tokens have to be: nothing at all is hardly ever interesting. */
  readonly least?: number;
}

/** How far and how wide the search for the replacement of a node goes. */
export interface Search {
  readonly depth?: number | undefined;
  readonly width?: number | undefined;
}

/** With the lists of the paper: ddmin, and of a plus node the first child stays if no other has to. */
export const persesWith = ({ depth = 4, width = Infinity }: Search): Pass<TreeProgram> =>
  createPerses({
    name: 'perses',
    lists: (least) => (least === 0 ? ddminDownTo(0) : keepingFirst(ddminDownTo(0))),
    depth,
    width,
  });

/** As published: replacements at most four nodes down. */
export const perses = persesWith({});

/** Section 4.3, ReducePlus: where a list reducer leaves nothing, the first element stays. */
function keepingFirst<C>(reducer: ListReducer<C>): ListReducer<C> {
  return {
    ...reducer,
    *cuts(length, start) {
      for (const cut of reducer.cuts(length, start)) {
        const isEmpty = !cut.kept && cut.to - cut.from === length;
        if (!isEmpty) yield cut;
        else if (length > 1) yield { ...cut, from: 0, to: 1, kept: true };
      }
    },
  };
}

/** Algorithm 2. */
export function createPerses({
  name,
  lists,
  depth,
  width = Infinity,
  grain = 0,
  least = 0,
}: PersesOptions): Pass<TreeProgram, Cursor> {
  const starOrOptional = lists(0);
  const plus = lists(1);
  return {
    name,
    accepts: 'smaller',
    start: ({ root }) => ({ worklist: add(undefined, root) }),
    *propose(program, { worklist, list }) {
      const most = program.root.tokens * (1 - grain);
      for (; ; list = undefined) {
        if (list === undefined) {
          // What comes after it has fewer tokens still.
          if (worklist === undefined || program.root.tokens - worklist.tokens > most) return;
          list = { id: worklist.id };
          worklist = rest(worklist);
        }
        yield;
        const found = find(program.root, list.id)!;
        const { node } = found;
        if (node.kind === 'token') continue;
        if (node.kind === 'sequence') yield* reduceRegular(program, found, worklist, { depth, width, most });
        else {
          const reducer = node.kind === 'plus' ? plus : starOrOptional;
          const from = list.from ?? reducer.start(node.children.length);
          yield* reduceList(program, found, worklist, reducer, from, { most, least });
        }
        worklist = addAll(worklist, node.children);
      }
    },
  };
}

/** Algorithm 3, ReduceStar; and the same for plus and optional nodes. */
function* reduceList(
  program: TreeProgram,
  found: Found,
  worklist: Worklist,
  reducer: ListReducer<unknown>,
  start: unknown,
  { most, least }: { readonly most: number; readonly least: number },
): Generator<Proposal<TreeProgram, Cursor>> {
  const node = found.node as Branch;
  const { id, children } = node;
  const tokensBefore = [0];
  for (const { tokens } of children) tokensBefore.push(tokensBefore.at(-1)! + tokens);
  const others = program.root.tokens - node.tokens;
  for (const cut of reducer.cuts(children.length, start)) {
    const { from, to, kept, next, kind } = cut;
    const part = tokensBefore[to]! - tokensBefore[from]!;
    if (others + (kept ? part : node.tokens - part) > most) continue;
    const remaining = keep(node, cutOut(children, cut));
    if (remaining === undefined || remaining.tokens === node.tokens) continue;
    if (others + remaining.tokens < (children.length > 1 ? least : 0)) continue;
    yield {
      program: program.with(replaceAll(program.root, [[id, remaining]])),
      next: { worklist, list: { id, from: next } },
      kind: `${node.kind} ${kind}`,
      change: `${kept ? 'keep' : 'drop'} ${children[from]!.id}-${children[to - 1]!.id}`,
    };
  }
}

/**
 * Algorithm 4, ReduceRegular. The paper tests all candidates and takes the smallest that passes; tested from the smallest
 * on, that is the first that passes.
 */
function* reduceRegular(
  program: TreeProgram,
  found: Found,
  worklist: Worklist,
  { depth, width, most }: { readonly depth: number; readonly width: number; readonly most: number },
): Generator<Proposal<TreeProgram, Cursor>> {
  const node = found.node as Branch;
  const parent = found.path.at(-1)?.branch;
  const largest = Math.min(most - program.root.tokens + node.tokens, node.tokens - 1);
  const candidates = candidatesFor(program.syntax, node, parent, depth, largest);
  for (const { kind, candidate, replacement } of candidates.slice(0, width)) {
    yield {
      program: program.with(replaceAll(program.root, [[node.id, replacement]])),
      next: { worklist: add(worklist, replacement) },
      kind,
      change: `${node.id} by ${candidate.id}`,
    };
  }
}

interface Candidate {
  readonly kind: string;
  /** Where it stands now, and as it would stand in the place of the node. */
  readonly candidate: Node;
  readonly replacement: Node;
}

/**
 * What may replace a node: regular nodes, then Kleene nodes, each the smallest first. By the listing alone a list that passes
 * would be chosen before the larger block around it; the paper's example (section 2, steps 4 and 5) takes the block first.
 */
function candidatesFor(
  syntax: Syntax,
  node: Branch,
  parent: Branch | undefined,
  depth: number,
  largest: number,
): readonly Candidate[] {
  // Nothing is expected in the place of the root but another program.
  const isExpected = (n: Node) => parent !== undefined || n.expected === node.expected;
  const search = (holds: (n: Node) => boolean) =>
    boundedBfs(node, depth, largest, (n) => n.tokens < node.tokens && holds(n))
      .filter(({ tokens }) => tokens > 0)
      .toSorted((a, b) => a.tokens - b.tokens);
  const regular = search((n) => isExpected(n) && fits(syntax, node, n)).map((candidate) => ({
    kind: 'regular',
    candidate,
    replacement: inPlaceOf(node, candidate),
  }));
  if (!isKleene(parent)) return regular;
  const kleene = search((n) => isKleene(n) && hasOnly(syntax, node, n)).map((candidate) => ({
    kind: 'Kleene',
    candidate,
    replacement: asPartOf(parent, node, candidate as Branch),
  }));
  return [...regular, ...kleene];
}

/**
 * The first nodes below `node` that `holds` is true of, on each path, at most so far down. Instead of one that is too large comes
 * the first in it that is not, where most of its tokens are; however deep, but only that one.
 */
function boundedBfs(
  node: Branch,
  depth: number,
  largest: number,
  holds: (node: Node) => boolean,
): readonly Node[] {
  const result: Node[] = [];
  let level: readonly Node[] = node.children;
  for (let left = depth; left > 0 && level.length > 0; left--) {
    const next: Node[] = [];
    for (const n of level) {
      if (holds(n)) {
        const found = n.tokens <= largest ? n : firstInside(n, largest, holds);
        if (found !== undefined) result.push(found);
      } else if (n.kind !== 'token') for (const child of n.children) next.push(child);
    }
    level = next;
  }
  return result;
}

function firstInside(node: Node, largest: number, holds: (node: Node) => boolean): Node | undefined {
  for (let n: Node | undefined = node; n !== undefined && n.kind !== 'token';) {
    let most: Node | undefined;
    for (const child of n.children) if (child.tokens > (most?.tokens ?? 0)) most = child;
    if (most !== undefined && most.tokens <= largest && holds(most)) return most;
    n = most;
  }
  return undefined;
}

const isKleene = (node: Node | undefined): node is Branch =>
  (node?.kind === 'star' || node?.kind === 'plus') && !isError(node);

/** Whether each element of a list could stand in the place of a node, by the rules as well as by what it is. */
const hasOnly = (syntax: Syntax, node: Node, { production, children }: Branch): boolean =>
  production.kind !== 'sequence' &&
  syntax.covers(node.expected, production.of) &&
  children.every((child) => fits(syntax, node, child));

/**
 * A list in the place of one element of another. It becomes a list of the same kind, so that what can be left out of it
 * does not depend on where it came from: of the part of a plus node at least one element stays.
 */
function asPartOf(parent: Branch, node: Node, list: Branch): Branch {
  const { expected } = node;
  const { kind, production, symbol } = parent;
  const moved = inPlaceOf(node, list) as Branch;
  const children = moved.children.map((child) => ({ ...child, expected }));
  return { ...moved, kind, production, symbol, children };
}
