/** Useless rules: those that derive no text, and those that no derivation uses. */
import { GrammarError, sequence, symbolsOf, type Grammar, type Production } from '../grammar.ts';
import { nonterminalsWhere } from '../settle.ts';

/**
 * Drops the rules and productions that no text can ever match, because they need themselves without end. The paper
 * takes it that there are none, and a rule of which nothing but `A -> A a` is left could not be made into a list.
 */
export function dropUnproductive(grammar: Grammar): Grammar {
  const productive = productiveNonterminals(grammar);
  if (!productive.has(grammar.start)) {
    throw new GrammarError(`No text matches the start rule ${grammar.start}: it needs itself without end.`);
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

/** Whether a production derives some text, if those symbols do. */
function canEnd(production: Production, isProductive: (symbol: string) => boolean): boolean {
  return (
    production.kind === 'star' || production.kind === 'optional' || symbolsOf(production).every(isProductive)
  );
}

const productiveNonterminals = ({ rules }: Grammar): ReadonlySet<string> =>
  nonterminalsWhere({ rules }, (production, found) =>
    canEnd(production, (symbol) => !rules.has(symbol) || found.has(symbol)),
  );

/** Drops the rules that no derivation from the start symbol uses. Terminals stay: they still divide text into tokens. */
export function dropUnreachable(grammar: Grammar): Grammar {
  const reached = new Set([grammar.start]);
  // A set grows while it is walked.
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
