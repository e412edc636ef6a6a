/**
 * Which names without a declaration are declared elsewhere: by the language, or in what the program imports. The members
 * of a name that is declared elsewhere are, too: `path.join` after `import path`, and `s.length` if `s` is a `String`.
 */
import type { Leaf } from '../tree/node.ts';

interface Declared {
  readonly declarations: readonly {
    readonly kind: string;
    readonly type: { readonly id: number; readonly last: number } | undefined;
    readonly value: { readonly id: number; readonly last: number } | undefined;
  }[];
}

/** A function that tells it of tokens; `declaredBy` finds the name that a token is, if it has declarations. */
export function foreignNames(
  leaves: readonly Leaf[],
  predeclared: ReadonlySet<string>,
  declaredBy: (leaf: Leaf) => Declared | undefined,
): (leaf: Leaf) => boolean {
  const places = new Map(leaves.map(({ id }, i) => [id, i]));
  const ends = endsOf(leaves);
  const known = new Map<Declared | Leaf, boolean>();

  const isForeign = (leaf: Leaf): boolean => {
    const declared = declaredBy(leaf);
    const key = declared ?? leaf;
    let answer = known.get(key);
    if (answer === undefined) {
      known.set(key, false);
      answer = declared === undefined ? isUnknownForeign(leaf) : isDeclaredForeign(declared);
      known.set(key, answer);
    }
    return answer;
  };
  const isUnknownForeign = (leaf: Leaf): boolean => {
    if (predeclared.has(leaf.text)) return true;
    const place = places.get(leaf.id)!;
    const isMember = MEMBER.test(leaves[place - 1]?.text ?? '');
    const object = isMember ? ends[place - 2] : undefined;
    return object !== undefined && isForeign(object);
  };
  const isDeclaredForeign = ({ declarations }: Declared): boolean =>
    declarations.some(({ kind, type, value }) => {
      if (kind === 'import') return true;
      const first = type && leaves.slice(...rangeOf(type)).find(({ text }) => WORD.test(text));
      const last = value && ends[rangeOf(value)[1] - 1];
      return [first, last].some((leaf) => leaf !== undefined && isForeign(leaf));
    });

  /** The places of the leaves in a node, which has at least one. */
  const rangeOf = ({ id, last }: { readonly id: number; readonly last: number }): [number, number] => {
    const after = (wanted: number): number => {
      let low = 0;
      let high = leaves.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (leaves[middle]!.id < wanted) low = middle + 1;
        else high = middle;
      }
      return low;
    };
    return [after(id), after(last + 1)];
  };
  return isForeign;
}

const MEMBER = /^(?:\.|->|::|\?\.)$/;
const WORD = /^[\p{L}_$]/u;

/** For each token, the name that what ends there has, which comes before brackets: `f` for the last token of `f(a)`. */
function endsOf(leaves: readonly Leaf[]): readonly (Leaf | undefined)[] {
  const ends: (Leaf | undefined)[] = [];
  const open: number[] = [];
  for (const [i, leaf] of leaves.entries()) {
    if ('([{'.includes(leaf.text)) ends.push((open.push(i), undefined));
    else if (')]}'.includes(leaf.text)) ends.push(ends[(open.pop() ?? 0) - 1]);
    else if (leaf.text === '?' || leaf.text === '!') ends.push(ends[i - 1]);
    else ends.push(leaf);
  }
  return ends;
}
