/**
 * Facts about the names in a program: which names there are, and where each is declared and used. All passes use these
 * facts, so all see the same names. The facts may be incomplete: the test decides whether a change based on them was
 * right.
 *
 * A name is identified by its text. The language decides which tokens are names (`Syntax.isIdentifier`): keywords are
 * not, nor are words in strings. Two declarations of the same text, in two scopes or of a field and a variable, are one
 * name.
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
  /** The token that declares it: for now the first, because languages do not yet say what declares a name. */
  readonly declaration: Leaf;
  /** The other tokens, in order. */
  readonly uses: readonly Leaf[];
}

const known = new WeakMap<Tree, Facts>();

/** Computed once per tree, in turns. */
export function* factsOf(program: TreeProgram): Work<Facts> {
  const { root } = program;
  let facts = known.get(root);
  if (facts === undefined) known.set(root, (facts = { names: yield* namesIn(program) }));
  return facts;
}

/** Tokens visited per turn. */
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
