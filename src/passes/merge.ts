/**
 * Eliminates a name in one step: replaces all its uses by another name or a constant, and removes its declaration.
 *
 * Vulcan needs two steps to eliminate a name. The first gains nothing, so it has to try the second after every first.
 *
 * Guarantee: every proposal has fewer tokens.
 */
import type { Pass } from '../core/pass.ts';
import { factsOf, type Name } from '../semantics/facts.ts';
import { rename } from '../semantics/rename.ts';
import { constantsFor } from '../tree/constants.ts';
import { inPlaceOf, replaceAll } from '../tree/edit.ts';
import { type Leaf, leavesOf, type Tree } from '../tree/node.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import { withoutMore } from '../tree/remove.ts';
import type { Syntax } from '../tree/syntax.ts';
import { parsing } from './parsing.ts';

/**
 * Names that never occur in a place like this name's are probably of another kind, a type or a label, so they come
 * last.
 */
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
    const { names } = yield* factsOf(program);
    for (let { round } = from; round < ROUNDS.length; round++) {
      const done = new Set(round === from.round ? from.done : []);
      for (const name of names) {
        if (done.has(name.key) || name.uses.length === 0) continue;
        done.add(name.key);
        const rests = [...withoutDeclaration(syntax, root, name.declaration.id)];
        for (const { replaced, change } of replacementsOf(name)) {
          const next = { round, done: new Set(done) };
          for (const rest of rests) {
            yield { program: program.with(replaced(rest)), next, kind: ROUNDS[round]!, change };
          }
        }
      }

      /** The ways to replace all uses of a name that are left in a tree. */
      function* replacementsOf(name: Name): Generator<Replacement> {
        const { key, uses } = name;
        const places = new Set(uses.map(({ expected }) => expected));
        for (const other of names) {
          const kind = other.tokens.some(({ expected }) => places.has(expected)) ? 'alike' : 'unlike';
          if (other === name || kind !== ROUNDS[round]) continue;
          yield { replaced: (tree) => rename(tree, uses, other), change: `${key} to ${other.key}` };
        }
        if (ROUNDS[round] !== 'alike') return;
        const constants = new Map(uses.map(({ id, expected }) => [id, constantsFor(syntax, expected)[0]]));
        if ([...constants.values()].includes(undefined)) return;
        const plain = (leaf: Leaf) => [leaf.id, inPlaceOf(leaf, constants.get(leaf.id)!)] as const;
        yield {
          replaced: (tree) => {
            const left = [...leavesOf(tree)].filter(({ id }) => constants.has(id));
            return replaceAll(tree, left.map(plain));
          },
          change: `${key} to none`,
        };
      }
    }
  },
});

interface Replacement {
  readonly replaced: (tree: Tree) => Tree;
  readonly change: string;
}

/** How many removals to try for a declaration: of the parameter `int x`, first the name alone, then all of it. */
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
