/**
 * The nodes that are still to be reduced, the one with the most tokens first; among equals, in the order of the text.
 * It is never changed, only built upon, so every proposal can hold the one that it would go on with: a leftist heap.
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

/** All that have tokens. */
export const addAll = (worklist: Worklist, nodes: readonly Node[]): Worklist =>
  nodes.reduce((all, node) => (node.tokens > 0 ? add(all, node) : all), worklist);

/** All but the first. */
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
