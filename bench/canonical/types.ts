/** As much of the types of C as it takes to find the mistakes that reducers make. */

export type Type = Plain | Derived | Struct | Func;

interface Plain {
  readonly kind: 'void' | 'number';
  /** As it is written: `unsigned char`. */
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
  /** Nothing until its definition was read. */
  fields?: ReadonlyMap<string, Type>;
}

interface Func {
  readonly kind: 'function';
  readonly returns: Type;
  /** Nothing in `f()`, which takes whatever it is given. */
  readonly parameters: readonly Type[] | undefined;
}

export const VOID: Type = { kind: 'void', text: 'void' };
export const INT: Type = { kind: 'number', text: 'int' };
export const pointerTo = (of: Type): Type => ({ kind: 'pointer', of });

const NUMBERS =
  /^(?:(?:(?:un)?signed )?(?:char|(?:short|long|long long)(?: int)?|int)|(?:un)?signed|float|double)$/;

/** The type that these words are; nothing if they are none. */
export function plainType(words: string): Type | undefined {
  if (words === 'void') return VOID;
  return NUMBERS.test(words) ? { kind: 'number', text: words } : undefined;
}

export const isNumber = ({ kind }: Type): boolean => kind === 'number';

export const isWhole = (type: Type): boolean =>
  type.kind === 'number' && type.text !== 'float' && type.text !== 'double';

/** What a pointer points to, or an array is made of. */
export const target = (type: Type): Type | undefined =>
  type.kind === 'pointer' || type.kind === 'array' ? type.of : undefined;

/** A number or an address. */
export const isScalar = ({ kind }: Type): boolean => kind !== 'void' && kind !== 'struct';

/** Whether there can be variables of it. */
export function isComplete(type: Type): boolean {
  if (type.kind === 'array') return type.isOpen !== true && isComplete(type.of);
  return type.kind === 'struct' ? type.fields !== undefined : type.kind !== 'void';
}

/** Whether a value of one can be stored as the other, or compared with it. Addresses pass for whole numbers, as in old C. */
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
