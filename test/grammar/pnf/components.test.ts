import fc from 'fast-check';
import { expect, test } from 'vitest';
import { components } from '../../../src/grammar/pnf/components.ts';

const graphOf = (edges: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(edges).map(([node, targets]) => [node, targets.split('')]));

test.each([
  ['acyclic nodes are single components, targets first', { a: 'b', b: 'c', c: '' }, ['c', 'b', 'a']],
  ['a cycle is one component, in the order of the graph', { a: 'c', b: 'a', c: 'b' }, ['abc']],
  ['a node with an edge to itself is a single component', { a: 'a' }, ['a']],
  ['two cycles with a common node are one', { a: 'b', b: 'ac', c: 'b' }, ['abc']],
  ['two cycles with a bridge are two', { a: 'b', b: 'ac', c: 'd', d: 'c' }, ['cd', 'ab']],
  ['edges to a complete component do not count', { a: 'bc', b: '', c: 'b' }, ['b', 'c', 'a']],
])('%s', (_, edges, expected) => {
  expect(components(graphOf(edges)).map((component) => component.join(''))).toEqual(expected);
});

test('two nodes are in one component if each can be reached from the other', () => {
  const nodes = ['a', 'b', 'c', 'd', 'e', 'f'];
  const edges = fc.tuple(...nodes.map(() => fc.subarray(nodes, { maxLength: 3 })));
  fc.assert(
    fc.property(edges, (targets) => {
      const graph = new Map(nodes.map((node, i) => [node, targets[i]!]));
      const reached = (from: string): ReadonlySet<string> => {
        const all = new Set([from]);
        for (const node of all) for (const target of graph.get(node)!) all.add(target);
        return all;
      };
      const mutual = (a: string, b: string): boolean => reached(a).has(b) && reached(b).has(a);
      const expected = nodes.map((node) => nodes.filter((other) => mutual(node, other)).join(''));
      const found = components(graph).map((component) => component.join(''));
      expect(found.toSorted()).toEqual([...new Set(expected)].toSorted());
    }),
  );
});

test('a cycle of 100,000 nodes', () => {
  const graph = new Map(Array.from({ length: 100_000 }, (_, i) => [`${i}`, [`${(i + 1) % 100_000}`]]));
  expect(components(graph).map((component) => component.length)).toEqual([100_000]);
});
