/** Edits of trees. Each copies the nodes on the way to the root and shares all others. */
import type { Production } from '../grammar/grammar.ts';
import { type Branch, isError, type Leaf, type Node } from './node.ts';
import type { Syntax } from './syntax.ts';

/** A node in a tree. */
export interface Found {
  readonly node: Node;
  /** The nodes around it, from the root on, and which child leads on from each. */
  readonly path: readonly Step[];
}

export interface Step {
  readonly branch: Branch;
  readonly index: number;
}

/** Finds a node by its number. */
export function find(root: Node, id: number): Found | undefined {
  const path: Step[] = [];
  let node = root;
  while (node.id !== id) {
    if (node.kind === 'token') return undefined;
    const { children } = node;
    // The last child whose number is not too large.
    let low = 0;
    let high = children.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (children[middle]!.id <= id) low = middle + 1;
      else high = middle;
    }
    const child = children[low - 1];
    if (child === undefined || child.last < id) return undefined;
    path.push({ branch: node, index: low - 1 });
    node = child;
  }
  return { node, path };
}

/** The tree with another node in the place that was found. */
export function put({ node: old, path }: Found, node: Node): Node {
  const more = node.tokens - old.tokens;
  return path.reduceRight<Node>((child, { branch, index }) => {
    return { ...branch, children: branch.children.with(index, child), tokens: branch.tokens + more };
  }, node);
}

/** The tree with nothing in the place that was found, whatever the grammar says. The root is a place that stays. */
export function withoutNode({ node, path }: Found): Node {
  const above = path.at(-1);
  if (above === undefined) return node;
  const { branch, index } = above;
  const children = branch.children.toSpliced(index, 1);
  return put(
    { node: branch, path: path.slice(0, -1) },
    { ...branch, children, tokens: branch.tokens - node.tokens },
  );
}

/** A quantified node with only some of its children; nothing if its production asks for more. */
export function keep(branch: Branch, children: readonly Node[]): Branch | undefined {
  const allowed =
    branch.kind === 'star' ||
    branch.kind === 'optional' ||
    (branch.kind === 'plus' && children.some((child) => !isError(child)));
  return allowed ? { ...branch, children, tokens: tokensOf(children) } : undefined;
}

export const tokensOf = (nodes: readonly Node[]): number =>
  nodes.reduce((tokens, node) => tokens + node.tokens, 0);

/** Whether the grammar allows `node` in the place of `old`. */
export function fits(syntax: Syntax, old: Node, node: Node): boolean {
  return !isError(old) && suits(syntax, old.expected, node);
}

/** Whether the grammar allows `node` where `expected` is expected. */
export function suits({ keywords, fixed, subsumes }: Syntax, expected: string, node: Node): boolean {
  if (fixed.has(expected) || fixed.has(node.symbol)) return false;
  if (isError(node) || !subsumes(expected, node.symbol)) return false;
  if (expected === node.expected || node.kind !== 'token') return true;
  // A keyword, or a name that is one elsewhere, is allowed where the same is expected, and perhaps nowhere else; unless the
  // grammar has a name for it, like `this`.
  const named = keywords.get(node.text);
  return named === undefined || named.has(node.symbol);
}

/** `node` as it stands in the place of `old`: what is expected there, and the white space that was before it. */
export function inPlaceOf(old: Node, node: Node): Node {
  const space = firstToken(old)?.node.space;
  const first = firstToken(node);
  const isSame = first === undefined || space === undefined || first.node.space === space;
  const moved = isSame ? node : put(first, { ...first.node, space, isMoved: true });
  return { ...moved, expected: old.expected };
}

/** The first token in a node that has text. */
function firstToken(node: Node): { readonly node: Leaf; readonly path: readonly Step[] } | undefined {
  const path: Step[] = [];
  for (let at = node; ;) {
    if (at.kind === 'token' && at.text !== '') return { node: at, path };
    if (at.kind !== 'token' && at.children.length > 0) {
      path.push({ branch: at, index: 0 });
      at = at.children[0]!;
      continue;
    }
    // Nothing here: on to what follows it.
    for (;;) {
      const step = path.pop();
      if (step === undefined) return undefined;
      const next = step.branch.children[step.index + 1];
      if (next === undefined) continue;
      path.push({ branch: step.branch, index: step.index + 1 });
      at = next;
      break;
    }
  }
}

/**
 * A node for a production, to be put in the place of `old`; nothing if the children are not what the production asks for.
 * The tree has to be numbered afresh before nodes can be found in it again.
 */
export function build(
  syntax: Syntax,
  old: Node,
  symbol: string,
  production: Production,
  children: readonly Node[],
): Branch | undefined {
  const asked =
    production.kind === 'sequence' ? production.symbols : Array.from(children, () => production.of);
  const isRight =
    asked.length === children.length &&
    (production.kind !== 'plus' || children.length > 0) &&
    (production.kind !== 'optional' || children.length <= 1) &&
    children.every((child, i) => suits(syntax, asked[i]!, child)) &&
    syntax.subsumes(old.expected, symbol);
  if (!isRight) return undefined;
  const { id, last } = old;
  const { kind } = production;
  const placed = children.map((child, i) => ({ ...child, expected: asked[i]! }));
  const node = { kind, id, last, symbol, expected: old.expected, production };
  return { ...node, children: placed, tokens: tokensOf(placed) };
}

/** A smallest tree of a symbol; nothing if its tokens cannot be made up. It has to be numbered like what is built. */
export function smallest(syntax: Syntax, symbol: string): Node | undefined {
  const { shortest } = syntax;
  if (shortest.sentence(symbol) === undefined) return undefined;
  const make = (symbol: string): Node => {
    const common = { id: 0, last: 0, symbol, expected: symbol };
    const production = shortest.production(symbol);
    if (production === undefined) {
      const text = shortest.text(symbol)!;
      const tokens = syntax.tokensIn(text);
      return { kind: 'token', ...common, text, space: '', order: NEW, tokens };
    }
    // As deep as the grammar's shortest sentences, which hold no rule within itself.
    const parts = production.kind === 'sequence' ? production.symbols : [];
    const children = (production.kind === 'plus' ? [production.of] : parts).map(make);
    const tokens = tokensOf(children);
    return { kind: production.kind, ...common, production, children, tokens };
  };
  return make(symbol);
}

/** The order of a token that was not read: it was nobody's neighbour. */
const NEW = -2;

/** The same tree, numbered afresh. */
export function renumber(root: Node): Node {
  let lastId = 0;
  interface Frame {
    readonly node: Branch;
    readonly id: number;
    readonly children: Node[];
  }
  const frames: Frame[] = [];
  let done: Node | undefined;
  const begin = (node: Node): void => {
    const id = ++lastId;
    if (node.kind === 'token') finish({ ...node, id, last: id });
    else frames.push({ node, id, children: [] });
  };
  const finish = (node: Node): void => {
    if (frames.length === 0) done = node;
    else frames.at(-1)!.children.push(node);
  };
  begin(root);
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    const { node, id, children } = frame;
    if (children.length < node.children.length) {
      begin(node.children[children.length]!);
      continue;
    }
    frames.pop();
    finish({ ...node, id, last: lastId, children });
  }
  return done!;
}
