import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Schedule } from '../../src/core/reduction.ts';
import { hdd, hddDelete } from '../../src/passes/hdd.ts';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { deletingLevel, type Level, replacingLevel } from '../../src/tree/level.ts';
import type { TreeProgram } from '../../src/tree/tree-program.ts';
import { hash, property, proposals, proposalsOf, reduceWith, textOf } from '../reduce-with.ts';
import { syntaxOf, treeIn, treeOf, words } from '../tree/editing.ts';

/** Reduces, and says also how the tree ends: what hdd-delete leaves need not parse. */
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
        if (pass.name === 'hdd' || pass.name === 'hdd-delete') runs++;
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

const EXPRESSIONS = "s ::= e; e ::= NAME | e '+' e | '(' e ')'; NAME ::= /[a-z]+/";

describe('hdd', () => {
  test('level by level from the root, ddmin on the nodes that can be pruned', () => {
    const tree = treeIn(
      "s ::= p q; p ::= 'a' 'b' | 'c'; q ::= ('(' NAME ')')*; NAME ::= /[x-z]+/",
      'a b(xx)(y)',
    );
    expect(proposals(hdd, tree).map(words)).toEqual([
      'c',
      ...['c', 'a b', 'c(xx)(y)', 'c(xx)(y)', 'a b'],
      ...['a b', 'a b(xx)', 'a b(y)', 'a b(y)', 'a b(xx)'],
      'a b(x)(y)',
    ]);
  });

  test.each([
    [
      'a part that the grammar requires becomes the smallest',
      "s ::= 'if' '(' e ')' s | ';'; e ::= 'x' '+' e | 'x'",
      'if(x+x)if(x);',
      'if(x);',
      (t: string) => t.startsWith('if'),
    ],
    ['a name becomes the shortest', EXPRESSIONS, 'foo+bar', 'a+bar', (t: string) => t.includes('+bar')],
    ['a level of one node is pruned too', EXPRESSIONS, '((foo))', '(a)', (t: string) => t.includes('(')],
    ['the smallest program, if everything is interesting', EXPRESSIONS, '(foo)+bar', 'a', () => true],
  ])('%s', async (_, grammar, before, after, holds) => {
    expect((await reduce('hdd', treeIn(grammar, before), holds)).text).toBe(after);
  });

  test('in C, it leaves a program that parses', async () => {
    const before = 'int a; int f(int x) { if (x) { return g(x, 1); } return 0; } int b;';
    const { text } = await reduce('hdd', await treeOf('c', before), has('g', 'return'));
    expect(text).toBe('a a { if (x) { return g(); } }');
    expect((await syntaxOf('c')).parse(text).errors).toBe(0);
  });
});

test('hdd-delete: level by level from the root, ddmin on each; a level of one node stays', () => {
  const tree = treeIn("s ::= p; p ::= 'a' q; q ::= '(' 'b' ')'", 'a ( b )');
  expect(proposals(hddDelete, tree).map(words)).toEqual([
    ...['a', '( b )', '( b )', 'a'],
    ...['a (', 'a b )', 'a b )', 'a ('],
    ...['a (', 'a b', 'a )', 'a b )', 'a ( )', 'a ( b'],
  ]);
});

test('after an acceptance, it continues in the same level', () => {
  const tree = treeIn("s ::= p+; p ::= '(' NAME ')'; NAME ::= /[a-f]/", '(a)(b)(c)(d)(e)(f)');
  const [half] = proposalsOf(hddDelete, tree);
  const next = Array.from(proposalsOf(hddDelete, half!.program, half!.next), ({ program }) =>
    textOf(program.print()),
  );
  expect(next.slice(0, 4)).toEqual(['(a)', '(b)(c)', '(b)(c)', '(a)']);
});

describe('what is left', () => {
  test.each([
    ['hdd-delete: nodes of a level go, whatever they are', 'int a; int f() { g(); } int b;', ['g'], 'g'],
    ['also where the grammar wants them', 'int f(int a) { if (a) return 1; }', ['if', '1'], 'if 1'],
    ['inner nodes without the outer ones', 'int x = (a + (b * c));', ['b', 'c'], 'b c'],
    ['one token, if everything is interesting', 'int a;', [], 'int'],
  ])('%s: %s', async (_, before, needles, after) => {
    expect((await reduce('hdd-delete', await treeOf('c', before), has(...needles))).text).toBe(after);
  });

  /** The example of the Perses paper, section 4.5. */
  const calls = 'int foo() { return 1; } int main() { foo(); bar(); }';
  const isDeclared = (text: string) =>
    /main.*bar/.test(text) && (text.includes('int foo') || !/main.*foo/.test(text));

  test.each(['hdd', 'hdd-delete'])(
    '%s leaves what was needed only by something further down',
    async (alg) => {
      const { text, runs } = await reduce(alg, await treeOf('c', calls), isDeclared);
      expect(text).toContain('foo');
      expect(runs).toBe(1);
    },
  );

  test.each([
    ['hdd*', 'a main() { bar(); }'],
    ['hdd-delete*', 'main bar'],
  ])('%s goes on until a run over all levels changes nothing', async (alg, expected) => {
    const { text, runs } = await reduce(alg, await treeOf('c', calls), isDeclared);
    expect(text).toBe(expected);
    expect(runs).toBe(3);
  });
});

test.each<[string, (tree: TreeProgram, level: number) => Level | undefined]>([
  ['hdd*', ({ syntax, root }, level) => replacingLevel(syntax, root, level)],
  // ddmin takes the empty level for uninteresting.
  ['hdd-delete*', ({ root }, level) => deletingLevel(root, level)],
])('%s is 1-tree-minimal, whatever the property: no single node can be pruned', async (alg, levelOf) => {
  const source = 'int f(int a) { if (a > 1) { g(a, 2); h(); } return a; } int b = 3;';
  const start = await treeOf('c', source);
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      // Not monotone: any subset may or may not have it.
      const holds = (text: string) => text === source || hash(`${seed} ${text}`) % 8 === 0;
      const { tree } = await reduce(alg, start, holds);
      for (let level = 0; ; level++) {
        const found = levelOf(tree, level);
        if (found === undefined) break;
        const { nodes, prune } = found;
        for (const node of nodes) {
          const others = nodes.filter((other) => other !== node);
          if (others.length === 0 && alg === 'hdd-delete*') continue;
          expect(holds(textOf(tree.with(prune(others)).print()))).toBe(false);
        }
      }
    }),
    { numRuns: 50 },
  );
});
