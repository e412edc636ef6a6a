/**
 * Rules that the language's own lexer reads as one token, though its grammar splits them: strings, characters, regular
 * expressions, lifetimes. In our trees they are tokens. So sizes count the language's tokens, nothing is ever inserted
 * into a string, and the papers' algorithms see the tokens that the papers count.
 */
import { type Grammar, GrammarError, sequence, symbolsOf, type Terminal } from './grammar.ts';
import { readRegex } from './read-regex.ts';

export interface Atoms {
  /** The rules, each with a regular expression for its text; `null` if there is none. */
  readonly rules: Readonly<Record<string, string | null>>;
  /** Rules inside them that contain code, like `${x}`. A string with such a hole is several tokens. */
  readonly holes?: readonly string[];
}

export interface WithAtoms {
  readonly grammar: Grammar;
  /** The terminal of each rule that is an atom. */
  readonly terminalOf: ReadonlyMap<string, string>;
  /**
   * The nonterminals of strings with holes, not including the holes: no white space may be inserted between their
   * parts.
   */
  readonly exact: ReadonlySet<string>;
}

export const NO_ATOMS: Atoms = { rules: {} };

/**
 * The grammar with a terminal for each atom. A rule that may have holes stays, with the terminal as its first
 * production.
 */
export function withAtoms(grammar: Grammar, { rules: atoms, holes = [] }: Atoms): WithAtoms {
  const rules = new Map(grammar.rules);
  const terminals = new Map(grammar.terminals);
  const terminalOf = new Map<string, string>();
  const exact = new Set<string>();
  for (const [rule, source] of Object.entries(atoms)) {
    const productions = rules.get(rule);
    if (productions === undefined)
      throw new GrammarError(`The grammar has no rule ${rule}, which is listed as an atom.`);
    const inside = reachableFrom(grammar, rule, holes);
    const mayHaveHoles = holes.some((hole) => inside.has(hole));
    const name = mayHaveHoles ? `${rule}_token` : rule;
    const terminal: Terminal = { name, ...(source !== null && { inside: readRegex(source) }) };
    terminals.set(name, terminal);
    terminalOf.set(rule, name);
    if (!mayHaveHoles) {
      rules.delete(rule);
      continue;
    }
    rules.set(rule, [sequence(name), ...productions]);
    for (const symbol of inside) if (grammar.rules.has(symbol) && !holes.includes(symbol)) exact.add(symbol);
  }
  return { grammar: { ...grammar, rules, terminals }, terminalOf, exact };
}

/** All symbols reachable from a rule, without entering holes. */
function reachableFrom({ rules }: Grammar, rule: string, holes: readonly string[]): ReadonlySet<string> {
  const found = new Set([rule]);
  // The set grows during the iteration.
  for (const symbol of found) {
    if (holes.includes(symbol)) continue;
    for (const production of rules.get(symbol) ?? [])
      for (const part of symbolsOf(production)) found.add(part);
  }
  return found;
}
