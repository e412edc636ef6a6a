import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, addAll, rest, type Worklist } from '../../src/passes/worklist.ts';
import type { Node } from '../../src/tree/node.ts';

const nodeOf = (id: number, tokens: number): Node => ({
  ...{ kind: 'token', id, last: id, symbol: '', expected: '', field: undefined, tokens },
  ...{ text: '', space: '', order: 0 },
});

/** The numbers of the nodes, in the order in which they would be reduced. */
function drain(worklist: Worklist): number[] {
  const ids: number[] = [];
  for (; worklist !== undefined; worklist = rest(worklist)) ids.push(worklist.id);
  return ids;
}

const sorted = (nodes: readonly Node[]): Node[] =>
  nodes.toSorted((a, b) => b.tokens - a.tokens || a.id - b.id);
const idsOf = (nodes: readonly Node[]): number[] => nodes.map(({ id }) => id);

test('the node with the most tokens is first', () => {
  expect(drain(addAll(undefined, [nodeOf(1, 5), nodeOf(2, 9), nodeOf(3, 7)]))).toEqual([2, 3, 1]);
});

test('among equals, the first in the text is first', () => {
  expect(drain(addAll(undefined, [nodeOf(3, 5), nodeOf(1, 5), nodeOf(2, 5)]))).toEqual([1, 2, 3]);
});

test('earlier versions stay as they were', () => {
  const before = addAll(undefined, [nodeOf(1, 5), nodeOf(2, 7)]);
  const [more, less] = [add(before, nodeOf(3, 6)), rest(before!)];
  expect(drain(more)).toEqual([2, 3, 1]);
  expect(drain(less)).toEqual([1]);
  expect(drain(before)).toEqual([2, 1]);
});

test('it is a sorted list, and so is each version it was built from', () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ tokens: fc.nat({ max: 6 }), on: fc.nat() }) },
    { weight: 1, arbitrary: fc.record({ on: fc.nat() }) },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const versions: { worklist: Worklist; nodes: readonly Node[] }[] = [{ worklist: undefined, nodes: [] }];
      for (const [id, what] of steps.entries()) {
        const { worklist, nodes } = versions[what.on % versions.length]!;
        if ('tokens' in what) {
          const node = nodeOf(id, what.tokens);
          versions.push({ worklist: add(worklist, node), nodes: [...nodes, node] });
        } else if (worklist !== undefined) {
          versions.push({ worklist: rest(worklist), nodes: sorted(nodes).slice(1) });
        }
      }
      for (const { worklist, nodes } of versions) expect(drain(worklist)).toEqual(idsOf(sorted(nodes)));
    }),
  );
});

test.each<[string, (i: number) => number]>([
  ['ever smaller nodes', (i) => 100_000 - i],
  ['ever larger nodes', (i) => i + 1],
  ['equal nodes', () => 1],
  ['nodes of all sizes', (i) => 1 + ((i * 7919) % 100_003)],
])('100,000 of them: %s', (_, tokensOf) => {
  const nodes = Array.from({ length: 100_000 }, (_, i) => nodeOf(i, tokensOf(i)));
  expect(drain(addAll(undefined, nodes))).toEqual(idsOf(sorted(nodes)));
});
