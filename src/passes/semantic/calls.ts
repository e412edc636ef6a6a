/** Calls of functions, and the parameters that their arguments are for. */
import type { Statements } from '../../languages/meaning.ts';
import type { Call, Facts } from '../../semantics/facts.ts';
import { declarationsIn } from '../../semantics/facts.ts';
import { find } from '../../tree/edit.ts';
import type { Leaf, Node, Tree } from '../../tree/node.ts';
import type { Replacement } from './sites.ts';
import type { Changes, Text } from './text.ts';

/** The nodes of a call; in a chain, like `a.f(1)[2]`, its head and the links up to the arguments: `a`, `.f` and `(1)`. */
export function partsOfCall(root: Tree, { node, isWhole }: Call): readonly Node[] | undefined {
  if (isWhole) return [node];
  const [chain, links] = find(root, node.id)!.path.slice(-2);
  const head = chain?.branch.children.slice(0, chain.index).filter(({ tokens }) => tokens > 0);
  if (links === undefined || head?.length !== 1) return undefined;
  return [...head, ...links.branch.children.slice(0, links.index + 1)];
}

/** Replaces a whole call by a text; undefined if it is unknown where the call begins. */
export function insteadOfCall(root: Tree, call: Call, text: Text): readonly Replacement[] | undefined {
  return partsOfCall(root, call)?.map((part, i) => [part, i === 0 ? text : '']);
}

/** The symbol that the grammar expects in the place of a call. */
export const placeOf = (root: Tree, call: Call): string =>
  (partsOfCall(root, call)?.[0] ?? call.node).expected;

/** The token that names a parameter, if it has a name. */
export const parameterName = (facts: Facts, parameter: Node): Leaf | undefined =>
  declarationsIn(facts, parameter).next().value?.token;

/** A parameter as a variable is declared: with the plainest type if it has none, where types come first. */
export function typedParameter(
  facts: Facts,
  { plainType, unset }: Statements,
  parameter: Node,
  changes: Changes = new Map(),
): Text {
  const own: Text = { of: parameter, with: changes };
  const isTyped = declarationsIn(facts, parameter).next().value?.type !== undefined;
  return isTyped || plainType === undefined || unset?.startsWith('TYPE') !== true ? own : [plainType, own];
}
