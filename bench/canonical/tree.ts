/** What the compiler makes of a program, for bugs to be found in. */
import { type Type, VOID } from './types.ts';

export interface Variable {
  readonly name: string;
  readonly type: Type;
}

export interface Tree {
  readonly kind: Kind;
  /** The operator, or what stands there. */
  readonly text: string;
  /** Of an expression. */
  readonly type: Type;
  readonly children: readonly Tree[];
  /** What a name stands for, or what is declared. */
  readonly variable?: Variable | undefined;
}

type Kind = 'file' | 'function' | 'declaration' | 'variable' | Statement | Expression;

/** An expression can be a statement too. The parts of `for` that are not there are empty. */
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

/** Of what is no expression. */
export const tree = (kind: Kind, children: readonly Tree[]): Tree => ({
  kind,
  text: kind,
  type: VOID,
  children,
});

export const NOTHING = tree('empty', []);

/** A tree and all that is in it. */
export function* within(root: Tree): Generator<Tree> {
  const stack = [root];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    yield top;
    for (let i = top.children.length - 1; i >= 0; i--) stack.push(top.children[i]!);
  }
}

/** Whether two expressions say the same. */
export const isSame = (a: Tree, b: Tree): boolean =>
  a.kind === b.kind &&
  a.text === b.text &&
  a.variable === b.variable &&
  a.children.length === b.children.length &&
  a.children.every((child, i) => isSame(child, b.children[i]!));
