/** The type parameters of generic types and functions, and the arguments for them. */
import { elementsIn, firstLeaf } from '../../semantics/parts.ts';
import { tokensIn } from '../../semantics/tokens.ts';
import { find } from '../../tree/edit.ts';
import type { Branch, Leaf, Node } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';

export interface TypeArguments {
  /** `<int, T>` */
  readonly node: Branch;
  readonly list: readonly Node[];
  /** What Rust writes before them: `f::<u8>()`. */
  readonly separator: Leaf | undefined;
}

/** The type arguments after a name. */
export function argumentsAfter({ syntax, root }: TreeProgram, name: Leaf): TypeArguments | undefined {
  const { after } = tokensIn(root);
  const second = after(name, 1);
  const isSeparated = second?.text === '::';
  const next = isSeparated ? after(name, 2) : second;
  const rules = syntax.meaning?.typeArguments;
  if (next === undefined || rules === undefined) return undefined;
  const node = find(root, next.id)!.path.find(
    ({ branch }) => rules.includes(syntax.ruleOf(branch)) && firstLeaf(branch) === next,
  )?.branch;
  return node && { node, list: elementsIn(syntax, node), separator: isSeparated ? second : undefined };
}

/** Whether a node is in another one. */
export const isIn = (outer: Node, { id, last }: Pick<Node, 'id' | 'last'>): boolean =>
  outer.id <= id && last <= outer.last;
