import { symbolsOf, type Grammar } from '../grammar.ts';

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
