/** The plainest trees without names that the grammar allows in a place: `0`, `int`, `;`. */
import type { Form } from '../grammar/forms.ts';
import { isBefore } from '../grammar/shortlex.ts';
import { constantLeaf, smallest } from './edit.ts';
import { leavesOf, type Node, textOf } from './node.ts';
import type { Syntax } from './syntax.ts';

/** At most this many constants per symbol, all of the same length. */
const MOST = 2;

/** A word, a number, or the empty statement. */
const PLAIN = /^(?:[\p{L}\p{N}_]+|;)$/u;

const known = new WeakMap<Syntax, Map<string, readonly Node[]>>();

/** Trees of one token each, with the shortest possible text. */
export function constantsFor(syntax: Syntax, symbol: string): readonly Node[] {
  let ofSyntax = known.get(syntax);
  if (ofSyntax === undefined) known.set(syntax, (ofSyntax = new Map()));
  let constants = ofSyntax.get(symbol);
  if (constants === undefined) ofSyntax.set(symbol, (constants = find(syntax, symbol)));
  return constants;
}

function find(syntax: Syntax, symbol: string): readonly Node[] {
  if (syntax.fixed.has(symbol)) return [];
  const trees = syntax.forms(symbol).flatMap((form) => smallestOf(syntax, form) ?? []);
  const constants = [...new Map(trees.map((tree) => [textOf(tree), tree])).values()]
    .filter((tree) => tree.tokens === 1 && PLAIN.test(textOf(tree)))
    .filter((tree) => ![...leavesOf(tree)].some((leaf) => syntax.isIdentifier(leaf)))
    .toSorted((a, b) => (isBefore(textOf(a), textOf(b)) ? -1 : 1));
  const isShortest = (tree: Node) => textOf(tree).length === textOf(constants[0]!).length;
  return constants.filter(isShortest).slice(0, MOST);
}

function smallestOf(syntax: Syntax, { symbol, production, constants }: Form): Node | undefined {
  const [constant] = constants;
  if (production === undefined && constant !== undefined)
    return constantLeaf(syntax, constant, { expected: symbol, field: undefined });
  const tree = smallest(syntax, symbol);
  if (tree === undefined || tree.kind === 'token' || tree.production === production) return tree;
  return undefined;
}
