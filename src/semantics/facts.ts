/**
 * What is known about the names in a program: which there are, where each is declared, and where it is used. Passes ask here, so that
 * all of them see the same names. The facts may be incomplete: the test decides whether a change that relies on them was right.
 *
 * A name is told by its text. Which tokens are names is what the language says (`Syntax.isIdentifier`): a keyword is none, nor is a word
 * in a string. Two declarations with one text, in two scopes or of a field and a variable, are one name.
 */
import type { Work } from '../core/work.ts';
import { type Leaf, leavesOf, type Tree } from '../tree/node.ts';
import type { TreeProgram } from '../tree/tree-program.ts';

export interface Facts {
  /** In the order of their first appearance. */
  readonly names: readonly Name[];
}

export interface Name {
  readonly text: string;
  /** All tokens that are this name, in order; at least one. */
  readonly tokens: readonly Leaf[];
  /** The token that declares it. As long as languages do not say what declares, that is the first. */
  readonly declaration: Leaf;
  /** The other tokens, in order. */
  readonly uses: readonly Leaf[];
}

const known = new WeakMap<Tree, Facts>();

/** They are found once for every tree, in turns. */
export function* factsOf(program: TreeProgram): Work<Facts> {
  const { root } = program;
  let facts = known.get(root);
  if (facts === undefined) known.set(root, (facts = { names: yield* namesIn(program) }));
  return facts;
}

/** How many tokens are looked at in one turn. */
const TURN = 20_000;

function* namesIn({ syntax, root }: TreeProgram): Work<readonly Name[]> {
  const found = new Map<string, Leaf[]>();
  let seen = 0;
  for (const leaf of leavesOf(root)) {
    if (++seen % TURN === 0) yield;
    if (!syntax.isIdentifier(leaf)) continue;
    const tokens = found.get(leaf.text);
    if (tokens === undefined) found.set(leaf.text, [leaf]);
    else tokens.push(leaf);
  }
  return Array.from(found, ([text, tokens]) => nameOf(text, tokens));
}

function nameOf(text: string, tokens: readonly Leaf[]): Name {
  const [declaration, ...uses] = tokens as readonly [Leaf, ...Leaf[]];
  return { text, tokens, declaration, uses };
}
