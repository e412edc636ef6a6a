/** Useless rules: those that derive no text, and those that no derivation uses. */
import { GrammarError, sequence, symbolsOf, type Grammar, type Production } from '../grammar.ts';
import { nonterminalsWhere } from '../settle.ts';

/**
 * Drops the rules and productions that match no text because their recursion never ends. The paper assumes that there
 * are none; and a rule with `A -> A a` as its only production cannot be made into a list.
 */
export function dropUnproductive(grammar: Grammar): Grammar {
  const productive = productiveNonterminals(grammar);
  if (!productive.has(grammar.start)) {
    throw new GrammarError(`No text matches the start rule ${grammar.start}: every derivation is infinite.`);
  }
  const isUseless = (symbol: string): boolean => grammar.rules.has(symbol) && !productive.has(symbol);
  const rules = new Map<string, readonly Production[]>();
  for (const [name, productions] of grammar.rules) {
    if (!productive.has(name)) continue;
    const left = productions.filter((production) => canEnd(production, (symbol) => !isUseless(symbol)));
    rules.set(
      name,
      left.map((production) => (symbolsOf(production).some(isUseless) ? sequence() : production)),
    );
  }
  return { ...grammar, rules, auxiliary: new Set([...grammar.auxiliary].filter((name) => rules.has(name))) };
}

/** Whether a production derives some text, given which symbols do. */
function canEnd(production: Production, isProductive: (symbol: string) => boolean): boolean {
  return (
    production.kind === 'star' || production.kind === 'optional' || symbolsOf(production).every(isProductive)
  );
}

const productiveNonterminals = ({ rules }: Grammar): ReadonlySet<string> =>
  nonterminalsWhere({ rules }, (production, found) =>
    canEnd(production, (symbol) => !rules.has(symbol) || found.has(symbol)),
  );

/** Drops the rules that no derivation from the start symbol uses. Terminals stay: they still split text into tokens. */
export function dropUnreachable(grammar: Grammar): Grammar {
  const reached = new Set([grammar.start]);
  // The set grows during the iteration.
  for (const name of reached) {
    for (const production of grammar.rules.get(name) ?? []) {
      for (const symbol of symbolsOf(production)) if (grammar.rules.has(symbol)) reached.add(symbol);
    }
  }
  const rules = new Map([...grammar.rules].filter(([name]) => reached.has(name)));
  return {
    ...grammar,
    rules,
    auxiliary: new Set([...grammar.auxiliary].filter((name) => reached.has(name))),
  };
}
