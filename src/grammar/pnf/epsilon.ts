import { quantified, sequence, symbolsOf, type Grammar, type Production } from '../grammar.ts';
import { nonterminalsWhere, nullable } from '../settle.ts';
import { rewriting } from './rewriting.ts';

/**
 * A production with more omissible symbols than this gets `x?` for each of them. With fewer, it gets a copy for every
 * way to omit them, as in the paper. That is 2^n copies, and optional introduction would find the `x?` anyway.
 */
const MOST_LEFT_OUT = 3;

/**
 * Epsilon elimination: afterwards no production is empty, except in `S -> A | ε` for a new start symbol, which is used
 * nowhere (Definition 3.1 (v)).
 *
 * A nonterminal that is nullable because of a `*` or a `?` is in normal form and stays. Only those that owe it to an
 * empty production lose the empty string, and the productions that use them get copies without them.
 */
export function eliminateEpsilon(whole: Grammar): Grammar {
  const grammar = dropVoid(whole);
  const { start, rules } = grammar;
  if (!rules.has(start)) return { ...grammar, rules: new Map([[start, [sequence()]]]), auxiliary: new Set() };
  const empty = nullable(grammar);
  const kept = emptyByQuantifier(grammar, empty);
  const losesIt = (symbol: string): boolean => empty.has(symbol) && !kept.has(symbol);

  const work = rewriting(grammar);
  const optional = (symbol: string): string =>
    losesIt(symbol) ? work.symbolFor([quantified('optional', symbol)]) : symbol;

  const shortened = (production: Production): readonly Production[] => {
    // Even if the element stays nullable: it may be so only because of this production.
    if (production.kind === 'plus' && empty.has(production.of)) return [quantified('star', production.of)];
    if (production.kind !== 'sequence') return [production];
    const { symbols } = production;
    if (symbols.filter(losesIt).length <= MOST_LEFT_OUT) {
      const ways = waysToLeaveOut(symbols, losesIt).filter((left) => left.length > 0);
      return ways.map((left) => sequence(...left));
    }
    const optionals = symbols.map(optional);
    // At least one symbol must stay; any may be the first that does.
    if (symbols.every(losesIt)) return symbols.map((first, i) => sequence(first, ...optionals.slice(i + 1)));
    return [sequence(...optionals)];
  };

  for (const name of work.names()) {
    work.replace(name, (productions) => {
      const all = productions.map(shortened);
      // The author's productions first, then the copies.
      return [...all.flatMap((copies) => copies.slice(0, 1)), ...all.flatMap((copies) => copies.slice(1))];
    });
  }
  const result = work.done();
  return empty.has(start) && !nullable(result).has(start) ? withEmptyStart(result) : result;
}

/** With a new start symbol, `S -> A | ε`. */
function withEmptyStart(grammar: Grammar): Grammar {
  const work = rewriting(grammar);
  const start = work.symbolFor([sequence(grammar.start), sequence()]);
  const { rules, ...rest } = work.done();
  return { ...rest, start, rules: new Map([[start, work.productions(start)], ...rules]) };
}

/** The sequence itself, then every sequence that results from omitting some of the omissible symbols. */
function waysToLeaveOut(symbols: readonly string[], mayGo: (symbol: string) => boolean): readonly string[][] {
  let ways: string[][] = [[]];
  for (const symbol of symbols) {
    const without = mayGo(symbol) ? ways : [];
    ways = [...ways.map((way) => [...way, symbol]), ...without];
  }
  return ways;
}

/** The nonterminals that are nullable by quantifiers alone, without any empty production. */
const emptyByQuantifier = (grammar: Grammar, empty: ReadonlySet<string>): ReadonlySet<string> =>
  nonterminalsWhere(grammar, (production, found) => {
    switch (production.kind) {
      case 'star':
      case 'optional':
        return true;
      case 'plus':
        return empty.has(production.of);
      case 'sequence':
        return production.symbols.length > 0 && production.symbols.every((symbol) => found.has(symbol));
    }
  });

/** Drops the nonterminals that derive only the empty string, with all their uses. */
function dropVoid(grammar: Grammar): Grammar {
  const solid = hasText(grammar);
  const isVoid = (symbol: string): boolean => grammar.rules.has(symbol) && !solid.has(symbol);
  const emptied = (production: Production): Production => {
    if (!symbolsOf(production).some(isVoid)) return production;
    return sequence(...symbolsOf(production).filter((symbol) => !isVoid(symbol)));
  };
  const rules = new Map<string, readonly Production[]>();
  for (const [name, productions] of grammar.rules) {
    if (solid.has(name)) rules.set(name, productions.map(emptied));
  }
  return { ...grammar, rules, auxiliary: new Set([...grammar.auxiliary].filter((name) => rules.has(name))) };
}

/** The nonterminals that derive a text with at least one token. */
const hasText = ({ rules }: Grammar): ReadonlySet<string> =>
  nonterminalsWhere({ rules }, (production, found) =>
    symbolsOf(production).some((symbol) => !rules.has(symbol) || found.has(symbol)),
  );
