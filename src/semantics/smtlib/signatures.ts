/**
 * The functions of the SMT-LIB theories, and of common extensions, as a table.
 *
 * Sorts are written as in SMT-LIB, with `BitVec m` for `(_ BitVec m)`. One capital letter is any sort, the same one wherever it
 * occurs; `Num` is `Int`, or `Real` if one of the arguments is. Small letters are numbers: those after the name of a function
 * are its indices. A star after the last argument means any number of further arguments of this sort.
 */
import { bitVector, BOOL, INT, isNumeric, REAL, type Sort, sort } from './sort.ts';

const TABLE = `
true false                                  :                            Bool
not                                         : Bool                       Bool
and or xor =>                               : Bool *                     Bool
= distinct                                  : A A *                      Bool
ite                                         : Bool A A                   A

+ - *                                       : Num *                      Num
abs                                         : Num                        Num
/                                           : Num *                      Real
div mod rem                                 : Int *                      Int
< <= > >=                                   : Num *                      Bool
to_real                                     : Num                        Real
to_int                                      : Num                        Int
is_int                                      : Num                        Bool
divisible n                                 : Int                        Bool
^                                           : Num Num                    Num
iand n                                      : Int Int                    Int
int.pow2                                    : Int                        Int
exp sin cos tan sqrt                        : Num                        Real
real.pi                                     :                            Real

select                                      : (Array A B) A              B
store                                       : (Array A B) A B            (Array A B)

bvnot bvneg                                 : BitVec(m)                  BitVec(m)
bvadd bvmul bvand bvor bvxor bvxnor         : BitVec(m) BitVec(m) *      BitVec(m)
bvsub bvnand bvnor bvudiv bvurem bvsdiv     : BitVec(m) BitVec(m)        BitVec(m)
bvsrem bvsmod bvshl bvlshr bvashr           : BitVec(m) BitVec(m)        BitVec(m)
ext_rotate_left ext_rotate_right            : BitVec(m) BitVec(m)        BitVec(m)
bvult bvule bvugt bvuge bvslt bvsle         : BitVec(m) BitVec(m)        Bool
bvsgt bvsge                                 : BitVec(m) BitVec(m)        Bool
bvuaddo bvsaddo bvumulo bvsmulo bvusubo     : BitVec(m) BitVec(m)        Bool
bvssubo bvsdivo bvumul_noovfl               : BitVec(m) BitVec(m)        Bool
bvsmul_noovfl bvsmul_noudfl                 : BitVec(m) BitVec(m)        Bool
bvnego                                      : BitVec(m)                  Bool
bvcomp bvultbv bvsltbv                      : BitVec(m) BitVec(m)        BitVec(1)
bvredor bvredand                            : BitVec(m)                  BitVec(1)
rotate_left n                               : BitVec(m)                  BitVec(m)
rotate_right n                              : BitVec(m)                  BitVec(m)
zero_extend n                               : BitVec(m)                  BitVec(m+n)
sign_extend n                               : BitVec(m)                  BitVec(m+n)
repeat n                                    : BitVec(m)                  BitVec(m*n)
extract i j                                 : BitVec(m)                  BitVec(i-j+1)
concat                                      : BitVec(m) BitVec(n)        BitVec(m+n)
bv2nat bv2int ubv_to_int sbv_to_int         : BitVec(m)                  Int
int2bv n                                    : Int                        BitVec(n)
int_to_bv n                                 : Int                        BitVec(n)

RNE RNA RTP RTN RTZ                         :                            RoundingMode
roundNearestTiesToEven roundTowardZero      :                            RoundingMode
roundNearestTiesToAway roundTowardPositive  :                            RoundingMode
roundTowardNegative                         :                            RoundingMode
+oo e s                                     :                            Float(e,s)
-oo e s                                     :                            Float(e,s)
NaN e s                                     :                            Float(e,s)
+zero e s                                   :                            Float(e,s)
-zero e s                                   :                            Float(e,s)
fp                                          : BitVec(1) BitVec(e) BitVec(m)         Float(e,m+1)
fp.abs fp.neg                               : Float(e,s)                            Float(e,s)
fp.add fp.sub fp.mul fp.div                 : RoundingMode Float(e,s) Float(e,s)    Float(e,s)
fp.fma                             : RoundingMode Float(e,s) Float(e,s) Float(e,s)  Float(e,s)
fp.sqrt fp.roundToIntegral                  : RoundingMode Float(e,s)               Float(e,s)
fp.rem fp.min fp.max                        : Float(e,s) Float(e,s)                 Float(e,s)
fp.leq fp.lt fp.geq fp.gt fp.eq             : Float(e,s) Float(e,s) *               Bool
fp.isNormal fp.isSubnormal fp.isZero        : Float(e,s)                            Bool
fp.isInfinite fp.isNaN fp.isNegative        : Float(e,s)                            Bool
fp.isPositive                               : Float(e,s)                            Bool
to_fp e s                                   : BitVec(m)                             Float(e,s)
to_fp e s                                   : RoundingMode A                        Float(e,s)
to_fp e s                                   : RoundingMode Num Int                  Float(e,s)
to_fp_unsigned e s                          : RoundingMode BitVec(m)                Float(e,s)
fp.to_ubv n                                 : RoundingMode Float(e,s)               BitVec(n)
fp.to_sbv n                                 : RoundingMode Float(e,s)               BitVec(n)
fp.to_real                                  : Float(e,s)                            Real
fp.to_ieee_bv                               : Float(e,s)                            BitVec(e+s)

char h                                      :                            String
str.++                                      : String *                   String
str.len str.to_code str.to_int str.to-int   : String                     Int
str.from_int str.from_code int.to.str       : Int                        String
str.< str.<=                                : String *                   Bool
str.at                                      : String Int                 String
str.substr                                  : String Int Int             String
str.prefixof str.suffixof str.contains      : String String              Bool
str.indexof                                 : String String              Int
str.indexof                                 : String String Int          Int
str.replace str.replace_all                 : String String String       String
str.replace_re str.replace_re_all           : String RegLan String       String
str.is_digit                                : String                     Bool
str.rev str.to_lower str.to_upper           : String                     String
str.update                                  : String Int String          String
str.to.int                                  : String                     Int
str.to_re str.to.re                         : String                     RegLan
str.in_re str.in.re                         : String RegLan              Bool
str.indexof_re                              : String RegLan Int          Int
re.none re.all re.allchar re.nostr          :                            RegLan
re.++ re.union re.inter re.diff             : RegLan *                   RegLan
re.* re.+ re.opt re.comp                    : RegLan                     RegLan
re.range                                    : String String              RegLan
re.^ n                                      : RegLan                     RegLan
re.loop n m                                 : RegLan                     RegLan
re.loop n                                   : RegLan                     RegLan

seq.unit                                    : A                          (Seq A)
seq.++                                      : (Seq A) *                  (Seq A)
seq.len                                     : (Seq A)                    Int
seq.extract                                 : (Seq A) Int Int            (Seq A)
seq.at                                      : (Seq A) Int                (Seq A)
seq.nth                                     : (Seq A) Int                A
seq.contains seq.prefixof seq.suffixof      : (Seq A) (Seq A)            Bool
seq.indexof                                 : (Seq A) (Seq A)            Int
seq.indexof                                 : (Seq A) (Seq A) Int        Int
seq.last_indexof                            : (Seq A) (Seq A)            Int
seq.replace seq.replace_all                 : (Seq A) (Seq A) (Seq A)    (Seq A)
seq.update                                  : (Seq A) Int (Seq A)        (Seq A)
seq.rev                                     : (Seq A)                    (Seq A)

set.union set.inter set.minus               : (Set A) (Set A) *          (Set A)
set.complement                              : (Set A)                    (Set A)
set.member                                  : A (Set A)                  Bool
set.subset                                  : (Set A) (Set A)            Bool
set.singleton                               : A                          (Set A)
set.card                                    : (Set A)                    Int
set.is_singleton                            : (Set A)                    Bool
`;

