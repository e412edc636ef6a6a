/** A derivation as the parser returns it, before it becomes a tree. */
import type { Production } from '../grammar/grammar.ts';

export type Draft =
  /** A token, or white space and comments: `text.slice(start, end)`. */
  | {
      readonly kind: 'token';
      readonly symbol: string;
      readonly start: number;
      readonly end: number;
      /** Not in the text: the parser inserted it to recover. */
      readonly isMissing?: boolean;
      field?: string | undefined;
    }
  /** A nonterminal with a child for each symbol, or repetition, of its production. */
  | {
      readonly kind: 'node';
      readonly symbol: string;
      readonly production: Production;
      readonly children: readonly Draft[];
      /** The name that the rule around it has for this part, like `condition`, if the parser names parts. */
      field?: string | undefined;
    }
  /** Tokens that no rule matches. */
  | { readonly kind: 'error'; readonly children: readonly Draft[] };

/** The parser's answer for a text with more nodes than the limit: how many it has found so far. */
export interface TooLarge {
  readonly nodes: number;
}
