/**
 * Which symbol fits where another is expected. A subsumes B if they are equal or B can be derived from A (Perses,
 * Definition 4.1): a tree of B then fits wherever one of A does, because everything around B in the derivation can be
 * empty.
 */
import type { Grammar, Production } from './grammar.ts';
import { nullable } from './settle.ts';

export interface Subsumption {
  /** Whether a tree of `symbol` fits where `expected` is expected. */
  readonly subsumes: (expected: string, symbol: string) => boolean;
  /**
   * Whether every form of `symbol` fits there; unlike `subsumes`, this sees through a choice that only normalisation
   * named.
   */
  readonly covers: (expected: string, symbol: string) => boolean;
  /** All symbols that fit there, nearest first. */
  readonly subsumedBy: (expected: string) => ReadonlySet<string>;
}

/**
 * The cache holds at most this many symbols. In a grammar of long chains, the full relation would not fit into memory.
 */
const MOST_REMEMBERED = 1_000_000;

/** Computed on demand. Only nonterminals for which `through` holds are expanded. */
export function subsumption(
  grammar: Grammar,
  through: (nonterminal: string) => boolean = () => true,
): Subsumption {
  const steps = unitSteps(grammar);
  const known = new Map<string, ReadonlySet<string>>();
  let remembered = 0;
  const subsumedBy = (expected: string): ReadonlySet<string> => {
    let fitting = known.get(expected);
    if (fitting !== undefined) return fitting;
    fitting = reach(expected, steps, through);
    remembered += fitting.size;
    if (remembered > MOST_REMEMBERED) {
      known.clear();
      remembered = fitting.size;
    }
    known.set(expected, fitting);
    return fitting;
  };
  const subsumes = (expected: string, symbol: string): boolean =>
    expected === symbol || (steps.has(expected) && subsumedBy(expected).has(symbol));
  const optionsOf = (symbol: string): readonly string[] =>
    (grammar.auxiliary.has(symbol) ? grammar.rules.get(symbol)! : []).flatMap((production) =>
      production.kind === 'sequence' && production.symbols.length === 1 ? production.symbols : [''],
    );
  // Terminates: an auxiliary symbol is named after its parts, so none contains itself.
  const covers = (expected: string, symbol: string): boolean => {
    if (subsumes(expected, symbol)) return true;
    const options = optionsOf(symbol);
    return options.length > 0 && options.every((option) => covers(expected, option));
  };
  return {
    subsumes,
    covers,
    subsumedBy,
  };
}

/** For each nonterminal, the symbols that it derives in one step if everything beside them is empty. */
function unitSteps(grammar: Grammar): Map<string, ReadonlySet<string>> {
  const empty = nullable(grammar);
  const aloneIn = (production: Production): readonly string[] => {
    if (production.kind !== 'sequence') return [production.of];
    const needed = production.symbols.filter((symbol) => !empty.has(symbol));
    if (needed.length > 1) return [];
    return needed.length === 1 ? needed : production.symbols;
  };
  return new Map(Array.from(grammar.rules, ([name, all]) => [name, new Set(all.flatMap(aloneIn))]));
}

function reach(
  from: string,
  steps: ReadonlyMap<string, ReadonlySet<string>>,
  through: (nonterminal: string) => boolean,
): ReadonlySet<string> {
  const found = new Set([from]);
  // A set is iterated in insertion order, including elements added meanwhile.
  for (const symbol of found) {
    if (symbol !== from && !through(symbol)) continue;
    for (const next of steps.get(symbol) ?? []) found.add(next);
  }
  return found;
}
