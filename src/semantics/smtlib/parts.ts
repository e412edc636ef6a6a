/** The parts of an SMT-LIB script in the tree of its grammar (languages/smtlib/grammar.ts), by their positions. */
import { type Branch, isError, type Leaf, leavesOf, type Node, type Tree } from '../../tree/node.ts';

export const childOf = (node: Node | undefined, index: number): Node | undefined =>
  node === undefined || node.kind === 'token' ? undefined : node.children[index];

/** The elements of a list of the grammar. */
export const elements = (list: Node | undefined): readonly Node[] =>
  list === undefined || list.kind === 'token' || list.kind === 'sequence' ? [] : list.children;

/** The elements between brackets: `( x* )`. */
export const bracketed = (node: Node | undefined): readonly Node[] => elements(childOf(node, 1));

export const commandsIn = (root: Tree): readonly Node[] =>
  root.kind === 'token' || root.symbol !== 'script'
    ? []
    : elements(root.kind === 'sequence' ? root.children[0] : root);

export const leafIn = (node: Node | undefined): Leaf | undefined =>
  node === undefined ? undefined : node.kind === 'token' ? node : leavesOf(node).next().value;

export const textIn = (node: Node | undefined): string => {
  const leaf = leafIn(node);
  return leaf === undefined ? '' : nameOf(leaf);
};

/** A quoted symbol is the same name as without the quotes. */
export const nameOf = ({ text }: Leaf): string => (text.startsWith('|') ? text.slice(1, -1) : text);

export interface Identifier {
  readonly name: string;
  readonly indices: readonly string[];
}

/** `x`, or `(_ extract 7 0)`. */
export function identifierOf(node: Node | undefined): Identifier | undefined {
  if (node?.kind === 'token') return { name: nameOf(node), indices: [] };
  if (node?.symbol !== 'identifier') return undefined;
  const indices = elements(node.children[3]).map((index) =>
    Array.from(leavesOf(index), ({ text }) => text).join(' '),
  );
  return { name: textIn(node.children[2]), indices };
}

export interface SortedVariable {
  readonly name: string;
  readonly sort: Node | undefined;
}

export const sortedVariable = (node: Node): SortedVariable => ({
  name: textIn(childOf(node, 1)),
  sort: childOf(node, 2),
});

/** The sort parameters of a datatype, `(par (T) …)`. */
export const parametersOf = (datatype: Node | undefined): readonly string[] =>
  isParametric(datatype) ? elements(datatype.children[3]).map(textIn) : [];

export const constructorsIn = (datatype: Node | undefined): readonly Node[] =>
  isParametric(datatype) ? elements(datatype.children[6]) : bracketed(datatype);

const isParametric = (datatype: Node | undefined): datatype is Branch =>
  textIn(childOf(datatype, 1)) === 'par';

/** Whether a part of it does not parse, or was edited so that it is no longer what the grammar says. */
export function isErroneous(node: Node): boolean {
  if (node.kind === 'token') return node.symbol === 'written';
  const { production, children } = node;
  const hasGaps = production.kind === 'sequence' && production.symbols.length !== children.length;
  return hasGaps || children.some(isError);
}
