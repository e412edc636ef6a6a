/**
 * The nodes yet to be reduced, those with the most tokens first, then in the order of the text. A leftist heap: it is
 * persistent, so every proposal can hold the worklist to continue with.
 */
import type { Node } from '../tree/node.ts';

export type Worklist = Entry | undefined;

interface Entry extends Pick<Node, 'id' | 'tokens'> {
  /** The length of the right spine, never longer than the left one. */
  readonly rank: number;
  readonly left: Worklist;
  readonly right: Worklist;
}

export const add = (worklist: Worklist, { id, tokens }: Node): Worklist =>
  merge(worklist, { id, tokens, rank: 1, left: undefined, right: undefined });

/** Adds all nodes that have tokens. */
export const addAll = (worklist: Worklist, nodes: readonly Node[]): Worklist =>
  nodes.reduce((all, node) => (node.tokens > 0 ? add(all, node) : all), worklist);

/** The worklist without its first node. */
export const rest = ({ left, right }: Entry): Worklist => merge(left, right);

function merge(a: Worklist, b: Worklist): Worklist {
  if (a === undefined || b === undefined) return a ?? b;
  const [first, second] = isBefore(a, b) ? [a, b] : [b, a];
  const merged = merge(first.right, second)!;
  const [left, right] = rankOf(first.left) < merged.rank ? [merged, first.left] : [first.left, merged];
  return { id: first.id, tokens: first.tokens, rank: rankOf(right) + 1, left, right };
}

const isBefore = (a: Entry, b: Entry): boolean =>
  a.tokens > b.tokens || (a.tokens === b.tokens && a.id < b.id);
const rankOf = (worklist: Worklist): number => worklist?.rank ?? 0;
