/** The parts of a node by the names that its rule has for them; without a name, by the symbols that it expects. */
import { type Branch, isError, type Leaf, leavesOf, type Node } from '../tree/node.ts';
import { elementsOf } from '../tree/remove.ts';
import type { Syntax } from '../tree/syntax.ts';

/** All parts of a node with this field, in order, including those in lists, options and hidden rules. */
export function* partsOf(syntax: Syntax, node: Node, field: string): Generator<Node> {
  if (node.kind === 'token') return;
  for (const child of node.children) {
    if (child.field === field || isCalled(child, field)) yield child;
    else if (child.field === undefined && isTransparent(syntax, child)) yield* partsOf(syntax, child, field);
  }
}

/** Whether the grammar has no name for a part but its symbol. */
const isCalled = ({ field, expected, symbol }: Node, name: string): boolean =>
  field === undefined && (expected === name || symbol === name);

/** The first of them. */
export function partOf(syntax: Syntax, node: Node, field: string): Node | undefined {
  if (node.kind === 'token') return undefined;
  for (const child of node.children) {
    if (child.field === field || isCalled(child, field)) return child;
    if (child.field !== undefined || child.tokens === 0 || !isTransparent(syntax, child)) continue;
    const found = partOf(syntax, child, field);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a node only groups parts of the rule around it. */
export function isTransparent({ grammar }: Syntax, node: Node): node is Branch {
  if (node.kind === 'token' || isError(node)) return false;
  return node.kind !== 'sequence' || node.symbol.startsWith('_') || grammar.auxiliary.has(node.symbol);
}

/** Fields that lead from a declarator or a pattern to the names that it declares. */
const NAMING: ReadonlySet<string> = new Set([
  'declarator',
  'name',
  'pattern',
  'left',
  'alias',
  'value_pattern',
]);

/** A part that the grammar has a name for. */
function fieldOf(syntax: Syntax, node: Node, field: string): Node | undefined {
  const part = partOf(syntax, node, field);
  return part?.field === field ? part : undefined;
}

/** The names that a declarator or a pattern declares. */
export function* declaredIn(syntax: Syntax, node: Node): Generator<Leaf> {
  if (node.kind === 'token') {
    if (syntax.isIdentifier(node)) yield node;
    return;
  }
  // `{ key: pattern }` declares what is in the pattern, and `f(int a)` only `f`.
  const field = syntax.meaning?.patterns?.[syntax.ruleOf(node)];
  const pattern =
    (field === undefined ? undefined : partOf(syntax, node, field)) ??
    fieldOf(syntax, node, 'pattern') ??
    fieldOf(syntax, node, 'alias') ??
    fieldOf(syntax, node, 'declarator');
  if (pattern !== undefined) {
    yield* declaredIn(syntax, pattern);
    return;
  }
  // `a::b::c` declares `c`.
  const children = node.symbol.startsWith('links(') ? node.children.slice(-1) : node.children;
  for (const child of children) {
    if (child.field === undefined || NAMING.has(child.field)) yield* declaredIn(syntax, child);
  }
}

/** The first token of a node that has text. */
export function firstLeaf(node: Node): Leaf | undefined {
  for (const leaf of leavesOf(node)) if (leaf.text !== '') return leaf;
  return undefined;
}

/** The last token of a node that has text. */
export function lastLeaf(node: Node): Leaf | undefined {
  if (node.kind === 'token') return node.text === '' ? undefined : node;
  for (let i = node.children.length - 1; i >= 0; i--) {
    const leaf = node.children[i]!.tokens === 0 ? undefined : lastLeaf(node.children[i]!);
    if (leaf !== undefined) return leaf;
  }
  return undefined;
}

/** The expression in `return …;`. */
export function returnedBy(node: Node): Node | undefined {
  if (node.kind === 'token') return undefined;
  const [, ...rest] = node.children.filter(({ tokens }) => tokens > 0);
  return rest.find((child) => child.kind !== 'token' || child.text !== ';');
}

/** The elements of the list in a node, like the parameters between brackets, without separators. */
export function elementsIn(syntax: Syntax, node: Node): readonly Node[] {
  if (node.kind === 'token') return [];
  const elements = elementsOf(syntax, node);
  if (elements.length > 0) return elements.map((element) => withoutSeparator(syntax, element));
  for (const child of node.children) {
    if (child.kind === 'token' || child.tokens === 0) continue;
    if (!isTransparent(syntax, child)) continue;
    const inner = elementsIn(syntax, child);
    if (inner.length > 0) return inner;
  }
  return [];
}

/** The element of `, x`. */
function withoutSeparator(syntax: Syntax, element: Node): Node {
  if (!isTransparent(syntax, element) || element.kind !== 'sequence') return element;
  const isFixed = (node: Node) =>
    node.tokens === 0 ||
    (node.kind === 'token' && syntax.grammar.terminals.get(node.symbol)?.text !== undefined);
  const [part, ...more] = element.children.filter((child) => !isFixed(child));
  return part === undefined || more.length > 0 ? element : part;
}
