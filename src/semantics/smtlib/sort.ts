/** Sorts of SMT-LIB, as values: `Int`, `(_ BitVec 8)`, `(Array Int Bool)`, `(-> Int Int)`. */

export interface Sort {
  readonly name: string;
  /** `8` in `(_ BitVec 8)`. */
  readonly indices: readonly string[];
  readonly args: readonly Sort[];
  /** As it is written; equal sorts have equal texts. */
  readonly text: string;
}

export function sort(name: string, args: readonly Sort[] = [], indices: readonly string[] = []): Sort {
  const head = indices.length === 0 ? name : `(_ ${[name, ...indices].join(' ')})`;
  const text = args.length === 0 ? head : `(${[head, ...args.map((arg) => arg.text)].join(' ')})`;
  return { name, indices, args, text };
}

export const BOOL = sort('Bool');
export const INT = sort('Int');
export const REAL = sort('Real');
export const STRING = sort('String');

export const bitVector = (width: number): Sort => sort('BitVec', [], [String(width)]);

/** Sorts that are short for others. */
export const ALIASES: ReadonlyMap<string, Sort> = new Map([
  ['Float16', sort('FloatingPoint', [], ['5', '11'])],
  ['Float32', sort('FloatingPoint', [], ['8', '24'])],
  ['Float64', sort('FloatingPoint', [], ['11', '53'])],
  ['Float128', sort('FloatingPoint', [], ['15', '113'])],
]);

/** The sorts of the theories, and those that solvers add. */
export const KNOWN_SORTS: ReadonlySet<string> = new Set([
  ...['Bool', 'Int', 'Real', 'BitVec', 'FloatingPoint', 'RoundingMode', 'Array', 'String', 'RegLan', 'Seq'],
  ...['Set', 'Bag', 'Tuple', 'UnitTuple', 'Relation', 'Table', '->', 'Unicode', 'RegEx', 'FiniteField'],
  ...['Char', 'List', 'Pair', 'Option', 'Nullable', 'SepLoc', 'FiniteSet', 'Proof', 'Interpolant'],
]);

/** The width of a bit-vector sort; undefined for others. */
export const widthOf = ({ name, indices: [width] }: Sort): number | undefined =>
  name === 'BitVec' && width !== undefined && /^\d+$/.test(width) ? Number(width) : undefined;

export const isNumeric = ({ text }: Sort): boolean => text === 'Int' || text === 'Real';

/** The sort with other sorts for its parameters. */
export function substituted(of: Sort, parameters: ReadonlyMap<string, Sort>): Sort {
  const own = of.args.length === 0 && of.indices.length === 0 ? parameters.get(of.name) : undefined;
  if (own !== undefined) return own;
  if (of.args.length === 0) return of;
  return sort(
    of.name,
    of.args.map((arg) => substituted(arg, parameters)),
    of.indices,
  );
}
