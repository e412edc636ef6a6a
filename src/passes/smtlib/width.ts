/**
 * Casts for narrower bit-vectors: `extract`, `zero_extend`, `int2bv` and so on get other indices, and terms whose width no index
 * gives are cast to the width that the terms around them need.
 */
import { identifierOf } from '../../semantics/smtlib/parts.ts';
import { widthOf } from '../../semantics/smtlib/sort.ts';
import type { Sorts } from '../../semantics/smtlib/sorts.ts';
import { type Node, textOf } from '../../tree/node.ts';
import type { Replacement } from '../semantic/sites.ts';
import { unchanged } from '../semantic/text.ts';
import { applicationOf } from './script.ts';

/** The width that bit-vectors of some width get. */
export type Narrowing = (width: number) => number;

/** The casts that a script needs if each term of a width gets the width that `narrowing` gives it. */
export function* castsFor({ terms, sortOf }: Sorts, narrowing: Narrowing): Generator<Replacement> {
  const widthNow = (node: Node): number | undefined => {
    const of = sortOf(node);
    return of && widthOf(of);
  };
  for (const term of terms) {
    const args = applicationOf(term)?.args ?? [];
    const [width, widths] = [widthNow(term), args.map(widthNow)];
    if (width === undefined || term.kind === 'token') continue;
    const callee = term.children[1]!;
    const { name = '', indices = [] } = identifierOf(callee) ?? {};
    const [from, to] = [widths[0] && narrowing(widths[0]), narrowing(width)];
    const indexed = withIndices(name, indices.map(Number), from, to);
    if (indexed !== undefined && indexed !== textOf(callee)) yield [callee, indexed];
    const own =
      name === 'concat'
        ? widths.reduce<number>((sum, one) => sum + (one === undefined ? NaN : narrowing(one)), 0)
        : name === 'fp.to_ieee_bv'
          ? width
          : NaN;
    if (own > 0 && own !== to) yield [term, ['(', cast(own, to), unchanged(term), ')']];
  }
}

/** The function with other indices that makes `to` bits of `from` bits; undefined if it has no indices. */
export function withIndices(
  name: string,
  [index = 0, low = 0]: readonly number[],
  from: number | undefined,
  to: number,
): string | undefined {
  if (TO_WIDTH.has(name)) return `( _ ${name} ${to} )`;
  if (from === undefined) return undefined;
  switch (name) {
    case 'extract': {
      const lowest = Math.min(low, from - to);
      return lowest < 0 ? cast(from, to) : `( _ extract ${lowest + to - 1} ${lowest} )`;
    }
    case 'zero_extend':
    case 'sign_extend':
      return to < from ? cast(from, to) : `( _ ${name} ${to - from} )`;
    case 'repeat':
      return from * index === to ? undefined : cast(from, to);
    default:
      return undefined;
  }
}

/** Functions whose only index is the width of the result. */
const TO_WIDTH: ReadonlySet<string> = new Set(['int2bv', 'int_to_bv', 'fp.to_ubv', 'fp.to_sbv']);

const cast = (from: number, to: number): string =>
  to < from ? `( _ extract ${to - 1} 0 )` : `( _ zero_extend ${to - from} )`;
