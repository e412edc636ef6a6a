/**
 * Replaces a sort by a simpler one, wherever it occurs, with all constants of the sort: an array by its elements or its indices,
 * an uninterpreted sort or a datatype by `Bool` or `Int`, a bit-vector by a narrower one, a floating-point number by a `Float16`.
 * Casts between bit-vectors change with them; all widths are also halved together. Then the same for one declaration alone, of
 * bit-vectors only if all its uses are casts.
 *
 * ddSMT does this for bit-vectors ("bit-width reduction"). Guarantee: every proposal has fewer tokens, or narrower bit-vectors,
 * or names fewer sorts.
 */
import { sortsOf, type Sorts } from '../../semantics/smtlib/sorts.ts';
import { ALIASES, bitVector, BOOL, INT, type Sort, widthOf } from '../../semantics/smtlib/sort.ts';
import { valuesOf } from '../../semantics/smtlib/values.ts';
import { identifierOf } from '../../semantics/smtlib/parts.ts';
import type { Facts, Name } from '../../semantics/facts.ts';
import { type Node, nodesOf, textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { applicationOf } from './script.ts';
import { oneByOne, type Replacement, type Site } from '../semantic/sites.ts';
import { castsFor, type Narrowing, withIndices } from './width.ts';

export const sortReplacement = oneByOne('smt-sort', 0, everywhere, inOneDeclaration);

export function* everywhere(program: TreeProgram, facts: Facts): Generator<Site | undefined> {
  const sorts = yield* sortsOf(program);
  const places = placesOf(program, sorts, facts);
  for (const [text, place] of places) {
    const width = widthOf(place.of);
    for (const simpler of simplerThan(place.of, sorts)) {
      const narrower = widthOf(simpler);
      const replace = [...replaced(place, simpler, sorts)];
      if (width !== undefined && narrower !== undefined)
        replace.push(...castsFor(sorts, (one) => (one === width ? narrower : one)));
      if (replace.length > 0) yield { key: `${text} to ${simpler.text}`, replace };
    }
  }
  yield* halves(places, sorts);
}

/** All bit-vectors whose width is even, so that `concat` still fits; those of one width alone come before. */
function* halves(places: ReadonlyMap<string, Place>, sorts: Sorts): Generator<Site> {
  const half: Narrowing = (width) => (width % 2 === 0 ? width / 2 : width);
  const even = [...places.values()].filter(({ of }) => half(widthOf(of) ?? 1) !== (widthOf(of) ?? 1));
  if (even.length < 2) return;
  const replace = even.flatMap((place) => [...replaced(place, bitVector(half(widthOf(place.of)!)), sorts)]);
  yield { key: 'halves', replace: [...replace, ...castsFor(sorts, half)] };
}

/** Different constants stay different, as far as possible. Nothing if the simpler sort has no values for them. */
function* replaced({ nodes, constants }: Place, simpler: Sort, sorts: Sorts): Generator<Replacement> {
  const values = valuesOf(simpler, sorts);
  if (values.length === 0 && constants.length > 0) return;
  const different = [...new Set(constants.map(textOf))];
  for (const node of nodes) yield [node, shortTextOf(simpler)];
  for (const term of constants)
    yield [term, values[Math.min(different.indexOf(textOf(term)), values.length - 1)]!];
}

function* inOneDeclaration(program: TreeProgram, facts: Facts): Generator<Site | undefined> {
  const sorts = yield* sortsOf(program);
  for (const declared of sorts.functions) {
    const name = facts.nameOf(declared.token);
    const [declaration] = name?.declarations ?? [];
    if (declaration?.type === undefined || declared.result === undefined || declared.kind !== 'declared')
      continue;
    for (const simpler of simplerThan(declared.result, sorts)) {
      const casts = widthOf(simpler) === undefined ? [] : castsOf(name!, widthOf(simpler)!, sorts, facts);
      if (casts === undefined) continue;
      yield {
        key: `${name!.key} to ${simpler.text}`,
        replace: [[declaration.type, shortTextOf(simpler)], ...casts],
      };
    }
  }
}

/** The casts around all uses of a name that gets another width; undefined if other terms use it: a cast is larger than what it saves. */
function castsOf(name: Name, width: number, sorts: Sorts, facts: Facts): readonly Replacement[] | undefined {
  const uses = new Set([...name.uses.map(({ id }) => id), ...facts.callsOf(name).map(({ node }) => node.id)]);
  const casts = sorts.terms.flatMap((term): Replacement[] => {
    const [arg, another] = applicationOf(term)?.args ?? [];
    const to = widthOf(sorts.sortOf(term) ?? BOOL);
    if (term.kind === 'token' || arg === undefined || another !== undefined || to === undefined) return [];
    if (!uses.has(arg.id)) return [];
    const callee = term.children[1]!;
    const { name: head = '', indices = [] } = identifierOf(callee) ?? {};
    const indexed = withIndices(head, indices.map(Number), width, to);
    return indexed === undefined ? [] : [[callee, indexed]];
  });
  return casts.length > 0 && casts.length === name.uses.length ? casts : undefined;
}

interface Place {
  readonly of: Sort;
  readonly nodes: Node[];
  /** The constants of the sort. */
  readonly constants: Node[];
}

/** Where each sort is written, larger sorts first. */
function placesOf({ root }: TreeProgram, sorts: Sorts, facts: Facts): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  for (const node of nodesOf(root)) {
    const of = node.expected === 'sort' ? sorts.sortAt(node) : undefined;
    if (of === undefined) continue;
    const known = found.get(of.text);
    if (known === undefined) found.set(of.text, { of, nodes: [node], constants: [] });
    else known.nodes.push(node);
  }
  for (const term of sorts.terms) {
    const place = found.get(sorts.sortOf(term)?.text ?? '');
    if (place !== undefined && isConstant(term, facts, sorts)) place.constants.push(term);
  }
  return new Map([...found].toSorted(([a], [b]) => b.length - a.length));
}

function simplerThan(of: Sort, { declaredSorts }: Sorts): readonly Sort[] {
  const width = widthOf(of);
  if (width !== undefined)
    return [BOOL, INT, ...(width > 1 ? [bitVector(1)] : []), ...(width > 3 ? [bitVector(width >> 1)] : [])];
  if (of.name === 'FloatingPoint') return [BOOL, INT, HALF];
  if (of.args.length > 0 || of.indices.length > 0) return [...of.args, BOOL, INT];
  return declaredSorts.has(of.name) ? [BOOL, INT] : [];
}

/** The floating-point sort with the fewest bits that has a short name. */
const HALF = ALIASES.get('Float16')!;

/** `Float16` instead of `(_ FloatingPoint 5 11)`. */
const shortTextOf = (of: Sort): string => [...ALIASES].find(([, is]) => is.text === of.text)?.[0] ?? of.text;

/** Literals, constructors, and values of theories like `(_ bv0 8)`. */
const isConstant = (term: Node, facts: Facts, { functions }: Sorts): boolean =>
  term.kind === 'token'
    ? facts.nameOf(term) === undefined ||
      functions.some(({ kind, token }) => kind === 'constructor' && token.text === term.text)
    : term.symbol === 'identifier' || term.symbol === 'qualified_identifier' || isFloat(term);

const isFloat = (term: Node): boolean => {
  const application = applicationOf(term);
  return application?.head === 'fp' && application.args.every(({ kind }) => kind === 'token');
};
