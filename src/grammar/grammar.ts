/**
 * A grammar as data. Symbols are names: nonterminals if they are in `rules`, terminals if they are in `terminals`.
 *
 * Every production is a sequence of symbols or one quantified symbol, as in Perses Normal Form. So a derivation has
 * only five kinds of nodes: sequences, the three quantified kinds, and tokens.
 */
import type { Regex } from './regex.ts';

export type Quantifier = 'star' | 'plus' | 'optional';

export type Production =
  | { readonly kind: 'sequence'; readonly symbols: readonly string[] }
  | { readonly kind: Quantifier; readonly of: string };

export interface Terminal {
  readonly name: string;
  /** Its text, if fixed: a keyword, an operator. */
  readonly text?: string;
  /** Its lexical rule, if known. */
  readonly inside?: Regex;
  /** Whether it directly follows the previous token, without white space. */
  readonly immediate?: boolean;
}

export interface Grammar {
  readonly start: string;
  /** The productions of each nonterminal, in the order of the grammar. */
  readonly rules: ReadonlyMap<string, readonly Production[]>;
  /** In the order of the grammar: of two matches of equal length, the first wins. */
  readonly terminals: ReadonlyMap<string, Terminal>;
  /** Terminals that may occur between any two others and mean nothing: white space, comments. */
  readonly skipped: ReadonlySet<string>;
  /** Nonterminals that normalisation introduced; the others are the author's. */
  readonly auxiliary: ReadonlySet<string>;
  /** The rules of a lexer with modes, by mode; the lexer starts in the first. Without it, the terminals are the rules. */
  readonly modes?: Modes | undefined;
}

export type Modes = ReadonlyMap<string, readonly LexicalRule[]>;

/** A rule of a lexer with modes. */
export interface LexicalRule {
  /** Empty in a rule that only changes the mode where no other matches. */
  readonly inside: Regex;
  /** The terminal; `undefined` if the parser never sees the text. */
  readonly terminal: string | undefined;
  /** Whether the text is only the beginning of a token. */
  readonly isMore: boolean;
  readonly moves: readonly Move[];
}

/** Enters a mode: `switch` replaces the current one, `push` returns to it at the next `leave`. */
export type Move = { readonly kind: 'switch' | 'push'; readonly mode: string } | { readonly kind: 'leave' };

export const sequence = (...symbols: readonly string[]): Production => ({ kind: 'sequence', symbols });
export const quantified = (kind: Quantifier, of: string): Production => ({ kind, of });

/** The symbols of a production, in order. */
export const symbolsOf = (production: Production): readonly string[] =>
  production.kind === 'sequence' ? production.symbols : [production.of];

/** An error in a grammar; the message says how to fix it. */
export class GrammarError extends Error {}

/** An error at an offset in a grammar's text, and in a file if there are several. */
export function errorAt(text: string, at: number, problem: string, file?: string): GrammarError {
  const before = text.slice(0, at).split(/\r\n|[\r\n]/);
  const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
  return new GrammarError(`${file === undefined ? '' : `${file}, `}${place}: ${problem}`);
}

/** Throws unless every symbol is defined exactly once and the start symbol is a nonterminal. */
export function validate(grammar: Grammar): void {
  const { rules, terminals, start } = grammar;
  if (!rules.has(start)) throw new GrammarError(`The start rule ${start} does not exist.`);
  for (const [name, productions] of rules) {
    if (terminals.has(name)) throw new GrammarError(`${name} is both a rule and a token.`);
    if (productions.length === 0) throw new GrammarError(`The rule ${name} has no production.`);
    for (const production of productions) {
      for (const symbol of symbolsOf(production)) {
        if (rules.has(symbol) || terminals.has(symbol)) continue;
        throw new GrammarError(`The rule ${name} uses ${symbol}, which does not exist.`);
      }
    }
  }
}

/** A grammar as text, one rule per line, for tests and for people. */
export function show(grammar: Grammar): string {
  const suffix = { star: '*', plus: '+', optional: '?' } as const;
  const side = (production: Production): string => {
    if (production.kind !== 'sequence') return production.of + suffix[production.kind];
    return production.symbols.length === 0 ? 'ε' : production.symbols.join(' ');
  };
  return Array.from(grammar.rules, ([name, all]) => `${name} -> ${all.map(side).join(' | ')}\n`).join('');
}
