/** The plainest values of a sort, as texts. */
import type { Sort } from './sort.ts';
import { widthOf } from './sort.ts';
import type { Declared } from './declared.ts';
import type { Sorts } from './sorts.ts';

/** Datatypes in datatypes: a value nested more deeply is not plain. */
const DEEPEST = 3;

/** Plainest first; none for uninterpreted sorts. */
export function valuesOf(of: Sort, sorts: Pick<Sorts, 'functions'>, depth = 0): readonly string[] {
  const width = widthOf(of);
  if (width !== undefined) return width > 0 ? [bits('0', width), bits('1', width)] : [];
  const theory = VALUES[of.name];
  if (theory !== undefined) return theory(of, (inner) => valuesOf(inner, sorts, depth + 1)[0]);
  return depth > DEEPEST
    ? []
    : constructorsOf(of, sorts).flatMap((one) => built(one, of, sorts, depth) ?? []);
}

type Values = (of: Sort, plainest: (of: Sort) => string | undefined) => readonly string[];

const VALUES: Readonly<Record<string, Values>> = {
  Bool: () => ['true', 'false'],
  Int: () => ['0', '1'],
  Real: () => ['0.0', '1.0'],
  String: () => ['""'],
  RegLan: () => ['re.all', 're.none'],
  RoundingMode: () => ['RNE'],
  FloatingPoint: ({ indices }) => ['+zero', 'NaN'].map((name) => `(_ ${name} ${indices.join(' ')})`),
  Seq: ({ text }) => [`(as seq.empty ${text})`],
  Set: ({ text }) => [`(as set.empty ${text})`],
  Array({ text, args }, plainest) {
    const element = args[1] && plainest(args[1]);
    return element === undefined ? [] : [`((as const ${text}) ${element})`];
  },
};

/** In hexadecimal if possible: it is shorter. */
function bits(digit: '0' | '1', width: number): string {
  if (width % 4 === 0) return `#x${(digit === '0' ? '0' : 'f').repeat(width / 4)}`;
  return `#b${digit.repeat(width)}`;
}

/** Those with fewer fields first. */
function constructorsOf(of: Sort, { functions }: Pick<Sorts, 'functions'>): readonly Declared[] {
  return functions
    .filter(({ kind, result }) => kind === 'constructor' && result?.name === of.name)
    .toSorted((a, b) => a.parameters.length - b.parameters.length);
}

function built(
  { name, parameters, generic, token }: Declared,
  of: Sort,
  sorts: Pick<Sorts, 'functions'>,
  depth: number,
): string | undefined {
  const own = generic.length > 0 && parameters.length === 0 ? `(as ${token.text} ${of.text})` : token.text;
  if (parameters.length === 0) return own;
  const fields = parameters.map((parameter) => {
    const position = parameter === undefined ? -1 : generic.indexOf(parameter.text);
    const actual = position === -1 ? parameter : of.args[position];
    return actual === undefined || actual.name === of.name
      ? undefined
      : valuesOf(actual, sorts, depth + 1)[0];
  });
  return fields.includes(undefined) ? undefined : `(${name} ${fields.join(' ')})`;
}