/** A sort in the table, or one of its arguments. */
type Pattern =
  | { readonly kind: 'any' | 'number' | 'fixed'; readonly sort: Sort }
  | { readonly kind: 'of'; readonly name: string; readonly args: readonly Pattern[] }
  | { readonly kind: 'indexed'; readonly name: string; readonly indices: readonly string[] };

interface Signature {
  /** The names of the indices. */
  readonly indices: readonly string[];
  readonly args: readonly Pattern[];
  /** Whether more arguments like the last may follow. */
  readonly isOpen: boolean;
  readonly result: Pattern;
}

/** What the letters of a signature stand for in an application. */
interface Bindings {
  readonly sorts: Map<string, Sort>;
  readonly numbers: Map<string, number>;
}

let table: ReadonlyMap<string, readonly Signature[]> | undefined;

const signaturesOf = (name: string): readonly Signature[] | undefined => (table ??= read(TABLE)).get(name);

/** Whether this is the name of a function in the table. */
export const isBuiltIn = (name: string): boolean => signaturesOf(name) !== undefined || UNCHECKED.has(name);

/** Names whose sorts are not known, but that are declared. */
const UNCHECKED: ReadonlySet<string> = new Set([
  'is',
  'update-field',
  'const',
  'map',
  'as-array',
  'default',
  '@',
]);

