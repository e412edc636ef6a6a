/** Calls of functions, and the parameters that their arguments are for. */
import type { Call, Facts } from '../../semantics/facts.ts';
import { declarationsIn } from '../../semantics/facts.ts';
import type { Tokens } from '../../semantics/tokens.ts';
import { type Leaf, leavesOf, type Node } from '../../tree/node.ts';
import type { Replacement } from './sites.ts';
import type { Text } from './text.ts';

/** Replaces a whole call by a text; undefined if it is unknown where the call begins. */
export function insteadOfCall(
  { after }: Tokens,
  { node, name, isWhole }: Call,
  text: Text,
): readonly Replacement[] | undefined {
  if (isWhole) return [[node, text]];
  // In a chain, like `f(1).a`, the call is a link after its name.
  const first = leavesOf(node).next().value;
  const isFirst = name !== undefined && first && after(first, -1) === name;
  if (!isFirst || MEMBER.test(after(name, -1)?.text ?? '')) return undefined;
  return [
    [name, text],
    [node, ''],
  ];
}

const MEMBER = /^(?:\.|->|::|\?\.)$/;

/** The symbol that the grammar expects in the place of a call. */
export const placeOf = ({ node, name, isWhole }: Call): string =>
  isWhole || name === undefined ? node.expected : name.expected;

/** The token that names a parameter, if it has a name. */
export const parameterName = (facts: Facts, parameter: Node): Leaf | undefined =>
  declarationsIn(facts, parameter).next().value?.token;
