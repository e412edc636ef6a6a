import { quantified, sequence, type Grammar, type Production } from '../../../src/grammar/grammar.ts';

/**
 * Parses the output of `show`: one rule per line, the first is the start. Symbols without a rule are terminals. Rules
 * whose name is in brackets, such as `(a)`, are auxiliary.
 */
export function grammarOf(text: string): Grammar {
  const rules = new Map<string, Production[]>();
  for (const line of text.trim().split('\n')) {
    const [name = '', sides = ''] = line.split('->').map((part) => part.trim());
    rules.set(name, sides.split('|').map(productionOf));
  }
  const used = [...text.matchAll(/[^\s|*+?]+/g)].map(([name]) => name);
  const terminals = new Set(used.filter((name) => !rules.has(name) && name !== '->' && name !== 'ε'));
  return {
    start: [...rules.keys()][0]!,
    rules,
    terminals: new Map(Array.from(terminals, (name) => [name, { name, text: name }])),
    skipped: new Set(),
    auxiliary: new Set([...rules.keys()].filter((name) => name.startsWith('('))),
  };
}

function productionOf(side: string): Production {
  const symbols = side
    .trim()
    .split(/\s+/)
    .filter((symbol) => symbol !== 'ε');
  const [, name, mark] = symbols.length === 1 ? (/^(.+)([*+?])$/.exec(symbols[0]!) ?? []) : [];
  if (name === undefined) return sequence(...symbols);
  return quantified(mark === '*' ? 'star' : mark === '+' ? 'plus' : 'optional', name);
}