/**
 * The sort of an application of a function in the table; `ill-sorted` if the arguments have other sorts than it takes. An
 * argument of unknown sort suits every function.
 */
export function applied(
  name: string,
  indices: readonly string[],
  args: readonly (Sort | undefined)[],
): Sort | 'unknown' | 'ill-sorted' {
  const literal = /^bv(\d+)$/.exec(name);
  if (literal !== null && indices.length === 1 && /^\d+$/.test(indices[0]!))
    return bitVector(Number(indices[0]));
  const signatures = signaturesOf(name);
  if (signatures === undefined) return 'unknown';
  for (const signature of signatures) {
    const found = resultOf(signature, indices, args);
    if (found !== undefined) return found;
  }
  return 'ill-sorted';
}

/** Undefined if the signature does not fit. */
function resultOf(
  signature: Signature,
  indices: readonly string[],
  args: readonly (Sort | undefined)[],
): Sort | 'unknown' | undefined {
  const { args: expected, isOpen, result } = signature;
  if (indices.length !== signature.indices.length) return undefined;
  const least = isOpen ? Math.min(1, expected.length) : expected.length;
  if (args.length < least || (!isOpen && args.length > expected.length)) return undefined;
  const bindings: Bindings = { sorts: new Map(), numbers: new Map() };
  for (const [i, name] of signature.indices.entries()) bindings.numbers.set(name, Number(indices[i]));
  for (const [i, arg] of args.entries()) {
    const pattern = expected[Math.min(i, expected.length - 1)]!;
    if (arg !== undefined && !matches(pattern, arg, bindings)) return undefined;
  }
  return filled(result, bindings) ?? 'unknown';
}

function matches(pattern: Pattern, actual: Sort, bindings: Bindings): boolean {
  switch (pattern.kind) {
    case 'fixed':
      return suits(pattern.sort, actual);
    case 'number': {
      if (!isNumeric(actual)) return false;
      if (actual.text === 'Real' || !bindings.sorts.has('Num')) bindings.sorts.set('Num', actual);
      return true;
    }
    case 'any': {
      const { name } = pattern.sort;
      const bound = bindings.sorts.get(name);
      if (bound !== undefined && !(isNumeric(bound) && isNumeric(actual))) return bound.text === actual.text;
      if (bound === undefined || actual.text === 'Real') bindings.sorts.set(name, actual);
      return true;
    }
    case 'of':
      return (
        actual.name === pattern.name &&
        actual.args.length === pattern.args.length &&
        pattern.args.every((arg, i) => matches(arg, actual.args[i]!, bindings))
      );
    case 'indexed':
      return (
        actual.name === pattern.name &&
        pattern.indices.every((index, i) => {
          const value = Number(actual.indices[i]);
          if (/^\d+$/.test(index)) return Number(index) === value;
          const bound = bindings.numbers.get(index);
          bindings.numbers.set(index, value);
          return bound === undefined || bound === value || Number.isNaN(value);
        })
      );
  }
}

