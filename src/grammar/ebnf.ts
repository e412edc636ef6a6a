/** Right-hand sides as people write them: choices, groups and quantifiers, nested freely. */
import type { Modes, Quantifier, Terminal } from './grammar.ts';

export type Expression =
  /** A rule or a terminal. */
  | { readonly kind: 'symbol'; readonly name: string }
  | { readonly kind: 'sequence'; readonly parts: readonly Expression[] }
  | { readonly kind: 'choice'; readonly options: readonly Expression[] }
  | { readonly kind: Quantifier; readonly of: Expression };

/** A grammar file, parsed. */
export interface Ebnf {
  readonly start: string;
  readonly rules: ReadonlyMap<string, Expression>;
  readonly terminals: ReadonlyMap<string, Terminal>;
  readonly skipped: ReadonlySet<string>;
  readonly modes?: Modes | undefined;
  /** What the grammar says that Pith cannot use, in sentences. */
  readonly loss?: string | undefined;
}

/** Every symbol of an expression, from left to right. */
export function* symbolsIn(expression: Expression): Generator<string> {
  switch (expression.kind) {
    case 'symbol':
      yield expression.name;
      break;
    case 'sequence':
      for (const part of expression.parts) yield* symbolsIn(part);
      break;
    case 'choice':
      for (const option of expression.options) yield* symbolsIn(option);
      break;
    default:
      yield* symbolsIn(expression.of);
  }
}

/** The expression with some of its symbols renamed. */
export function renamed(expression: Expression, names: ReadonlyMap<string, string>): Expression {
  switch (expression.kind) {
    case 'symbol':
      return { kind: 'symbol', name: names.get(expression.name) ?? expression.name };
    case 'sequence':
      return { kind: 'sequence', parts: expression.parts.map((part) => renamed(part, names)) };
    case 'choice':
      return { kind: 'choice', options: expression.options.map((option) => renamed(option, names)) };
    default:
      return { kind: expression.kind, of: renamed(expression.of, names) };
  }
}
