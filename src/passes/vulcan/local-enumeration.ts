/**
 * Vulcan's tree-based local exhaustive enumeration: Xu et al., "Pushing the Limit of 1-Minimality of Language-Agnostic Program
 * Reduction" (OOPSLA 2023), Algorithm 4. A window slides over each level of the tree; of the nodes in it, two or more are left out, in
 * every combination. What single nodes can do is left to the main reducer.
 *
 * What is left out is replaced by nothing, whatever the grammar says: an `if` without its first branch and without its `else` is a
 * program again. Proposals that do not parse are passed by, unless all are to be tested, as in the paper.
 *
 * Guarantee: every proposal has fewer tokens.
 */
import type { Pass, Proposal } from '../../core/pass.ts';
import { replaceAll } from '../../tree/edit.ts';
import { type Node, textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { parsing } from '../parsing.ts';

interface Cursor {
  readonly level: number;
  /** Where in it the window begins. */
  readonly at: number;
}

/** `size` is the number of nodes in the window. With `parseFilter`, only programs that parse are proposed. */
export function localEnumeration(size: number, parseFilter = true): Pass<TreeProgram, Cursor> {
  const subsets = subsetsOfTwoOrMore(size);
  const enumeration: Pass<TreeProgram, Cursor> = {
    name: 'local-enumeration',
    accepts: 'smaller',
    start: () => ({ level: 0, at: 0 }),
    *propose(program, { level, at }) {
      for (; ; level++, at = 0) {
        const nodes = frontier(program, level);
        for (; at + size <= nodes.length; at++) {
          const window = nodes.slice(at, at + size);
          for (const subset of subsets) yield withoutSome(program, { level, at }, window, subset);
        }
        if (nodes.every(({ kind }) => kind === 'token')) return;
      }
    },
  };
  return parseFilter ? parsing(enumeration) : enumeration;
}

function withoutSome(
  program: TreeProgram,
  next: Cursor,
  window: readonly Node[],
  subset: readonly number[],
): Proposal<TreeProgram, Cursor> {
  const rest = replaceAll(
    program.root,
    subset.map((i) => [window[i]!.id, undefined] as const),
  );
  const kept = window.map((node, i) => (subset.includes(i) ? '' : textOf(node)));
  const change = `${window.map(textOf).join('|')} to ${kept.join('|')}`;
  return { program: program.with(rest), next, kind: `${subset.length} nodes`, change };
}

/**
 * The nodes of a level, and above it the tokens; those without text do not count. What only the normalisation of the grammar made, like a
 * list, is seen through: the levels are those of the tree that the grammar's author has in mind.
 */
function frontier({ root, syntax }: TreeProgram, level: number): readonly Node[] {
  const { auxiliary } = syntax.grammar;
  const seen = (node: Node): readonly Node[] => {
    if (node.tokens === 0) return [];
    return node.kind !== 'token' && auxiliary.has(node.symbol) ? node.children.flatMap(seen) : [node];
  };
  let nodes = seen(root);
  for (let depth = 0; depth < level; depth++) {
    nodes = nodes.flatMap((node) => (node.kind === 'token' ? [node] : node.children.flatMap(seen)));
  }
  return nodes;
}

/** Of so many elements, by their positions; the most at a time first. */
function subsetsOfTwoOrMore(size: number): readonly (readonly number[])[] {
  const all = Array.from({ length: 2 ** size }, (_, bits) =>
    Array.from({ length: size }, (_, i) => i).filter((i) => (bits >> i) & 1),
  );
  return all.filter(({ length }) => length >= 2).toSorted((a, b) => b.length - a.length);
}
