/**
 * Removes the same element from all lists after a name: a function's parameter together with the arguments passed for
 * it, whatever their names.
 */
import type { Pass } from '../core/pass.ts';
import { factsOf } from '../semantics/facts.ts';
import { find } from '../tree/edit.ts';
import { isError, type Node, type Tree } from '../tree/node.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import { elementsOf, removingAll } from '../tree/remove.ts';
import type { Syntax } from '../tree/syntax.ts';

interface Cursor {
  /** The names already tried. */
  readonly done: ReadonlySet<string>;
  /** The name in progress: in its lists, of any length, only columns below `below` are untried. */
  readonly name?: string;
  readonly below?: number;
}

export const columns: Pass<TreeProgram, Cursor> = {
  name: 'columns',
  accepts: 'smaller',
  start: () => ({ done: new Set() }),
  *propose(program, from) {
    const { syntax, root } = program;
    const done = new Set(from.done);
    const { names } = yield* factsOf(program);
    for (const { key: name, tokens } of names) {
      if (done.has(name)) continue;
      yield;
      for (const lists of ofEqualLength(tokens.map(({ id }) => listsAfter(syntax, root, id)))) {
        const { length } = lists[0]!;
        const below = name === from.name ? Math.min(from.below!, length) : length;
        for (let column = below - 1; column >= 0; column--) {
          const rest = yield* removingAll(
            syntax,
            root,
            lists.map((list) => list[column]!.id),
          );
          if (rest === undefined || rest.tokens >= root.tokens) continue;
          const next = { done: new Set(done), name, below: column };
          const change = `${name} ${length} ${column}`;
          yield { program: program.with(rest), next, kind: 'column', change };
        }
      }
      done.add(name);
    }
  },
};

type Elements = readonly Node[];

/** For each length with at least two lists, the first list of this length after each occurrence. */
function ofEqualLength(occurrences: readonly (readonly Elements[])[]): Elements[][] {
  const byLength = new Map<number, Elements[]>();
  for (const lists of occurrences) {
    for (const length of new Set(lists.map((list) => list.length))) {
      const first = lists.find((list) => list.length === length)!;
      const others = byLength.get(length);
      if (others === undefined) byLength.set(length, [first]);
      else others.push(first);
    }
  }
  return [...byLength.values()].filter((lists) => lists.length > 1);
}

/** How many levels above and below a name's node to search for its list. */
const REACH = 3;

/** The lists after a token and near it; the search does not leave the token's own list element. */
function listsAfter(syntax: Syntax, root: Tree, id: number): readonly Elements[] {
  const { path } = find(root, id)!;
  for (const { branch, index } of path.slice(-REACH).toReversed()) {
    if (branch.kind === 'star' || branch.kind === 'plus') return [];
    const lists = branch.children.slice(index + 1).flatMap((sibling) => firstList(syntax, sibling));
    if (lists.length > 0) return lists;
  }
  return [];
}

function firstList(syntax: Syntax, node: Node): readonly Elements[] {
  let level: readonly Node[] = [node];
  for (let depth = 0; depth <= REACH; depth++) {
    for (const part of level) {
      const elements = part.kind === 'token' || isError(part) ? [] : elementsOf(syntax, part);
      if (elements.length > 0) return [elements];
    }
    level = level.flatMap((part) => (part.kind === 'token' ? [] : part.children));
  }
  return [];
}
