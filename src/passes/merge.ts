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
import { find, inPlaceOf, put } from '../tree/edit.ts';
import { identifiersIn, rename } from '../tree/identifiers.ts';
import { leavesOf, type Node } from '../tree/node.ts';
import type { TreeProgram } from '../tree/program.ts';
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
    const places = placesOf(root);
    for (let { round } = from; round < ROUNDS.length; round++) {
      const done = new Set(round === from.round ? from.done : []);
      for (const [name, [first, ...uses]] of clusters) {
        if (done.has(name) || uses.length === 0) continue;
        done.add(name);
        for (const { tree, change } of without(name, uses)) {
          const next = { round, done: new Set(done) };
          for (const rest of withoutDeclaration(syntax, tree, first!)) {
            yield { program: program.with(rest), next, kind: ROUNDS[round]!, change };
          }
        }
      }

      /** The tree with something else in all uses of a name. */
      function* without(name: string, uses: readonly number[]): Generator<{ tree: Node; change: string }> {
        const used = new Set(uses.map((id) => places.get(id)!));
        for (const [other, ids] of clusters) {
          const kind = ids.some((id) => used.has(places.get(id)!)) ? 'alike' : 'unlike';
          if (other === name || kind !== ROUNDS[round]) continue;
          yield { tree: rename(root, uses, other), change: `${name} to ${other}` };
        }
        const plain = ROUNDS[round] === 'alike' ? withConstants(syntax, root, uses) : undefined;
        if (plain !== undefined) yield { tree: plain, change: `${name} to none` };
      }
    }
  },
});

/** The tree with something without a name in some places; nothing if there is none for one of them. */
function withConstants(syntax: Syntax, root: Node, ids: readonly number[]): Node | undefined {
  let tree = root;
  for (const id of ids) {
    const found = find(tree, id)!;
    const [constant] = constantsFor(syntax, found.node.expected);
    if (constant === undefined) return undefined;
    tree = put(found, { ...inPlaceOf(found.node, constant), id, last: id });
  }
  return tree;
}

/** How much may go with a name: of the parameter `int x` the name alone, then all of it. */
const MOST_REMOVALS = 2;

function* withoutDeclaration(syntax: Syntax, tree: Node, id: number): Generator<Node> {
  let left = MOST_REMOVALS;
  let { tokens } = tree;
  for (const rest of withoutMore(syntax, find(tree, id)!)) {
    if (rest.tokens >= tokens) continue;
    ({ tokens } = rest);
    yield rest;
    if (--left === 0) return;
  }
}

/** What the grammar expects in the place of each token. */
const placesOf = (root: Node): ReadonlyMap<number, string> =>
  new Map(Array.from(leavesOf(root), ({ id, expected }) => [id, expected]));
