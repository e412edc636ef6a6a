/**
 * A grammar under transformation. It introduces auxiliary nonterminals and shares them: equal structure means equal
 * symbol, so that a reducer may replace a subtree of one by a subtree of the other.
 */
import {
  quantified,
  symbolsOf,
  type Grammar,
  type Production,
  type Quantifier,
  type Terminal,
} from '../grammar.ts';

export interface Rewriting {
  /** The nonterminals, in the order of the grammar; newly introduced ones come last. */
  names(): readonly string[];
  productions(name: string): readonly Production[];
  isAuxiliary(name: string): boolean;
  /**
   * Replaces the productions of a nonterminal. Duplicates are dropped, and so is `A -> A` unless it is the only
   * production. Inside `change`, `symbolFor` never returns this nonterminal: it would be defined by itself.
   */
  replace(name: string, change: (productions: readonly Production[]) => readonly Production[]): void;
  /** A symbol for the choice of these productions: an auxiliary one, unless the choice is a single symbol. */
  symbolFor(productions: readonly Production[]): string;
  /** The production as a sequence of symbols. */
  asSequence(production: Production): readonly string[];
  /** The production of `name`, if it is auxiliary and its only production is a quantified symbol. */
  quantifiedBy(name: string): { readonly kind: Quantifier; readonly of: string } | undefined;
  done(): Grammar;
}

/** Names of auxiliary nonterminals show their structure up to this length: nested names could double at each level. */
const LONGEST_NAME = 1000;

export function rewriting(grammar: Grammar): Rewriting {
  const rules = new Map(grammar.rules);
  const auxiliary = new Set(grammar.auxiliary);
  /** The auxiliary nonterminals by their current productions. */
  const known = new Map<string, string>();
  for (const name of auxiliary) known.set(keyOf(rules.get(name) ?? []), name);
  const free = freeNames(rules, grammar.terminals);

  const productions = (name: string): readonly Production[] => rules.get(name) ?? [];

  const quantifiedBy: Rewriting['quantifiedBy'] = (name) => {
    const [only, ...others] = auxiliary.has(name) ? productions(name) : [];
    return only === undefined || only.kind === 'sequence' || others.length > 0 ? undefined : only;
  };

  /** Merges nested quantifiers into one. */
  const simplified = (production: Production): Production => {
    const inner = production.kind === 'sequence' ? undefined : quantifiedBy(production.of);
    if (production.kind === 'sequence' || inner === undefined) return production;
    return quantified(bothQuantifiers(production.kind, inner.kind), inner.of);
  };

  const symbolFor: Rewriting['symbolFor'] = (productions) => {
    const all = withoutRepetition(productions.map(simplified));
    const [only, ...others] = all;
    if (only?.kind === 'sequence' && only.symbols.length === 1 && others.length === 0)
      return only.symbols[0]!;
    const key = keyOf(all);
    const shared = known.get(key);
    if (shared !== undefined) return shared;
    const name = free(nameOf(all));
    rules.set(name, all);
    auxiliary.add(name);
    known.set(key, name);
    return name;
  };

  return {
    names: () => [...rules.keys()],
    productions,
    isAuxiliary: (name) => auxiliary.has(name),
    replace(name, change) {
      const before = productions(name);
      const key = keyOf(before);
      if (known.get(key) === name) known.delete(key);
      const itself = keyOf([{ kind: 'sequence', symbols: [name] }]);
      const all = withoutRepetition(change(before));
      const others = all.filter((production) => keyOf([production]) !== itself);
      const after = others.length > 0 ? others : all;
      rules.set(name, after);
      if (auxiliary.has(name)) known.set(keyOf(after), name);
    },
    symbolFor,
    asSequence: (production) =>
      production.kind === 'sequence' ? production.symbols : [symbolFor([production])],
    quantifiedBy,
    done: () => ({ ...grammar, rules, auxiliary }),
  };
}

/** Two nested quantifiers as one: `(x+)?` is `x*`. */
export const bothQuantifiers = (outer: Quantifier, inner: Quantifier): Quantifier =>
  outer === inner ? outer : 'star';

const keyOf = (productions: readonly Production[]): string =>
  JSON.stringify(productions.map((production) => [production.kind, ...symbolsOf(production)]));

function withoutRepetition(productions: readonly Production[]): readonly Production[] {
  return [...new Map(productions.map((production) => [keyOf([production]), production])).values()];
}

function nameOf(productions: readonly Production[]): string {
  const suffix = { star: '*', plus: '+', optional: '?' } as const;
  const side = (production: Production): string => {
    if (production.kind !== 'sequence') return production.of + suffix[production.kind];
    return production.symbols.join(' ') || 'ε';
  };
  const text = productions.map(side).join('|');
  if (productions.length !== 1) return `[${text}]`;
  return productions[0]?.kind === 'sequence' ? `(${text})` : text;
}

/** Generates names that neither rules nor terminals use. */
function freeNames(
  rules: ReadonlyMap<string, unknown>,
  terminals: ReadonlyMap<string, Terminal>,
): (wish: string) => string {
  const tries = new Map<string, number>();
  return (wish) => {
    const stem = wish.length > LONGEST_NAME ? `${wish.slice(0, LONGEST_NAME)}…` : wish;
    let name = stem;
    while (rules.has(name) || terminals.has(name)) {
      const next = (tries.get(stem) ?? 1) + 1;
      tries.set(stem, next);
      name = `${stem}#${next}`;
    }
    return name;
  };
}
