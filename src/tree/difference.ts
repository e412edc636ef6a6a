/** Describes the difference between two programs such that equal changes in other programs get equal descriptions. */
import { type Leaf, leavesOf, type Node } from './node.ts';
import type { TreeProgram } from './tree-program.ts';

/**
 * Describes how other programs differ from this one: which tokens are removed, which replace them, and their
 * neighbours. A name is described by its number of occurrences in this program: its text may change, and whether it can
 * be eliminated depends on the number.
 */
export function differencesFrom({ root, syntax }: TreeProgram): (other: TreeProgram) => string {
  const before = tokensOf(root);
  const counts = new Map<string, number>();
  for (const { text } of before) counts.set(text, (counts.get(text) ?? 0) + 1);
  const describe = (leaves: readonly Leaf[]) =>
    leaves.map((leaf) => (syntax.isIdentifier(leaf) ? `$${counts.get(leaf.text)}` : leaf.text)).join(' ');
  return (other) => {
    const after = tokensOf(other.root);
    const changes = new Set<string>();
    let [i, j] = [0, 0];
    while (i < before.length || j < after.length) {
      if (before[i]?.text === after[j]?.text) {
        i++;
        j++;
        continue;
      }
      const [oldEnd, newEnd] = nextCommon(before, after, i, j);
      const around = [before[i - 1], before[oldEnd]].filter((leaf) => leaf !== undefined);
      changes.add([before.slice(i, oldEnd), after.slice(j, newEnd), around].map(describe).join(' | '));
      [i, j] = [oldEnd, newEnd];
    }
    return [...changes].join(' & ');
  };
}

const tokensOf = (node: Node): readonly Leaf[] => [...leavesOf(node)].filter(({ tokens }) => tokens > 0);

/** The nearest positions from which both continue with the same few tokens. */
function nextCommon(
  before: readonly Leaf[],
  after: readonly Leaf[],
  i: number,
  j: number,
): readonly [number, number] {
  const isCommon = (i: number, j: number) => [0, 1].every((k) => before[i + k]?.text === after[j + k]?.text);
  const most = before.length - i + after.length - j;
  for (let distance = 1; distance <= most; distance++) {
    // Insertions are seldom long.
    for (let more = 0; more <= Math.min(distance, MOST_NEW); more++) {
      const [old, other] = [i + distance - more, j + more];
      if (old <= before.length && other <= after.length && isCommon(old, other)) return [old, other];
    }
  }
  return [before.length, after.length];
}

const MOST_NEW = 8;
