/**
 * Replaces a sort by a simpler one, wherever it occurs, with all constants of the sort: an array by its elements or its indices,
 * an uninterpreted sort or a datatype by `Bool` or `Int`, a bit-vector by a narrower one, a floating-point number by a `Float16`.
 * Then the same for one declaration alone.
 *
 * ddSMT does this for bit-vectors ("bit-width reduction"). Guarantee: every proposal has fewer tokens, or narrower bit-vectors,
 * or names fewer sorts.
 */
import { sortsOf, type Sorts } from '../../semantics/smtlib/sorts.ts';
import { ALIASES, bitVector, BOOL, INT, type Sort, widthOf } from '../../semantics/smtlib/sort.ts';
import { valuesOf } from '../../semantics/smtlib/values.ts';
import type { Facts } from '../../semantics/facts.ts';
import { type Node, nodesOf, textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { applicationOf } from './script.ts';
import { oneByOne, type Replacement, type Site } from '../semantic/sites.ts';

export const sortReplacement = oneByOne('smt-sort', 0, everywhere, inOneDeclaration);

export function* everywhere(program: TreeProgram, facts: Facts): Generator<Site | undefined> {
  const sorts = yield* sortsOf(program);
  const places = placesOf(program, sorts);
  for (const [text, { of, nodes }] of places) {
    const constants = sorts.terms.filter(
      (term) => isConstant(term, facts, sorts) && sorts.sortOf(term)?.text === text,
    );
    const different = [...new Set(constants.map(textOf))];
    for (const simpler of simplerThan(of, sorts)) {
      const values = valuesOf(simpler, sorts);
      if (values.length === 0 && constants.length > 0) continue;
      // Different constants stay different, as far as possible.
      const valueFor = (term: Node) => values[Math.min(different.indexOf(textOf(term)), values.length - 1)]!;
      const replace: readonly Replacement[] = [
        ...nodes.map((node) => [node, shortTextOf(simpler)] as const),
        ...constants.map((term) => [term, valueFor(term)] as const),
      ];
      yield { key: `${text} to ${simpler.text}`, replace };
    }
  }
}

function* inOneDeclaration(program: TreeProgram, facts: Facts): Generator<Site | undefined> {
  const sorts = yield* sortsOf(program);
  for (const declared of sorts.functions) {
    const name = facts.nameOf(declared.token);
    const [declaration] = name?.declarations ?? [];
    if (declaration?.type === undefined || declared.result === undefined || declared.kind !== 'declared')
      continue;
    for (const simpler of simplerThan(declared.result, sorts)) {
      // Narrower bit-vectors here and there gain nothing.
      if (widthOf(simpler) !== undefined) continue;
      yield { key: `${name!.key} to ${simpler.text}`, replace: [[declaration.type, shortTextOf(simpler)]] };
    }
  }
}

interface Places {
  readonly of: Sort;
  readonly nodes: Node[];
}

/** Where each sort is written, larger sorts first. */
function placesOf({ root }: TreeProgram, sorts: Sorts): ReadonlyMap<string, Places> {
  const found = new Map<string, Places>();
  for (const node of nodesOf(root)) {
    const of = node.expected === 'sort' ? sorts.sortAt(node) : undefined;
    if (of === undefined) continue;
    const known = found.get(of.text);
    if (known === undefined) found.set(of.text, { of, nodes: [node] });
    else known.nodes.push(node);
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
