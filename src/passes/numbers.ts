/**
 * Halves numbers: sizes and counts decide how much else is needed. A number changes in all its occurrences; first alone, then
 * together with lists of a length that it is a multiple of: a vector of 64 bytes has 16 initial values, one of 32 bytes 8.
 * Small numbers, and the digits of large ones, are for `plain` and `literals`.
 */
import type { Pass } from '../core/pass.ts';
import { leavesOf, type Node, nodesOf, type Tree } from '../tree/node.ts';
import { elementsOf, removingAll } from '../tree/remove.ts';
import type { Syntax } from '../tree/syntax.ts';
import { mapLeaves, type TreeProgram } from '../tree/tree-program.ts';

/** Only numbers that can be sizes and counts. */
const LEAST = 4;
const MOST = 4096;

/** A decimal number, with a suffix like that of `64u`. */
const NUMBER = /^([1-9]\d{0,3})([A-Za-z_]\w*)?$/;

/** The cursor is the number to begin with, in order of appearance. */
export const numbers: Pass<TreeProgram, number> = {
  name: 'numbers',
  accepts: 'same-size',
  start: () => 0,
  *propose(program, from) {
    const { syntax, root } = program;
    const texts = [...new Set(Array.from(leavesOf(root), ({ text }) => text))];
    const lists = listsIn(syntax, root);
    for (const [i, text] of texts.entries()) {
      const [, digits, suffix = ''] = NUMBER.exec(text) ?? [];
      const number = Number(digits);
      if (i < from || !(number >= LEAST && number <= MOST)) continue;
      const half = Math.floor(number / 2);
      const proposal = (tree: Tree, value: number, kind: string) => ({
        program: program.with(withText(tree, text, `${value}${suffix}`)),
        next: i,
        kind,
        change: `${text} ${value} ${kind}`,
      });
      yield proposal(root, half, 'number');
      for (const [length, some] of lists) {
        if (number % length !== 0) continue;
        const left = Math.floor(length / 2);
        const ids = some.flatMap((list) => list.slice(left).map(({ id }) => id));
        const rest = yield* removingAll(syntax, root, ids);
        if (rest !== undefined)
          yield proposal(rest, (number / length) * left, `number and lists of ${length}`);
      }
    }
  },
};

const withText = (tree: Tree, from: string, to: string): Tree =>
  mapLeaves(tree, (leaf) => (leaf.text === from ? { ...leaf, text: to } : leaf));

/** The lists with separators of at least two elements, by their length, longest first. */
function listsIn(syntax: Syntax, root: Tree): readonly (readonly [number, readonly (readonly Node[])[]])[] {
  const byLength = new Map<number, (readonly Node[])[]>();
  for (const node of nodesOf(root)) {
    if (node.kind !== 'sequence') continue;
    const elements = elementsOf(syntax, node);
    if (elements.length < 2) continue;
    const others = byLength.get(elements.length);
    if (others === undefined) byLength.set(elements.length, [elements]);
    else others.push(elements);
  }
  return [...byLength].toSorted(([a], [b]) => b - a);
}
