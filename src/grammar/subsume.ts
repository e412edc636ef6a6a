/**
 * Which symbol may stand where another is expected. B is subsumed by A if A and B are the same, or B can be derived from
 * A (Perses, Definition 4.1): a tree of B then fits wherever one of A does, because what stands around B on the way from
 * A may be left empty.
 */
import type { Grammar, Production } from './grammar.ts';
import { nullable } from './settle.ts';

export interface Subsumption {
  /** Whether a tree of `symbol` fits where `expected` is expected. */
  readonly subsumes: (expected: string, symbol: string) => boolean;
  /** Whether everything that `symbol` may be fits there: also a choice that only a normalisation gave a name. */
  readonly covers: (expected: string, symbol: string) => boolean;
  /** All symbols that fit there, the nearest first. */
  readonly subsumedBy: (expected: string) => ReadonlySet<string>;
}

/** So many symbols are remembered in all. In a grammar of long chains, all that fits anywhere would not fit into memory. */
const MOST_REMEMBERED = 1_000_000;

/** Works out what fits somewhere when it is asked for. Only nonterminals for which `through` holds are looked into. */
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
  // An auxiliary symbol is named after what it is made of, so none is made of itself.
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

/** For each nonterminal the symbols that it can become in one step, everything beside them left empty. */
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
  // A set is walked in the order in which things are added to it, also while it grows.
  for (const symbol of found) {
    if (symbol !== from && !through(symbol)) continue;
    for (const next of steps.get(symbol) ?? []) found.add(next);
  }
  return found;
}
