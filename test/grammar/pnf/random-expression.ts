import fc from 'fast-check';
import type { Expression } from '../../../src/grammar/ebnf.ts';

/** Random right-hand sides over the given symbols, with arbitrary nesting. */
export function randomExpression(...symbols: readonly string[]): fc.Arbitrary<Expression> {
  return fc.letrec<{ expression: Expression }>((tie) => ({
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(...symbols).map((name) => ({ kind: 'symbol' as const, name })),
      fc.array(tie('expression'), { maxLength: 3 }).map((parts) => ({ kind: 'sequence' as const, parts })),
      fc
        .array(tie('expression'), { minLength: 1, maxLength: 3 })
        .map((options) => ({ kind: 'choice' as const, options })),
      fc.record({ kind: fc.constantFrom('star', 'plus', 'optional'), of: tie('expression') }),
    ),
  })).expression;
}

/** The expression as a JavaScript regular expression, if every symbol is one letter. */
export const toRegExp = (expression: Expression): RegExp => new RegExp(`^${pattern(expression)}$`);

function pattern(expression: Expression): string {
  switch (expression.kind) {
    case 'symbol':
      return expression.name;
    case 'sequence':
      return `(?:${expression.parts.map(pattern).join('')})`;
    case 'choice':
      return `(?:${expression.options.map(pattern).join('|')})`;
    case 'star':
      return `(?:${pattern(expression.of)})*`;
    case 'plus':
      return `(?:${pattern(expression.of)})+`;
    case 'optional':
      return `(?:${pattern(expression.of)})?`;
  }
}
