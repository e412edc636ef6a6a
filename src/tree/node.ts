/**
 * Derivation trees. They are immutable: an edit returns a new tree that shares all unchanged nodes.
 *
 * Chains of unit rules are collapsed: a node has the symbol that it is (`symbol`) and the symbol that its place expects
 * (`expected`); the rules between them do not matter.
 */
import type { Production } from '../grammar/grammar.ts';

interface Common {
  /**
   * Ids ascend in preorder, not always by one, so a node is found by its id without an index. A new node has `NEW`
   * until it is inserted into a tree.
   */
  readonly id: number;
  /** An upper bound of the ids in its subtree; all nodes after it have larger ids. */
  readonly last: number;
  /** The terminal or nonterminal that it is. */
  readonly symbol: string;
  /** The symbol that the grammar expects in its place. */
  readonly expected: string;
  /** Its field: the name that the rule around it has for this part, like `condition`; undefined if it has none. */
  readonly field: string | undefined;
  /** The number of visible tokens in it. */
  readonly tokens: number;
}

/** A token. */
export interface Leaf extends Common {
  readonly kind: 'token';
  readonly text: string;
  /** The white space and the comments before it. */
  readonly space: string;
  /**
   * Its position among the tokens of the input, not counting those without text: two tokens were neighbours if their
   * orders are consecutive. A token without text has the order of the next token with text.
   */
  readonly order: number;
  /** Whether its white space is that of the token it replaced. */
  readonly isMoved?: boolean;
}

/**
 * A nonterminal. The children of a sequence are those of its production, in order; those of a quantified node are the
 * repetitions. There may be errors between them.
 */
export interface Branch extends Common {
  readonly kind: Production['kind'];
  readonly production: Production;
  readonly children: readonly Node[];
  /**
   * The printer's cache, and the node that it is valid for: a copy inherits the field, but not its validity. A map
   * would slow everything down, because Node 20's maps cannot cope with millions of object keys.
   */
  printed?: unknown;
  printedFor?: Branch;
}

export type Node = Leaf | Branch;

/** The id of a node that is not in a tree yet. */
export const NEW = 0;

/** A type that copying a node with `{ ...node }` loses. */
declare class Numbered {
  private readonly isNumbered: true;
}

/** A complete tree with valid ids: it was parsed, or edited by `replaceAll` or `mapLeaves`. */
export type Tree = Node & Numbered;

/**
 * The symbol of a region that no rule matches: a list of the tokens and nodes found there, any of which can be removed.
 */
export const ERROR = 'ERROR';
export const ERROR_PRODUCTION: Production = { kind: 'star', of: ERROR };

export const isError = (node: Node): boolean => node.kind !== 'token' && node.production === ERROR_PRODUCTION;

/** The leaves of a node, from left to right. */
export function* leavesOf(node: Node): Generator<Leaf> {
  const stack: Node[] = [node];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    if (top.kind === 'token') yield top;
    else for (let i = top.children.length - 1; i >= 0; i--) stack.push(top.children[i]!);
  }
}

/** The text of a node, with its tokens separated by spaces. */
export const textOf = (node: Node): string => Array.from(leavesOf(node), ({ text }) => text).join(' ');

/** A node and everything in it, parents before children. */
export function* nodesOf(node: Node): Generator<Node> {
  const stack: Node[] = [node];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    yield top;
    if (top.kind !== 'token') for (let i = top.children.length - 1; i >= 0; i--) stack.push(top.children[i]!);
  }
}
