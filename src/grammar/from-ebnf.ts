/**
 * Converts right-hand sides as people write them to plain productions. A nested expression becomes an auxiliary
 * nonterminal, named after its structure: `(',' expr)*`, `[a|b]`, `x?`.
 */
import type { Ebnf, Expression } from './ebnf.ts';
import { quantified, sequence, validate, type Grammar, type Production, type Quantifier } from './grammar.ts';
import { bothQuantifiers, rewriting } from './pnf/rewriting.ts';

/**
 * The same language with every production a sequence of symbols or one quantified symbol.
 *
 * The author's rules keep their names and order, and their top-level alternatives become their productions. Auxiliary
 * nonterminals follow; equal structures share one.
 */
export function toGrammar(ebnf: Ebnf): Grammar {
  const { start, terminals, skipped, modes } = ebnf;
  const rules = new Map(Array.from(ebnf.rules.keys(), (name) => [name, []]));
  const work = rewriting({ start, rules, terminals, skipped, auxiliary: new Set(), modes });

  const symbolFor = (simple: Expression): string =>
    simple.kind === 'symbol' ? simple.name : work.symbolFor(alternatives(simple).map(toProduction));

  const toProduction = (simple: Expression): Production => {
    switch (simple.kind) {
      case 'symbol':
        return sequence(simple.name);
      case 'sequence':
        return { kind: 'sequence', symbols: simple.parts.map(symbolFor) };
      case 'choice':
        return sequence(symbolFor(simple));
      case 'star':
      case 'plus':
      case 'optional':
        return quantified(simple.kind, symbolFor(simple.of));
    }
  };

  for (const [name, expression] of ebnf.rules) {
    work.replace(name, () => choices(expression).map(toProduction));
  }
  const grammar = work.done();
  validate(grammar);
  return grammar;
}

const EMPTY: Expression = { kind: 'sequence', parts: [] };

const isEmpty = (simple: Expression): boolean => simple.kind === 'sequence' && simple.parts.length === 0;

/** The alternatives of an expression, with nested choices flattened. */
function alternatives(expression: Expression): readonly Expression[] {
  const inner = withoutGroup(expression);
  return inner.kind === 'choice' ? inner.options.flatMap(alternatives) : [inner];
}

/** The same, each simplified. Simplification may turn an option into a choice, as in `a | () (b | c)`. */
const choices = (expression: Expression): readonly Expression[] =>
  alternatives(expression).map(simplify).flatMap(alternatives);

/** A group of one element is that element. */
function withoutGroup(expression: Expression): Expression {
  let inner = expression;
  while (inner.kind === 'sequence' && inner.parts.length === 1) inner = inner.parts[0]!;
  return inner;
}

/**
 * An equivalent expression in which no sequence is directly inside a sequence, no choice is directly inside a choice or
 * has an empty option, and no quantified expression is quantified. Choices have at least two options, sequences two or
 * more parts or none.
 */
function simplify(expression: Expression): Expression {
  switch (expression.kind) {
    case 'symbol':
      return expression;
    case 'sequence': {
      const parts = expression.parts
        .map(simplify)
        .flatMap((part) => (part.kind === 'sequence' ? part.parts : [part]));
      return parts.length === 1 ? parts[0]! : { kind: 'sequence', parts };
    }
    case 'choice': {
      const all = choices(expression);
      const options = all.filter((option) => !isEmpty(option));
      if (options.length === 0 && all.length > 0) return EMPTY;
      const rest: Expression = options.length === 1 ? options[0]! : { kind: 'choice', options };
      return options.length === all.length ? rest : quantify('optional', rest);
    }
    case 'star':
    case 'plus':
    case 'optional':
      return quantify(expression.kind, simplify(expression.of));
  }
}

function quantify(kind: Quantifier, simple: Expression): Expression {
  switch (simple.kind) {
    case 'star':
    case 'plus':
    case 'optional':
      return { kind: bothQuantifiers(kind, simple.kind), of: simple.of };
    case 'sequence':
      return isEmpty(simple) ? simple : { kind, of: simple };
    case 'symbol':
    case 'choice':
      return { kind, of: simple };
  }
}
