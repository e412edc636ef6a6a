/** Edits of trees, and checks of what may replace a node. */
import type { Constant, Form } from '../grammar/forms.ts';
import type { Production } from '../grammar/grammar.ts';
import { type Branch, isError, type Leaf, NEW, type Node, type Tree } from './node.ts';
import type { Syntax } from './syntax.ts';

/** A node in a tree. */
export interface Found {
  readonly node: Node;
  /** Its ancestors, from the root, each with the index of the child on the path. */
  readonly path: readonly Descent[];
}

export interface Descent {
  readonly branch: Branch;
  readonly index: number;
}

/** Finds a node by its number. */
export function find(root: Tree, id: number): Found | undefined {
  const path: Descent[] = [];
  let node: Node = root;
  while (node.id !== id) {
    if (node.kind === 'token') return undefined;
    const index = indexBefore(node, id);
    const child = node.children[index];
    if (child === undefined || child.last < id) return undefined;
    path.push({ branch: node, index });
    node = child;
  }
  return { node, path };
}

/** The index of the last child whose id is not larger; -1 if there is none. */
function indexBefore({ children }: Branch, id: number): number {
  let low = 0;
  let high = children.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (children[middle]!.id <= id) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** A node with descendants that are being replaced. */
interface Open extends Descent {
  /** Its edited children; `undefined` while they are unchanged. */
  children: (Node | undefined)[] | undefined;
  tokens: number;
  hasGaps: boolean;
}

/**
 * The tree with some nodes replaced, by id, or removed (`undefined`), whatever the grammar says. Ids that are not in
 * the tree are ignored, and so are those inside another edited node. The root can be replaced but not removed.
 *
 * Each node on the path to an edit is copied once; all others are shared. Nodes keep their ids if subtrees are only
 * removed or hoisted within their place. Any other new node gets the ids of the node it replaces; if these are too few,
 * the whole tree is renumbered.
 */
export function replaceAll(root: Tree, edits: Iterable<readonly [id: number, node: Node | undefined]>): Tree {
  let edited: Node = root;
  let isInOrder = true;
  // The ancestors of the last edit, from the root; `index` is the position of each in its parent.
  const open: Open[] = [];
  const put = (old: Node, index: number, node: Node | undefined): void => {
    const parent = open.at(-1);
    if (parent === undefined) edited = node ?? old;
    else {
      parent.children ??= parent.branch.children.slice();
      parent.children[index] = node;
      parent.tokens += (node?.tokens ?? 0) - old.tokens;
      parent.hasGaps ||= node === undefined;
    }
  };
  const close = (): void => {
    const { branch, index, children, tokens, hasGaps } = open.pop()!;
    if (children === undefined) return;
    const left = hasGaps ? children.filter((child) => child !== undefined) : (children as Node[]);
    put(branch, index, { ...branch, children: left, tokens });
  };
  let done = -1;
  for (const [id, node] of [...edits].toSorted(([a], [b]) => a - b)) {
    if (id <= done) continue;
    while (open.length > 0 && open.at(-1)!.branch.last < id) close();
    const around = open.at(-1)?.branch;
    let index = around === undefined ? 0 : indexBefore(around, id);
    let old: Node | undefined = around === undefined ? root : around.children[index];
    while (old !== undefined && old.id !== id && old.kind !== 'token' && old.last >= id) {
      open.push({ branch: old, index, children: undefined, tokens: old.tokens, hasGaps: false });
      index = indexBefore(old, id);
      old = old.children[index];
    }
    if (old?.id !== id) continue;
    const isFromHere = node === undefined || (node.id >= old.id && node.last <= old.last);
    const placed = isFromHere ? node : numbered(node, old.id);
    put(old, index, placed);
    isInOrder &&= placed === undefined || placed.last <= old.last;
    done = old.last;
  }
  while (open.length > 0) close();
  return (isInOrder ? edited : numbered(edited, 1)) as Tree;
}

/** A quantified node with only some of its children; `undefined` if its production needs more. */
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
  // A keyword, or a name that is a keyword elsewhere, is only known to be allowed where the same symbol is expected,
  // unless the grammar has a named terminal for it, like `this`.
  const named = keywords.get(node.text);
  return named === undefined || named.has(node.symbol);
}

/** `node` with the expected symbol of `old` and the white space before it. */
export function inPlaceOf(old: Node, node: Node): Node {
  const space = firstToken(old)?.node.space;
  const first = firstToken(node);
  const isSame = first === undefined || space === undefined || first.node.space === space;
  const moved = isSame ? node : withLeaf(first, { ...first.node, space, isMoved: true });
  return { ...moved, expected: old.expected, field: old.field };
}

interface FoundLeaf extends Found {
  readonly node: Leaf;
}

/** The node with the token that was found replaced by one that counts as many tokens. */
const withLeaf = ({ path }: FoundLeaf, leaf: Leaf): Node =>
  path.reduceRight<Node>(
    (child, { branch, index }) => ({ ...branch, children: branch.children.with(index, child) }),
    leaf,
  );

/** The first token with text in a node. */
function firstToken(node: Node): FoundLeaf | undefined {
  const path: Descent[] = [];
  for (let at = node; ;) {
    if (at.kind === 'token' && at.text !== '') return { node: at, path };
    if (at.kind !== 'token' && at.children.length > 0) {
      path.push({ branch: at, index: 0 });
      at = at.children[0]!;
      continue;
    }
    // No text here: continue with the next sibling.
    for (;;) {
      const last = path.pop();
      if (last === undefined) return undefined;
      const next = last.branch.children[last.index + 1];
      if (next === undefined) continue;
      path.push({ branch: last.branch, index: last.index + 1 });
      at = next;
      break;
    }
  }
}

