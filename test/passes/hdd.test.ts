import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Schedule } from '../../src/core/reduction.ts';
import { hdd } from '../../src/passes/hdd.ts';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { levelOf } from '../../src/tree/level.ts';
import type { TreeProgram } from '../../src/tree/tree-program.ts';
import { hash, property, proposals, proposalsOf, reduceWith, textOf } from '../reduce-with.ts';
import { treeIn, treeOf, words } from '../tree/editing.ts';

/** Reduces, and says also how the tree ends: what HDD leaves need not parse. */
async function reduce(
  alg: string,
  tree: TreeProgram,
  holds: (text: string) => boolean,
): Promise<{ readonly text: string; readonly tree: TreeProgram; readonly runs: number }> {
  let last = tree;
  let runs = 0;
  const watched: Schedule = (reduction) =>
    algorithms[alg]!.schedule(tree)({
      ...reduction,
      async run(pass, program) {
        const result = await reduction.run(pass, program);
        last = result as unknown as TreeProgram;
        if (pass.name === 'hdd') runs++;
        return result;
      },
    });
  const { text } = await reduceWith(watched, textOf(tree.print()), property(holds));
  return { text: words(text), tree: last, runs };
}

const has =
  (...needles: string[]) =>
  (text: string) =>
    needles.every((needle) => text.includes(needle));

test('level by level from the root, ddmin on each; a level of one node stays', () => {
  const tree = treeIn("s ::= p; p ::= 'a' q; q ::= '(' 'b' ')'", 'a ( b )');
  expect(proposals(hdd, tree).map(words)).toEqual([
    ...['a', '( b )', '( b )', 'a'],
    ...['a (', 'a b )', 'a b )', 'a ('],
    ...['a (', 'a b', 'a )', 'a b )', 'a ( )', 'a ( b'],
  ]);
});

test('after a success it goes on in the same level', () => {
  const tree = treeIn("s ::= p+; p ::= '(' NAME ')'; NAME ::= /[a-f]/", '(a)(b)(c)(d)(e)(f)');
  const [half] = proposalsOf(hdd, tree);
  const next = Array.from(proposalsOf(hdd, half!.program, half!.next), ({ program }) =>
    textOf(program.print()),
  );
  expect(next.slice(0, 4)).toEqual(['(a)', '(b)(c)', '(b)(c)', '(a)']);
});

describe('what is left', () => {
  test.each([
    ['nodes of a level go, whatever they are', 'int a; int f() { g(); } int b;', ['g'], 'g'],
    ['also where the grammar wants them', 'int f(int a) { if (a) return 1; }', ['if', '1'], 'if 1'],
    ['inner nodes without the outer ones', 'int x = (a + (b * c));', ['b', 'c'], 'b c'],
    ['one token, if everything is interesting', 'int a;', [], 'int'],
  ])('%s: %s', async (_, before, needles, after) => {
    expect((await reduce('hdd', await treeOf('c', before), has(...needles))).text).toBe(after);
  });

  /** The example of the Perses paper, section 4.5. */
  const calls = 'int foo() { return 1; } int main() { foo(); bar(); }';
  const isDeclared = (text: string) =>
    /main.*bar/.test(text) && (text.includes('int foo') || !/main.*foo/.test(text));

  test('HDD leaves what was needed only by something further down', async () => {
    const { text, runs } = await reduce('hdd', await treeOf('c', calls), isDeclared);
    expect(text).toContain('foo');
    expect(runs).toBe(1);
  });

  test('HDD* goes on until a run over all levels changes nothing', async () => {
    const { text, runs } = await reduce('hdd*', await treeOf('c', calls), isDeclared);
    expect(text).toBe('main bar');
    expect(runs).toBe(3);
  });
});

test('HDD* is 1-tree-minimal, whatever the property: no single node can be left out', async () => {
  const source = 'int f(int a) { if (a > 1) { g(a, 2); h(); } return a; } int b = 3;';
  const start = await treeOf('c', source);
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      // Not monotone: any subset may or may not have it.
      const holds = (text: string) => text === source || hash(`${seed} ${text}`) % 8 === 0;
      const { tree } = await reduce('hdd*', start, holds);
      for (let level = 1; ; level++) {
        const { nodes, prune } = levelOf(tree.root, level);
        if (nodes.length === 0) break;
        for (const node of nodes) {
          const smaller = textOf(tree.with(prune(nodes.filter((other) => other !== node))).print());
          // It is taken for granted that nothing at all is not interesting.
          if (smaller.trim() !== '') expect(holds(smaller)).toBe(false);
        }
      }
    }),
    { numRuns: 50 },
  );
});
