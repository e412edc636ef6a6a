/** The right-hand sides that people write: choices, groups and quantifiers nested as they like. */
import type { Quantifier, Terminal } from './grammar.ts';

export type Expression =
  /** A rule or a terminal. */
  | { readonly kind: 'symbol'; readonly name: string }
  | { readonly kind: 'sequence'; readonly parts: readonly Expression[] }
  | { readonly kind: 'choice'; readonly options: readonly Expression[] }
  | { readonly kind: Quantifier; readonly of: Expression };

/** What a reader makes of a grammar file. */
export interface Ebnf {
  readonly start: string;
  readonly rules: ReadonlyMap<string, Expression>;
  readonly terminals: ReadonlyMap<string, Terminal>;
  readonly skipped: ReadonlySet<string>;
}
