/**
 * Eliminates a name in one step: replaces all its uses by another name or a constant, and removes its declaration. Where the grammar
 * knows nothing of declarations, the first appearance of a name is taken for one.
 *
 * Vulcan does the same with names in two steps, of which the first gains nothing, and so has to look for the second after each.
 *
 * Guarantee: every proposal has fewer tokens.
 */
import type { Pass } from '../core/pass.ts';
import { constantsFor } from '../tree/constants.ts';
import { inPlaceOf, replaceAll } from '../tree/edit.ts';
import { identifiersIn, rename } from '../tree/identifiers.ts';
import { type Leaf, leavesOf, type Tree } from '../tree/node.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import { withoutMore } from '../tree/remove.ts';
import type { Syntax } from '../tree/syntax.ts';
import { parsing } from './parsing.ts';

/** Names that stand nowhere where the name does are likely to be of another kind, a type or a label; so they come last. */
const ROUNDS = ['alike', 'unlike'] as const;

interface Cursor {
  readonly round: number;
  /** The names already tried in this round. */
  readonly done: ReadonlySet<string>;
}

export const merge: Pass<TreeProgram, Cursor> = parsing<Cursor>({
  name: 'merge',
  accepts: 'smaller',
  start: () => ({ round: 0, done: new Set() }),
  *propose(program, from) {
    const { syntax, root } = program;
    const clusters = identifiersIn(syntax, root);
    const leaves = new Map(Array.from(leavesOf(root), (leaf) => [leaf.id, leaf]));
    const placeOf = (id: number) => leaves.get(id)!.expected;
    for (let { round } = from; round < ROUNDS.length; round++) {
      const done = new Set(round === from.round ? from.done : []);
      for (const [name, [first, ...uses]] of clusters) {
        if (done.has(name) || uses.length === 0) continue;
        done.add(name);
        const rests = [...withoutDeclaration(syntax, root, first!)];
        for (const { replaced, change } of without(name, uses)) {
          const next = { round, done: new Set(done) };
          for (const rest of rests) {
            yield { program: program.with(replaced(rest)), next, kind: ROUNDS[round]!, change };
          }
        }
      }

      /** What a tree becomes with something else in all uses of a name that are left in it. */
      function* without(name: string, uses: readonly number[]): Generator<Replacement> {
        const used = new Set(uses.map(placeOf));
        for (const [other, ids] of clusters) {
          const kind = ids.some((id) => used.has(placeOf(id))) ? 'alike' : 'unlike';
          if (other === name || kind !== ROUNDS[round]) continue;
          yield { replaced: (tree) => rename(tree, uses, other), change: `${name} to ${other}` };
        }
        if (ROUNDS[round] !== 'alike') return;
        const constants = new Map(uses.map((id) => [id, constantsFor(syntax, placeOf(id))[0]]));
        if ([...constants.values()].includes(undefined)) return;
        const plain = (leaf: Leaf) => [leaf.id, inPlaceOf(leaf, constants.get(leaf.id)!)] as const;
        yield {
          replaced: (tree) => {
            const left = [...leavesOf(tree)].filter(({ id }) => constants.has(id));
            return replaceAll(tree, left.map(plain));
          },
          change: `${name} to none`,
        };
      }
    }
  },
});

interface Replacement {
  readonly replaced: (tree: Tree) => Tree;
  readonly change: string;
}

/** How much may go with a name: of the parameter `int x` the name alone, then all of it. */
const MOST_REMOVALS = 2;

function* withoutDeclaration(syntax: Syntax, tree: Tree, id: number): Generator<Tree> {
  let left = MOST_REMOVALS;
  let { tokens } = tree;
  for (const rest of withoutMore(syntax, tree, id)) {
    if (rest.tokens >= tokens) continue;
    ({ tokens } = rest);
    yield rest;
    if (--left === 0) return;
  }
}
