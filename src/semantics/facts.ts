/**
 * Facts about the names in a program: which names there are, where each is declared and used, and what is called. All
 * passes use these facts, so all see the same names. The facts may be incomplete: the test decides whether a change
 * based on them was right.
 *
 * The language decides which tokens are names (`Syntax.isIdentifier`): keywords are not, nor are words in strings. If the
 * language has a description of its rules (languages/meaning.ts), declarations with the same text in different scopes or
 * name spaces are different names. Otherwise, and for names that no declaration was found for, a name is identified by
 * its text.
 */
import type { Work } from '../core/work.ts';
import type { DeclarationKind } from '../languages/meaning.ts';
import type { Branch, Leaf, Node, Tree } from '../tree/node.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import { findFacts } from './find-facts.ts';

export interface Facts {
  /** In the order of their first appearance. */
  readonly names: readonly Name[];
  /** In the order of the text. */
  readonly declarations: readonly Declaration[];
  readonly calls: readonly Call[];
  /** The name that a token is. */
  readonly nameOf: (leaf: Leaf) => Name | undefined;
  readonly callsOf: (name: Name) => readonly Call[];
}

export interface Name {
  /** Its text, and a number if names before it have the same text: what passes remember it by. */
  readonly key: string;
  readonly text: string;
  /** `value`, or another name space of the language. */
  readonly space: string;
  /** All tokens that are this name, in order; at least one. */
  readonly tokens: readonly Leaf[];
  /** The first token that declares it, which may be a string with the name; without a declaration, its first token. */
  readonly declaration: Leaf;
  /** All tokens but that one, in order. */
  readonly uses: readonly Leaf[];
  /** In the order of the text; empty if no declaration was found. */
  readonly declarations: readonly Declaration[];
  /** The node that its scope is; undefined if it is the whole program or not known. */
  readonly scope: Node | undefined;
  /** Whether it is declared elsewhere: by the language, or in what the program imports. */
  readonly isForeign: boolean;
}

export interface Declaration {
  readonly kind: DeclarationKind;
  readonly token: Leaf;
  /** The node of the rule that declares it. */
  readonly node: Branch;
  /** The part of that node that declares this name. */
  readonly part: Node;
  readonly type: Node | undefined;
  readonly value: Node | undefined;
  readonly body: Node | undefined;
  /** The parameters of a function, with or without names; undefined if it is not a function. */
  readonly parameters: readonly Node[] | undefined;
  /** The type parameters of a generic function or type. */
  readonly typeParameters: readonly Node[] | undefined;
}

export interface Call {
  /** The call; in a chain, the link with the arguments. */
  readonly node: Branch;
  /** The token that names what is called, if there is one. */
  readonly name: Leaf | undefined;
  readonly arguments: readonly Node[];
  /** Whether the node is the whole call, with what is called. */
  readonly isWhole: boolean;
}

const known = new WeakMap<Tree, Facts>();

/** Computed once per tree, in turns. */
export function* factsOf(program: TreeProgram): Work<Facts> {
  const { root, syntax } = program;
  let facts = known.get(root);
  if (facts === undefined) known.set(root, (facts = yield* findFacts(syntax, root)));
  return facts;
}

/** The tokens of a name that do not declare it. */
export function usesOf({ tokens, declarations }: Name): readonly Leaf[] {
  const declaring = new Set(declarations.map(({ token }) => token));
  return tokens.filter((token) => !declaring.has(token));
}

/** The declarations in a node. */
export function* declarationsIn({ declarations }: Facts, { id, last }: Node): Generator<Declaration> {
  let low = 0;
  let high = declarations.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (declarations[middle]!.token.id < id) low = middle + 1;
    else high = middle;
  }
  for (let i = low; i < declarations.length && declarations[i]!.token.id <= last; i++) yield declarations[i]!;
}

/** Whether its node declares nothing else, apart from the parameters, and what its type declares. */
export function isDeclaredAlone(facts: Facts, { node, token, type }: Declaration): boolean {
  for (const other of declarationsIn(facts, node)) {
    const { id } = other.token;
    const isInType = type !== undefined && id >= type.id && id <= type.last;
    if (other.kind !== 'parameter' && other.token !== token && !isInType) return false;
  }
  return true;
}
