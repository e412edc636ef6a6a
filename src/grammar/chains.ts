/**
 * Turns chains into lists. Parsers nest the links of a chain: `((a + b) + c) + d`, `((a.b)(c))[d]`, `a, (b, (c, d))`,
 * `if … else (if … else (…))`. Perses (Definition 3.1) represents such recursion as lists: a head and any number of links
 * (`+ b`, `.b`, `(c)`), each of which can be removed on its own.
 *
 * A rule forms links if it begins or ends with a symbol that derives the rule again, through rules of one symbol each, and
 * is used only as an alternative of such rules. The grammar gets a list for each chain in all places where its rules are
 * used. The rules themselves stay, for chains of one link.
 */
import { type Grammar, type Production, quantified, sequence, symbolsOf } from './grammar.ts';
import { subsumption } from './subsume.ts';

export interface Chain {
  readonly side: Side;
  /** The nonterminal of a whole chain: a head and its links, or links and a tail. */
  readonly symbol: string;
  readonly production: Production;
  /** The nonterminal of the list of links, and the list. */
  readonly links: string;
  readonly list: Production;
  /** For each production that forms a link, its symbols without the rest of the chain. */
  readonly rests: ReadonlyMap<Production, Rest>;
}

export interface Rest {
  /** The nonterminal of links of its rule. */
  readonly symbol: string;
  readonly production: Production;
  /** The clause at the end of the production that contains the rest of the chain, like `else …`; undefined if there is none. */
  readonly clause: Production | undefined;
}

export type Side = 'left' | 'right';

export interface WithChains {
  readonly grammar: Grammar;
  /** The chains in which a production forms a link. */
  readonly chainsOf: ReadonlyMap<Production, readonly Chain[]>;
  /** The nonterminals of links, each with its rule. */
  readonly links: ReadonlyMap<string, string>;
}

/** `hasNode` says which rules have nodes in the parser's tree. Only productions of the same precedence share a chain. */
export function withChains(
  grammar: Grammar,
  hasNode: (rule: string) => boolean,
  precedences: ReadonlyMap<string, readonly (string | undefined)[]>,
): WithChains {
  const rules = new Map(grammar.rules);
  const auxiliary = new Set(grammar.auxiliary);
  const chainsOf = new Map<Production, Chain[]>();
  const ruleOfLink = new Map<string, string>();
  const { subsumes } = subsumption(grammar);
  for (const members of familiesIn(grammar, hasNode, precedences)) {
    const { side, next, above } = members[0]!;
    const name = nameOf(members, rules);
    const [symbol, links, link] = [`chain(${name})`, `links(${name})`, `link(${name})`];
    const isMixed = members.some(({ rule }) => rule !== members[0]!.rule);
    const symbolOf = (rule: string) =>
      !isMixed ? link : rules.has(`link(${rule})`) ? `link(${name}: ${rule})` : `link(${rule})`;
    const rests = new Map(
      members.map((member) => [member.production, restOf(member, symbolOf(member.rule))]),
    );
    const production = side === 'left' ? sequence(next, links) : sequence(links, next);
    // Without links, only the head is left, which may not fit in the place of the chain: `1[0] = 2`, but not `1 = 2`.
    const list = quantified(above.every((place) => subsumes(place, next)) ? 'star' : 'plus', link);
    const chain: Chain = { side, symbol, production, links, list, rests };
    rules.set(symbol, [production]);
    rules.set(links, [list]);
    for (const { rule, production: of } of members) {
      const rest = rests.get(of)!;
      if (isMixed && !rules.has(rest.symbol))
        rules.set(link, [...(rules.get(link) ?? []), sequence(rest.symbol)]);
      rules.set(rest.symbol, [...(rules.get(rest.symbol) ?? []), rest.production]);
      ruleOfLink.set(rest.symbol, rule);
    }
    for (const added of [symbol, links, link, ...Array.from(rests.values(), (rest) => rest.symbol)])
      auxiliary.add(added);
    for (const place of above) rules.set(place, [...rules.get(place)!, sequence(symbol)]);
    for (const { production: of } of members) chainsOf.set(of, [...(chainsOf.get(of) ?? []), chain]);
  }
  return { grammar: { ...grammar, rules, auxiliary }, chainsOf, links: ruleOfLink };
}

/** A production that begins or ends with a symbol that may be its rule again. */
interface Member {
  readonly side: Side;
  readonly rule: string;
  readonly production: Production;
  readonly clause: Production | undefined;
  /** That symbol. */
  readonly next: string;
  /** The rules that have its rule as an alternative. */
  readonly above: readonly string[];
}

