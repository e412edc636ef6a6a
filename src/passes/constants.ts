/**
 * Puts what has no name in the place of something larger, or of a name, so that nobody needs its declaration: `0` for an expression, `int`
 * for a type.
 *
 * Guarantee: every proposal has fewer tokens; or as many, and instead of one token another that comes before it: those without a name come
 * before names, and among themselves they are in shortlex order. So it ends.
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
  // The white space before some tokens is part of them, and is printed whether they have it or not.
  const [text, old] = [textOf(constant).trim(), textOf(node).trim()];
  if (text === old) return false;
  return isBefore(text, old) || [...leavesOf(node)].some((leaf) => syntax.isIdentifier(leaf));
}
