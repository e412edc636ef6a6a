/** The commands of an SMT-LIB script, and names that are still free in it. */
import type { Facts } from '../../semantics/facts.ts';
import { type Branch, type Leaf, leavesOf, type Node, textOf, type Tree } from '../../tree/node.ts';

export const commandsOf = (root: Tree): readonly Branch[] =>
  root.kind === 'star' ? root.children.filter((child) => child.kind !== 'token') : [];

/** The command that a node is in. */
export const commandOf = (commands: readonly Branch[], { id }: Node): Branch | undefined =>
  commands.find((command) => command.id <= id && id <= command.last);

/** `assert`, `check-sat` and so on. */
export function keywordOf({ children }: Branch): string {
  const word = children[1];
  return word?.kind === 'token' ? word.text : '';
}

/** The term that a command asserts. */
export const assertedBy = (command: Branch): Node | undefined =>
  keywordOf(command) === 'assert' ? command.children[2] : undefined;

/** The elements of a list of the grammar. */
export const listOf = (node: Node | undefined): readonly Node[] =>
  node === undefined || node.kind === 'token' || node.kind === 'sequence' ? [] : node.children;

/** An application, taken apart. */
export interface Application {
  readonly head: string;
  readonly args: readonly Node[];
}

/** Undefined if a node is no application of a name. */
export function applicationOf(node: Node): Application | undefined {
  if (node.kind === 'token' || node.symbol !== 'application') return undefined;
  const [, head, args] = node.children;
  return head === undefined ? undefined : { head: textOf(head), args: listOf(args) };
}

/** The declarations of constants and functions that are only used in these nodes. */
export function onlyUsedIn(facts: Facts, nodes: readonly Node[]): readonly Leaf[] {
  const inside = nodes.flatMap((node) => [...leavesOf(node)]);
  const names = new Set(inside.map((leaf) => facts.nameOf(leaf)).filter((name) => name !== undefined));
  const ids = new Set(inside.map(({ id }) => id));
  return [...names]
    .filter(({ scope, declarations: [declaration, another], uses }) => {
      const isAlone = scope === undefined && declaration !== undefined && another === undefined;
      const isTerm = declaration?.kind === 'variable' || declaration?.kind === 'function';
      return isAlone && isTerm && uses.every(({ id }) => ids.has(id));
    })
    .map(({ declaration }) => declaration);
}

/** The first names of one letter that do not occur, then of two. */
export function* freeNames({ names }: Facts): Generator<string> {
  const taken = new Set(names.map(({ text }) => text));
  for (let i = 0; ; i++) {
    const name = letters(i);
    if (!taken.has(name)) yield name;
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const letters = (i: number): string =>
  (i < LETTERS.length ? '' : letters(Math.floor(i / LETTERS.length) - 1)) + LETTERS[i % LETTERS.length]!;