/** The forms that a node can have, and which of them it has; -1 if none. */
export function formsAt(
  syntax: Syntax,
  node: Node,
): { readonly forms: readonly Form[]; readonly own: number } {
  const core = coreOf(node);
  const forms = syntax.forms(node.expected);
  const own = forms.findIndex((form) => isOf(form, core));
  if (own !== -1) return { forms, own };
  // In a collapsed ladder, it has a form of a rule further down.
  const all = syntax.ladderForms(node.expected);
  return { forms: all, own: all.findIndex((form) => isOf(form, core)) };
}

/** Which of the forms that its place allows a node has; -1 if none. */
export const formOf = (syntax: Syntax, node: Node): number => formsAt(syntax, node).own;

function isOf({ symbol, production, constants }: Form, node: Node): boolean {
  if (node.kind === 'token') {
    const [constant] = constants;
    return symbol === node.symbol && (constant === undefined || constant.text === node.text);
  }
  // The constants of most productions are the same in all forms. An error among the children shifts them.
  return (
    production === node.production &&
    constants.every((constant, i) => {
      const child = node.children[i];
      return constant === undefined || child?.kind !== 'token' || child.text === constant.text;
    })
  );
}

/** The node inside a chain of unit productions: `static` inside a storage class. */
function coreOf(node: Node): Node {
  let core = node;
  while (core.kind === 'sequence' && core.children.length === 1 && isUnit(core.production))
    core = core.children[0]!;
  return core;
}

const isUnit = (production: Production): boolean =>
  production.kind === 'sequence' && production.symbols.length === 1;

/** A place in a tree: the symbol expected there, and its field in the rule around it. */
export type Place = Pick<Node, 'expected' | 'field'>;

/** A constant of a form; `undefined` if it must not be inserted. */
export function constantLeaf(syntax: Syntax, { terminal, text }: Constant, place: Place): Leaf | undefined {
  if (syntax.fixed.has(terminal) || syntax.fixed.has(place.expected)) return undefined;
  const { expected, field } = place;
  const common = { id: NEW, last: NEW, symbol: terminal, expected, field, order: NOWHERE };
  return { kind: 'token', ...common, text, space: '', tokens: syntax.tokensIn(text) };
}

/** A node of a production in a place; `undefined` if the children do not match the production. */
export function build(
  syntax: Syntax,
  place: Place,
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
    syntax.subsumes(place.expected, symbol);
  if (!isRight) return undefined;
  const { kind } = production;
  const placed = children.map((child, i) => ({ ...child, expected: asked[i]!, field: undefined }));
  const { expected, field } = place;
  const node = { kind, id: NEW, last: NEW, symbol, expected, field, production };
  return { ...node, children: placed, tokens: tokensOf(placed) };
}

/** A node of a form, with its constants, and with parts for the symbols that it leaves open. */
export function fill(syntax: Syntax, place: Place, form: Form, parts: readonly Node[]): Branch | undefined {
  const { symbol, production, constants } = form;
  if (production?.kind !== 'sequence') return undefined;
  const left = parts.toReversed();
  const children = production.symbols.flatMap((expected, i) => {
    const constant = constants[i];
    const child =
      constant === undefined ? left.pop() : constantLeaf(syntax, constant, { expected, field: undefined });
    return child ?? [];
  });
  return build(syntax, place, symbol, production, children);
}

/** A smallest tree of a symbol; `undefined` if the text of one of its tokens is unknown. */
export function smallest(syntax: Syntax, symbol: string): Node | undefined {
  const { shortest } = syntax;
  if (shortest.sentence(symbol) === undefined) return undefined;
  const make = (symbol: string): Node => {
    const common = { id: NEW, last: NEW, symbol, expected: symbol, field: undefined };
    const production = shortest.production(symbol);
    if (production === undefined) {
      const text = shortest.text(symbol)!;
      const tokens = syntax.tokensIn(text);
      return { kind: 'token', ...common, text, space: '', order: NOWHERE, tokens };
    }
    // The recursion is bounded: in a shortest sentence no rule contains itself.
    const parts = production.kind === 'sequence' ? production.symbols : [];
    const children = (production.kind === 'plus' ? [production.of] : parts).map(make);
    const tokens = tokensOf(children);
    return { kind: production.kind, ...common, production, children, tokens };
  };
  return make(symbol);
}

/** The order of a token that was not read: it had no neighbours. */
const NOWHERE = -2;

/** A leaf with a text that replaces a node. It has no symbol of the grammar until the program is parsed again. */
export function written(syntax: Syntax, old: Node, text: string): Leaf {
  const { expected, field } = old;
  const space = firstToken(old)?.node.space ?? '';
  const place = { id: NEW, last: NEW, symbol: 'written', expected, field, order: NOWHERE, isMoved: true };
  return { kind: 'token', ...place, text, space, tokens: syntax.tokensIn(text) };
}

/** The subtree with all its nodes renumbered. */
function numbered(root: Node, first: number): Node {
  let lastId = first - 1;
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
    const branch: Branch = { ...node, id, last: lastId, children };
    // The text is unchanged, so the printed text stays valid.
    if (node.printedFor === node) branch.printedFor = branch;
    finish(branch);
  }
  return done!;
}