/** Whether an argument of sort `actual` may be passed for `expected`: solvers take integers for reals. */
export const suits = (expected: Sort, actual: Sort): boolean =>
  expected.text === actual.text || (expected.text === 'Real' && actual.text === 'Int');

/** Undefined if one of its letters is not bound. */
function filled(pattern: Pattern, bindings: Bindings): Sort | undefined {
  switch (pattern.kind) {
    case 'fixed':
      return pattern.sort;
    case 'number':
      return bindings.sorts.get('Num');
    case 'any':
      return bindings.sorts.get(pattern.sort.name);
    case 'of': {
      const args = pattern.args.map((arg) => filled(arg, bindings));
      return args.includes(undefined) ? undefined : sort(pattern.name, args as Sort[]);
    }
    case 'indexed': {
      const indices = pattern.indices.map((index) => valueOf(index, bindings.numbers));
      return indices.some((index) => !(index >= 0)) ? undefined : sort(pattern.name, [], indices.map(String));
    }
  }
}

/** A sum or product of letters and numbers, from left to right: `i-j+1`. */
function valueOf(text: string, numbers: ReadonlyMap<string, number>): number {
  const [first, ...rest] = text.split(/([-+*])/);
  const number = (word: string) => (/^\d+$/.test(word) ? Number(word) : (numbers.get(word) ?? NaN));
  let value = number(first!);
  for (let i = 0; i < rest.length; i += 2) {
    const next = number(rest[i + 1]!);
    value = rest[i] === '+' ? value + next : rest[i] === '-' ? value - next : value * next;
  }
  return value;
}

function read(text: string): ReadonlyMap<string, readonly Signature[]> {
  const found = new Map<string, Signature[]>();
  for (const line of text.split('\n')) {
    const [names, signature] = line.split(/ : | :$/) as [string, string?];
    if (signature === undefined) continue;
    const words = names.trim().split(/ +/);
    const indices = words.slice(1).every((word) => /^[a-z]$/.test(word)) ? words.slice(1) : [];
    const sorts = signature.trim().match(/\([^)]*\)|[^\s()]+(?:\([^)]*\))?/g)!;
    const isOpen = sorts.includes('*');
    const patterns = sorts.filter((word) => word !== '*').map(patternOf);
    const one: Signature = { indices, isOpen, args: patterns.slice(0, -1), result: patterns.at(-1)! };
    for (const name of words.slice(0, words.length - indices.length)) {
      const known = found.get(name);
      if (known === undefined) found.set(name, [one]);
      else known.push(one);
    }
  }
  return found;
}

const SIMPLE: Readonly<Record<string, Sort>> = { Bool: BOOL, Int: INT, Real: REAL };

function patternOf(text: string): Pattern {
  const indexed = /^(\w+)\((.*)\)$/.exec(text);
  if (indexed !== null) {
    const [, name, indices] = indexed as unknown as [string, string, string];
    return { kind: 'indexed', name: name === 'Float' ? 'FloatingPoint' : name, indices: indices.split(',') };
  }
  if (text.startsWith('(')) {
    const [name, ...args] = text.slice(1, -1).split(' ') as [string, ...string[]];
    return { kind: 'of', name, args: args.map(patternOf) };
  }
  if (text === 'Num') return { kind: 'number', sort: sort('Num') };
  return { kind: /^[A-Z]$/.test(text) ? 'any' : 'fixed', sort: SIMPLE[text] ?? sort(text) };
}