/**
 * Groups the members that can be mixed in one chain: rules that recur only on the left, like calls and subscripts, if they
 * are used in the same places; rules that recur at both ends, like operators, if they have the same precedence:
 * `a * b + c - d` has the head `a * b` and the links `+ c` and `- d`.
 */
function familiesIn(
  grammar: Grammar,
  hasNode: (rule: string) => boolean,
  precedences: ReadonlyMap<string, readonly (string | undefined)[]>,
): Iterable<readonly Member[]> {
  const families = new Map<string, Member[]>();
  const places = alternativesIn(grammar);
  for (const [rule, productions] of grammar.rules) {
    const above = places.get(rule);
    if (above === undefined || !hasNode(rule)) continue;
    const recurs = (symbol: string) => reaches(grammar, symbol, [rule, ...above]);
    for (const [index, production] of productions.entries()) {
      if (production.kind !== 'sequence' || production.symbols.length < 2) continue;
      const { symbols } = production;
      const add = (side: Side, next: string, isMixed: boolean, clause?: Production) => {
        const own = precedences.get(rule)?.[index] ?? `production ${index}`;
        const key = [side, next, ...(isMixed ? above : [rule, own])].join(' ');
        const family = families.get(key) ?? [];
        families.set(key, family);
        family.push({ side, rule, production, clause, next, above });
      };
      const [first, last] = [symbols[0]!, symbols.at(-1)!];
      if (recurs(first)) add('left', first, !recurs(last));
      if (recurs(last)) {
        add('right', last, false);
        continue;
      }
      const clause = clauseOf(grammar, last);
      if (clause !== undefined && recurs(clause.symbols.at(-1)!))
        add('right', clause.symbols.at(-1)!, false, clause);
    }
  }
  return families.values();
}

/** The rules that are used only as alternatives of other rules, with those rules. */
function alternativesIn({ rules }: Grammar): ReadonlyMap<string, readonly string[]> {
  const above = new Map<string, string[]>();
  const elsewhere = new Set<string>();
  for (const [rule, productions] of rules) {
    for (const production of productions) {
      const isAlternative = production.kind === 'sequence' && production.symbols.length === 1;
      for (const symbol of symbolsOf(production)) {
        if (!rules.has(symbol) || symbol === rule) continue;
        if (isAlternative) above.set(symbol, [...(above.get(symbol) ?? []), rule]);
        else elsewhere.add(symbol);
      }
    }
  }
  for (const symbol of elsewhere) above.delete(symbol);
  return above;
}

/** Whether `symbol` is one of the `goals`, or derives one through rules of one symbol. */
function reaches({ rules }: Grammar, symbol: string, goals: readonly string[]): boolean {
  const found = new Set([symbol]);
  for (const one of found) {
    if (goals.includes(one)) return true;
    for (const production of rules.get(one) ?? []) {
      const [only, more] =
        production.kind === 'sequence'
          ? production.symbols
          : production.kind === 'optional'
            ? [production.of]
            : [];
      if (only !== undefined && more === undefined) found.add(only);
    }
  }
  return false;
}

/** The sequence that an optional symbol contains, if it contains one. */
function clauseOf({ rules }: Grammar, symbol: string): Extract<Production, { kind: 'sequence' }> | undefined {
  const passed = new Set<string>();
  for (let at = symbol; !passed.has(at);) {
    passed.add(at);
    const [production, other] = rules.get(at) ?? [];
    if (production === undefined || other !== undefined) return undefined;
    if (production.kind === 'sequence' && production.symbols.length > 1) return production;
    if (production.kind !== 'sequence' && production.kind !== 'optional') return undefined;
    at = symbolsOf(production)[0] ?? at;
  }
  return undefined;
}

/** The names of the rules; if a rule has several chains, also the symbols between its operands. */
function nameOf(members: readonly Member[], taken: ReadonlyMap<string, unknown>): string {
  const rules = [...new Set(members.map(({ rule }) => rule))].join('|');
  const name = `${rules} ${symbolsOf(members[0]!.production).slice(1, -1).join(' ')}`;
  let unique = rules;
  for (let i = 1; taken.has(`chain(${unique})`); i++) unique = i === 1 ? name : `${name} ${i}`;
  return unique;
}

function restOf({ side, production, clause }: Member, symbol: string): Rest {
  const symbols = symbolsOf(production);
  const clauseSymbols = clause === undefined ? [] : symbolsOf(clause).slice(0, -1);
  const rest = side === 'left' ? symbols.slice(1) : [...symbols.slice(0, -1), ...clauseSymbols];
  return { symbol, production: sequence(...rest), clause };
}
