/**
 * Derivation trees. They are immutable: editing one gives another that shares all it can.
 *
 * Chains of rules with one symbol each are collapsed: a node says what it is (`symbol`) and what its place expects
 * (`expected`), and what lies between does not matter.
 */
import type { Production } from '../grammar/grammar.ts';

interface Common {
  /**
   * The numbers of a tree ascend in preorder, not always by one, so a node is found by its number without an index. What is
   * made up anew has `NEW` until it is put into a tree.
   */
  readonly id: number;
  /** No number in it is larger, and those of what follows it are. */
  readonly last: number;
  /** The terminal or nonterminal that it is. */
  readonly symbol: string;
  /** The symbol that the grammar expects at its place. */
  readonly expected: string;
  /** The number of tokens in it that can be seen. */
  readonly tokens: number;
}

/** A token. */
export interface Leaf extends Common {
  readonly kind: 'token';
  readonly text: string;
  /** The white space and the comments before it. */
  readonly space: string;
  /**
   * Its position among the tokens that were read, those without text not counted: two tokens were neighbours if theirs are
   * neighbours. A token without text has that of the next one with.
   */
  readonly order: number;
  /** Whether its white space is that of another token, in whose place it stands. */
  readonly isMoved?: boolean;
}

/**
 * A nonterminal. The children of a sequence are those of its production, in order; those of a quantified node are
 * the repetitions. Between them there may be errors.
 */
export interface Branch extends Common {
  readonly kind: Production['kind'];
  readonly production: Production;
  readonly children: readonly Node[];
  /**
   * What the printer keeps of it, and for which node: a copy takes it along, and for the copy it is not valid. In a map it would
   * slow everything down, because the maps of Node 20 do not bear millions of keys that are objects.
   */
  printed?: unknown;
  printedFor?: Branch;
}

export type Node = Leaf | Branch;

/** The number of a node that stands in no tree yet. */
export const NEW = 0;

/** A type that copying a node with `{ ...node }` loses. */
declare class Numbered {
  private readonly isNumbered: true;
}

/** A whole tree, numbered: it was read, or edited by `replaceAll` or `mapLeaves`. */
export type Tree = Node & Numbered;

/** The symbol of a region that no rule fits: a list of whatever was found there, any of which can be removed. */
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

/** The text of a node, its tokens apart. */
export const textOf = (node: Node): string => Array.from(leavesOf(node), ({ text }) => text).join(' ');

/** A node and everything in it, parents before children. */
export function* nodesOf(node: Node): Generator<Node> {
  const stack: Node[] = [node];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    yield top;
    if (top.kind !== 'token') for (let i = top.children.length - 1; i >= 0; i--) stack.push(top.children[i]!);
  }
}
