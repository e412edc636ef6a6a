/**
 * Precedence and associativity: in a rule like `e : e '*' e | e '+' e | ID`, ANTLR 4 lets earlier alternatives bind more
 * tightly, and all but those with `<assoc=right>` associate to the left. Here each becomes a rule of its own, on top of the
 * next tighter one: `e : e '+' "e 1" | "e 1"`, `"e 1" : "e 1" '*' ID | ID`.
 *
 * ANTLR accepts operators in any order, and so do these rules: after an operator, a prefix that binds less tightly is allowed too, and
 * before an operator any suffix. Only there do trees differ from ANTLR's: such a prefix or suffix belongs to the operand, not to all that
 * follows or precedes.
 */
import type { Expression } from '../ebnf.ts';

export interface Alternative {
  readonly expression: Expression;
  readonly isRightAssociative: boolean;
}

/** A rule of operators that bind equally: it begins with its operand, ends with it, or both. */
interface Level {
  readonly kind: 'suffix' | 'prefix' | 'left' | 'right';
  /** What is beside the operands, for each operator. */
  readonly operators: (readonly Expression[])[];
}

/** The rules for `name`: only itself, unless it begins with itself and has operators of different precedence. */
export function byPrecedence(
  name: string,
  alternatives: readonly Alternative[],
): ReadonlyMap<string, Expression> {
  const whole = choiceOf(alternatives.map(({ expression }) => expression));
  const levels: Level[] = [];
  const others: Expression[] = [];
  for (const { expression, isRightAssociative } of alternatives) {
    const parts = partsOf(expression);
    const begins = isSymbol(parts[0], name);
    const ends = parts.length > 1 && isSymbol(parts.at(-1), name);
    if (begins && parts.length === 1) continue;
    if (!begins && !ends) {
      others.push(expression);
      continue;
    }
    const kind = begins && ends ? (isRightAssociative ? 'right' : 'left') : begins ? 'suffix' : 'prefix';
    const operator = parts.slice(begins ? 1 : 0, ends ? -1 : undefined);
    const last = levels.at(-1);
    // Between two suffixes there is no operand that could tell which binds more tightly.
    if (last?.kind === kind && (kind === 'suffix' || kind === 'prefix')) last.operators.push(operator);
    else levels.push({ kind, operators: [operator] });
  }
  const isRecursive = levels.some(({ kind }) => kind !== 'prefix');
  const isPlain = levels.length === 1 && levels[0]!.kind === 'suffix';
  if (!isRecursive || isPlain || others.length === 0) return new Map([[name, whole]]);

  const rules = new Map<string, Expression>();
  const withPrefixes = new Map<string, Expression>();
  const [only, ...more] = others;
  const isOne = only!.kind === 'symbol' && more.length === 0;
  const operand = isOne ? only! : symbol(`${name} 0`);
  const symbolAt = (i: number): Expression =>
    i < 0 ? operand : symbol(i === levels.length - 1 ? name : `${name} ${i + 1}`);
  const looser = (i: number, kind: Level['kind']): number[] =>
    levels.flatMap((level, j) => (j > i && level.kind === kind ? [j] : []));
  const suffixesBefore = (i: number): readonly Expression[] => {
    const suffixes = looser(i, 'suffix').flatMap((j) => levels[j]!.operators.map(sequenceOf));
    return suffixes.length === 0 ? [] : [{ kind: 'star', of: choiceOf(suffixes) }];
  };
  /** What may be on the right: something of this level, or a looser prefix. */
  const rightAt = (i: number): Expression => {
    const prefixes = looser(i, 'prefix').flatMap((j) => levels[j]!.operators);
    if (prefixes.length === 0) return symbolAt(i);
    const right = `${name} ${i + 1} (right)`;
    const withPrefix = prefixes.map((operator) => sequenceOf([...operator, symbol(right)]));
    withPrefixes.set(right, choiceOf([symbolAt(i), ...withPrefix]));
    return symbol(right);
  };

  for (const [i, { kind, operators }] of Array.from(levels.entries()).toReversed()) {
    const { name: own } = symbolAt(i) as { name: string };
    const tighter = symbolAt(i - 1);
    const withOperands = (operator: readonly Expression[]): Expression => {
      const inner = [...(kind === 'prefix' ? [] : suffixesBefore(i)), ...operator];
      switch (kind) {
        case 'prefix':
          return sequenceOf([...inner, rightAt(i)]);
        case 'suffix':
          return sequenceOf([symbolAt(i), ...inner]);
        case 'left':
          return sequenceOf([symbolAt(i), ...inner, rightAt(i - 1)]);
        case 'right':
          return sequenceOf([tighter, ...inner, rightAt(i)]);
      }
    };
    const isList = kind === 'right' && looser(i, 'prefix').length === 0;
    const before = [tighter, ...suffixesBefore(i), ...operators[0]!];
    rules.set(
      own,
      isList
        ? sequenceOf([{ kind: 'star', of: sequenceOf(before) }, tighter])
        : choiceOf([...operators.map(withOperands), tighter]),
    );
  }
  if (!isOne) rules.set(`${name} 0`, choiceOf(others));
  return new Map([...rules, ...withPrefixes]);
}

const symbol = (name: string): Expression => ({ kind: 'symbol', name });
const isSymbol = (part: Expression | undefined, name: string): boolean =>
  part?.kind === 'symbol' && part.name === name;
const partsOf = (expression: Expression): readonly Expression[] =>
  expression.kind === 'sequence' ? expression.parts : [expression];
const sequenceOf = (parts: readonly Expression[]): Expression =>
  parts.length === 1 ? parts[0]! : { kind: 'sequence', parts };
const choiceOf = (options: readonly Expression[]): Expression =>
  options.length === 1 ? options[0]! : { kind: 'choice', options };
