import type { Expression } from './ebnf.ts';

/** Every symbol of an expression, from left to right. */
export function* symbolsIn(expression: Expression): Generator<string> {
  switch (expression.kind) {
    case 'symbol':
      yield expression.name;
      break;
    case 'sequence':
      for (const part of expression.parts) yield* symbolsIn(part);
      break;
    case 'choice':
      for (const option of expression.options) yield* symbolsIn(option);
      break;
    default:
      yield* symbolsIn(expression.of);
  }
}

/** The same expression with other names for some of its symbols. */
export function renamed(expression: Expression, names: ReadonlyMap<string, string>): Expression {
  switch (expression.kind) {
    case 'symbol':
      return { kind: 'symbol', name: names.get(expression.name) ?? expression.name };
    case 'sequence':
      return { kind: 'sequence', parts: expression.parts.map((part) => renamed(part, names)) };
    case 'choice':
      return { kind: 'choice', options: expression.options.map((option) => renamed(option, names)) };
    default:
      return { kind: expression.kind, of: renamed(expression.of, names) };
  }
}
