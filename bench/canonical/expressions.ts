/** Reads expressions, and checks their types. */
import type { Declarations } from './declarations.ts';
import { check, given, type Source } from './source.ts';
import { isName } from './tokens.ts';
import type { Tree } from './tree.ts';
import { fits, INT, isNumber, isScalar, isWhole, pointerTo, target, type Type } from './types.ts';

export interface Expressions {
  readonly expression: () => Tree;
  /** Without a top-level comma. */
  readonly assignment: () => Tree;
}

/** The precedence of operators. */
const BINARY: ReadonlyMap<string, number> = new Map(
  [
    ['||'],
    ['&&'],
    ['|'],
    ['^'],
    ['&'],
    ['==', '!='],
    ['<', '>', '<=', '>='],
    ['<<', '>>'],
    ['+', '-'],
    ['*', '/', '%'],
  ].flatMap((operators, level) => operators.map((operator) => [operator, level])),
);
const ASSIGNMENT = /^(?:[-+*/%&|^]|<<|>>)?=$/;
/** Operators that take numbers, not addresses; and those that take integers only. */
const ONLY_NUMBERS = /^[*/]=?$/;
const ONLY_WHOLE = /^(?:[%&|^]|<<|>>)=?$/;

export function expressions(
  source: Source,
  { startsType, typeName }: Pick<Declarations, 'startsType' | 'typeName'>,
): Expressions {
  function expression(): Tree {
    let left = assignment();
    while (source.take(',')) {
      const right = assignment();
      left = { kind: 'binary', text: ',', type: right.type, children: [left, right] };
    }
    return left;
  }

  function assignment(): Tree {
    const left = conditional();
    if (!ASSIGNMENT.test(source.peek())) return left;
    const text = source.next();
    const right = assignment();
    check(isPlace(left) && left.type.kind !== 'array' && fits(right.type, left.type));
    if (text !== '=') check(isNumber(right.type) && isScalar(left.type));
    if (ONLY_NUMBERS.test(text)) check(isNumber(left.type));
    if (ONLY_WHOLE.test(text)) check(isWhole(left.type) && isWhole(right.type));
    return { kind: 'assign', text, type: left.type, children: [left, right] };
  }

  function conditional(): Tree {
    const condition = binary(0);
    if (!source.take('?')) return condition;
    const yes = expression();
    source.expect(':');
    const no = conditional();
    const type = common(yes.type, no.type);
    check(
      isScalar(condition.type) && (fits(yes.type, no.type) || yes.type.kind + no.type.kind === 'voidvoid'),
    );
    return { kind: 'conditional', text: '?', type, children: [condition, yes, no] };
  }

  function binary(level: number): Tree {
    let left = unary();
    for (;;) {
      const text = source.peek();
      const own = BINARY.get(text) ?? -1;
      if (own < level) return left;
      source.next();
      const right = binary(own + 1);
      left = { kind: 'binary', text, type: typeOf(text, left.type, right.type), children: [left, right] };
    }
  }

  function typeOf(operator: string, left: Type, right: Type): Type {
    check(isScalar(left) && isScalar(right) && (operator === '&&' || operator === '||' || fits(left, right)));
    if (ONLY_NUMBERS.test(operator)) check(isNumber(left) && isNumber(right));
    if (ONLY_WHOLE.test(operator)) check(isWhole(left) && isWhole(right));
    if (!ARITHMETIC.has(operator)) return INT;
    if (isNumber(left) && isNumber(right)) return common(left, right);
    if (operator === '-' && !isNumber(left)) return isNumber(right) ? left : INT;
    check(operator === '+' && (isNumber(left) || isNumber(right)));
    return isNumber(left) ? right : left;
  }

  function unary(): Tree {
    const text = source.peek();
    if (text === '(' && startsType(source.peek(1))) return cast();
    if (text === 'sizeof') return sizeOf();
    if (!PREFIX.has(text)) return postfix();
    source.next();
    const operand = unary();
    return { kind: 'prefix', text, type: prefixed(text, operand), children: [operand] };
  }

  function prefixed(operator: string, operand: Tree): Type {
    const { type } = operand;
    if (operator === '&') {
      check(isPlace(operand) || type.kind === 'function');
      return pointerTo(type);
    }
    if (operator === '*') {
      const to = given(target(type));
      check(to.kind !== 'void');
      return to;
    }
    if (operator === '++' || operator === '--') {
      check(isPlace(operand) && isChangeable(type));
      return type;
    }
    check(operator === '!' ? isScalar(type) : operator === '~' ? isWhole(type) : isNumber(type));
    return operator === '!' || isWhole(type) ? INT : type;
  }

  function cast(): Tree {
    source.expect('(');
    const type = typeName();
    source.expect(')');
    const operand = unary();
    check(type.kind === 'void' || (isChangeable(type) && fits(operand.type, type)));
    return { kind: 'cast', text: '(', type, children: [operand] };
  }

  function sizeOf(): Tree {
    source.expect('sizeof');
    const children: Tree[] = [];
    if (source.peek() === '(' && startsType(source.peek(1))) {
      source.expect('(');
      typeName();
      source.expect(')');
    } else children.push(unary());
    return { kind: 'sizeof', text: 'sizeof', type: INT, children };
  }

  function postfix(): Tree {
    let operand = primary();
    for (;;) {
      const text = source.peek();
      if (text === '(') operand = call(operand);
      else if (text === '[') operand = index(operand);
      else if (text === '.' || text === '->') operand = field(operand);
      else if (text === '++' || text === '--') {
        check(isPlace(operand) && isChangeable(operand.type));
        operand = { kind: 'postfix', text: source.next(), type: operand.type, children: [operand] };
      } else return operand;
    }
  }

  function call(callee: Tree): Tree {
    const { type } = callee;
    check(type.kind === 'function');
    source.expect('(');
    const children = [callee];
    while (!source.take(')')) {
      if (children.length > 1) source.expect(',');
      children.push(assignment());
    }
    const { parameters } = type;
    const given = children.slice(1);
    check(parameters === undefined || parameters.length === given.length);
    check(given.every((argument, i) => fits(argument.type, parameters?.[i] ?? argument.type)));
    return { kind: 'call', text: '(', type: type.returns, children };
  }

  function index(left: Tree): Tree {
    source.expect('[');
    const right = expression();
    source.expect(']');
    const type = given(target(left.type) ?? target(right.type));
    check(isWhole(left.type) || isWhole(right.type));
    check(type.kind !== 'void');
    return { kind: 'index', text: '[', type, children: [left, right] };
  }

  function field(owner: Tree): Tree {
    const struct = source.next() === '.' ? owner.type : given(target(owner.type));
    check(struct.kind === 'struct');
    const text = source.next();
    return { kind: 'field', text, type: given(struct.fields?.get(text)), children: [owner] };
  }

  function primary(): Tree {
    const text = source.next();
    if (text === '(') {
      const inner = expression();
      source.expect(')');
      return inner;
    }
    if (/^[\d']/.test(text)) return { kind: 'literal', text, type: INT, children: [] };
    if (text.startsWith('"')) return { kind: 'literal', text, type: pointerTo(INT), children: [] };
    check(isName(text));
    const variable = given(source.find(text));
    check(!variable.isType);
    return { kind: 'name', text, type: variable.type, children: [], variable };
  }

  return { expression, assignment };
}

const ARITHMETIC: ReadonlySet<string> = new Set(['+', '-', '*', '/']);
const PREFIX: ReadonlySet<string> = new Set(['&', '*', '+', '-', '~', '!', '++', '--']);

/** The common type of two alternatives. */
const common = (a: Type, b: Type): Type => (isWhole(a) ? (isWhole(b) ? INT : b) : a);

/** Whether an expression is an lvalue. */
const isPlace = ({ kind, text, type }: Tree): boolean =>
  type.kind !== 'function' &&
  (kind === 'name' || kind === 'index' || kind === 'field' || (kind === 'prefix' && text === '*'));

const isChangeable = ({ kind }: Type): boolean => kind === 'number' || kind === 'pointer';

/** Whether an expression is constant, and so may initialise a global variable or be a case. */
export function isConstant({ kind, text, type, children }: Tree): boolean {
  if (kind === 'name') return type.kind === 'array' || type.kind === 'function';
  if (kind === 'sizeof') return true;
  if (kind === 'prefix' && text === '&') return children[0]!.kind === 'name';
  const isAllowed = ['literal', 'prefix', 'binary', 'conditional', 'cast', 'list'].includes(kind);
  return isAllowed && text !== '++' && text !== '--' && text !== ',' && children.every(isConstant);
}
