/** The tokens of a program in order, for passes that look at the neighbours of a name. */
import { type Leaf, leavesOf, type Tree } from '../tree/node.ts';

export interface Tokens {
  /** The token `places` tokens after another; before it if negative. */
  readonly after: (leaf: Leaf, places: number) => Leaf | undefined;
  /** The tokens from an opening bracket to its closing one. */
  readonly bracketed: (open: Leaf) => readonly Leaf[] | undefined;
}

const known = new WeakMap<Tree, Tokens>();

/** Computed once per tree. */
export function tokensIn(root: Tree): Tokens {
  let tokens = known.get(root);
  if (tokens === undefined) known.set(root, (tokens = findTokens(root)));
  return tokens;
}

function findTokens(root: Tree): Tokens {
  const leaves = [...leavesOf(root)].filter(({ text }) => text !== '');
  const places = new Map(leaves.map(({ id }, i) => [id, i]));
  return {
    after: ({ id }, distance) => leaves[(places.get(id) ?? -Infinity) + distance],
    bracketed(open) {
      let depth = 0;
      const start = places.get(open.id) ?? Infinity;
      for (let i = start; i < leaves.length; i++) {
        if (OPENING.has(leaves[i]!.text)) depth++;
        else if (CLOSING.has(leaves[i]!.text) && --depth === 0) return leaves.slice(start, i + 1);
      }
      return undefined;
    },
  };
}

const OPENING: ReadonlySet<string> = new Set(['(', '[', '{']);
const CLOSING: ReadonlySet<string> = new Set([')', ']', '}']);
