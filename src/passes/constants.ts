/**
 * Replaces a subtree or a name by a constant, so that the declarations it uses become removable: `0` for an expression,
 * `int` for a type.
 *
 * Guarantee: every proposal has fewer tokens; or it has as many, and replaces one token by an earlier one: constants
 * come before names, and each other in shortlex order. So the pass terminates.
 */
import { isBefore } from '../grammar/shortlex.ts';
import { constantsFor } from '../tree/constants.ts';
import { leavesOf, type Node, textOf } from '../tree/node.ts';
import type { Syntax } from '../tree/syntax.ts';
import { overNodes } from './over-nodes.ts';

export const constants = overNodes(
  'constants',
  'same-size',
  ({ syntax }) =>
    (node) =>
      constantsFor(syntax, node.expected).filter((constant) => isPlainer(syntax, constant, node)),
);

function isPlainer(syntax: Syntax, constant: Node, node: Node): boolean {
  if (node.tokens > 1) return true;
  // Some tokens include the white space before them, which is printed in either case.
  const [text, old] = [textOf(constant).trim(), textOf(node).trim()];
  if (text === old) return false;
  return isBefore(text, old) || [...leavesOf(node)].some((leaf) => syntax.isIdentifier(leaf));
}
