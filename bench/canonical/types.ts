/** As much of C's type system as needed to reject the errors that reducers introduce. */

export type Type = Plain | Derived | Struct | Func;

interface Plain {
  readonly kind: 'void' | 'number';
  /** As written: `unsigned char`. */
  readonly text: string;
}

interface Derived {
  readonly kind: 'pointer' | 'array';
  readonly of: Type;
  /** An array without a size. */
  readonly isOpen?: boolean;
}

export interface Struct {
  readonly kind: 'struct';
  /** `undefined` until its definition has been read. */
  fields?: ReadonlyMap<string, Type>;
}

interface Func {
  readonly kind: 'function';
  readonly returns: Type;
  /** `undefined` for `f()`, which takes any arguments. */
  readonly parameters: readonly Type[] | undefined;
}

export const VOID: Type = { kind: 'void', text: 'void' };
export const INT: Type = { kind: 'number', text: 'int' };
export const pointerTo = (of: Type): Type => ({ kind: 'pointer', of });

const NUMBERS =
  /^(?:(?:(?:un)?signed )?(?:char|(?:short|long|long long)(?: int)?|int)|(?:un)?signed|float|double)$/;

/** The type that these words denote; `undefined` if none. */
export function plainType(words: string): Type | undefined {
  if (words === 'void') return VOID;
  return NUMBERS.test(words) ? { kind: 'number', text: words } : undefined;
}

export const isNumber = ({ kind }: Type): boolean => kind === 'number';

export const isWhole = (type: Type): boolean =>
  type.kind === 'number' && type.text !== 'float' && type.text !== 'double';

/** The target type of a pointer, or the element type of an array. */
export const target = (type: Type): Type | undefined =>
  type.kind === 'pointer' || type.kind === 'array' ? type.of : undefined;

/** Whether a type is a number or an address. */
export const isScalar = ({ kind }: Type): boolean => kind !== 'void' && kind !== 'struct';

/** Whether a variable can have this type. */
export function isComplete(type: Type): boolean {
  if (type.kind === 'array') return type.isOpen !== true && isComplete(type.of);
  return type.kind === 'struct' ? type.fields !== undefined : type.kind !== 'void';
}

/**
 * Whether a value of one type can be assigned to, or compared with, the other. Addresses pass for integers, as in K&R
 * C.
 */
export const fits = (from: Type, to: Type): boolean =>
  isScalar(to)
    ? isScalar(from) && (isNumber(from) ? isWhole(from) || isNumber(to) : !isNumber(to) || isWhole(to))
    : to.kind === 'struct' && from === to;

export function isSameType(a: Type, b: Type): boolean {
  if (a.kind === 'number' && b.kind === 'number') return a.text === b.text;
  if (a.kind === 'struct' || b.kind === 'struct') return a === b;
  if (a.kind !== 'function' || b.kind !== 'function')
    return a.kind === b.kind && (target(a) === undefined || isSameType(target(a)!, target(b)!));
  const { parameters } = b;
  const isAlike =
    a.parameters === undefined ||
    parameters === undefined ||
    (a.parameters.length === parameters.length &&
      a.parameters.every((type, i) => isSameType(type, parameters[i]!)));
  return isAlike && isSameType(a.returns, b.returns);
}
