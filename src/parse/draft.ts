/** A derivation as a parser makes it, before it becomes a tree. */
import type { Production } from '../grammar/grammar.ts';

export type Draft =
  /** A token, or white space and comments: `text.slice(start, end)`. */
  | {
      readonly kind: 'token';
      readonly symbol: string;
      readonly start: number;
      readonly end: number;
      /** The text lacks it; the parser has added it to go on. */
      readonly isMissing?: boolean;
    }
  /** A nonterminal with what each symbol of its production, or each repetition of it, became. */
  | {
      readonly kind: 'node';
      readonly symbol: string;
      readonly production: Production;
      readonly children: readonly Draft[];
    }
  /** What no rule fits. */
  | { readonly kind: 'error'; readonly children: readonly Draft[] };

/** What a parser gives for a text that has more nodes than it was asked for: how many, as far as it knows. */
export interface TooLarge {
  readonly nodes: number;
}
