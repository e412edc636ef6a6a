/** The compiler's tree of a program, in which bugs are found. */
import { type Type, VOID } from './types.ts';

export interface Variable {
  readonly name: string;
  readonly type: Type;
}

export interface Tree {
  readonly kind: Kind;
  /** The operator, or the token itself. */
  readonly text: string;
  /** The type of an expression. */
  readonly type: Type;
  readonly children: readonly Tree[];
  /** The entity that a name refers to, or that is declared. */
  readonly variable?: Variable | undefined;
}

type Kind = 'file' | 'function' | 'declaration' | 'variable' | Statement | Expression;

/** An expression can be a statement too. Absent parts of `for` are empty. */
type Statement =
  | 'block'
  | 'if'
  | 'while'
  | 'do'
  | 'for'
  | 'switch'
  | 'case'
  | 'default'
  | 'return'
  | 'break'
  | 'continue'
  | 'empty';

type Expression =
  | 'name'
  | 'literal'
  | 'call'
  | 'index'
  | 'field'
  | 'prefix'
  | 'postfix'
  | 'binary'
  | 'assign'
  | 'conditional'
  | 'cast'
  | 'sizeof'
  | 'list';

/** A tree that is not an expression. */
export const tree = (kind: Kind, children: readonly Tree[]): Tree => ({
  kind,
  text: kind,
  type: VOID,
  children,
});

export const NOTHING = tree('empty', []);

/** A tree and all its descendants. */
export function* within(root: Tree): Generator<Tree> {
  const stack = [root];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    yield top;
    for (let i = top.children.length - 1; i >= 0; i--) stack.push(top.children[i]!);
  }
}

/** Whether two expressions are equal. */
export const isSame = (a: Tree, b: Tree): boolean =>
  a.kind === b.kind &&
  a.text === b.text &&
  a.variable === b.variable &&
  a.children.length === b.children.length &&
  a.children.every((child, i) => isSame(child, b.children[i]!));
