/**
 * All sentences of a grammar up to a length, by brute force from the definition, for the tests of grammar
 * transformations. Every terminal's name is one character, and is also its text.
 */
import type { Ebnf, Expression } from '../../src/grammar/ebnf.ts';
import type { Grammar, Production, Quantifier } from '../../src/grammar/grammar.ts';

type Language = ReadonlySet<string>;

/** The sentences of at most `longest` tokens, shortest first. */
export function sentences({ start, rules }: Grammar | Ebnf, longest: number): readonly string[] {
  const languages = new Map<string, Language>(Array.from(rules.keys(), (name) => [name, new Set()]));
  const { union, sequence, quantified } = languagesUpTo(longest);

  const ofSymbol = (name: string): Language => languages.get(name) ?? new Set([name]);
  const ofProduction = (production: Production): Language =>
    production.kind === 'sequence'
      ? sequence(production.symbols.map(ofSymbol))
      : quantified(production.kind, ofSymbol(production.of));
  const ofExpression = (expression: Expression): Language => {
    switch (expression.kind) {
      case 'symbol':
        return ofSymbol(expression.name);
      case 'sequence':
        return sequence(expression.parts.map(ofExpression));
      case 'choice':
        return union(expression.options.map(ofExpression));
      case 'star':
      case 'plus':
      case 'optional':
        return quantified(expression.kind, ofExpression(expression.of));
    }
  };

  // The least fixpoint of the rules, from empty languages.
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const [name, side] of rules) {
      const more = 'kind' in side ? ofExpression(side) : union(side.map(ofProduction));
      if (more.size > ofSymbol(name).size) isNew = true;
      languages.set(name, more);
    }
  }
  return [...ofSymbol(start)].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
}

function languagesUpTo(longest: number) {
  const union = (all: readonly Language[]): Language => new Set(all.flatMap((language) => [...language]));
  const concatenated = (a: Language, b: Language): Language => {
    const result = new Set<string>();
    for (const left of a) {
      for (const right of b) if (left.length + right.length <= longest) result.add(left + right);
    }
    return result;
  };
  const sequence = (all: readonly Language[]): Language => all.reduce(concatenated, new Set(['']));
  const star = (language: Language): Language => {
    let result: Language = new Set(['']);
    for (let before = -1; before !== result.size;) {
      before = result.size;
      result = union([result, concatenated(result, language)]);
    }
    return result;
  };
  const quantified = (kind: Quantifier, language: Language): Language => {
    if (kind === 'optional') return union([new Set(['']), language]);
    return kind === 'star' ? star(language) : concatenated(language, star(language));
  };
  return { union, sequence, quantified };
}
