/**
 * Rules that are one token to a language's own lexer, though its grammar takes them apart: strings, characters, regular
 * expressions, lifetimes. In the trees they are tokens, so that sizes are those of the language, nothing is ever
 * inserted into a string, and the papers' algorithms see the tokens that the papers count.
 */
import { type Grammar, GrammarError, sequence, symbolsOf, type Terminal } from './grammar.ts';
import { readRegex } from './read-regex.ts';

export interface Atoms {
  /** The rules, each with what it looks like as a regular expression; `null` if that is not said. */
  readonly rules: Readonly<Record<string, string | null>>;
  /** Rules within them that hold code, like `${x}`: a string with such a hole is several tokens. */
  readonly holes?: readonly string[];
}

export interface WithAtoms {
  readonly grammar: Grammar;
  /** The terminal that stands for a rule that is an atom. */
  readonly terminalOf: ReadonlyMap<string, string>;
  /** The nonterminals of strings with holes, up to the holes: no white space may be inserted between their parts. */
  readonly exact: ReadonlySet<string>;
}

export const NO_ATOMS: Atoms = { rules: {} };

/** The grammar with a terminal for each atom. A rule that may have holes stays, and gets the terminal as its first form. */
export function withAtoms(grammar: Grammar, { rules: atoms, holes = [] }: Atoms): WithAtoms {
  const rules = new Map(grammar.rules);
  const terminals = new Map(grammar.terminals);
  const terminalOf = new Map<string, string>();
  const exact = new Set<string>();
  for (const [rule, source] of Object.entries(atoms)) {
    const productions = rules.get(rule);
    if (productions === undefined) throw new GrammarError(`The atom ${rule} is no rule of the grammar.`);
    const inside = upTo(grammar, rule, holes);
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

/** What a rule is made of; holes are not looked into. */
function upTo({ rules }: Grammar, rule: string, holes: readonly string[]): ReadonlySet<string> {
  const found = new Set([rule]);
  // It is walked while it grows.
  for (const symbol of found) {
    if (holes.includes(symbol)) continue;
    for (const production of rules.get(symbol) ?? [])
      for (const part of symbolsOf(production)) found.add(part);
  }
  return found;
}
