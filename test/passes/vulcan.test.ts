import { describe, expect, test } from 'vitest';
import type { Pass } from '../../src/core/pass.ts';
import { identifierReplacement } from '../../src/passes/vulcan/identifier-replacement.ts';
import { localEnumeration } from '../../src/passes/vulcan/local-enumeration.ts';
import { subtreeReplacement } from '../../src/passes/vulcan/subtree-replacement.ts';
import { algorithms } from '../../src/schedules/algorithms.ts';
import type { VulcanParameters } from '../../src/schedules/vulcan.ts';
import type { TreeProgram } from '../../src/tree/program.ts';
import { type Run, property, proposals, proposalsOf, reduceWith } from '../reduce-with.ts';
import { treeIn, treeOf, words } from '../tree/editing.ts';

const unique = (texts: readonly string[]): string[] => [...new Set(texts.map(words))];

const runPass = async <C>(
  pass: Pass<TreeProgram, C>,
  language: string,
  text: string,
  holds: (text: string) => boolean,
): Promise<string> => {
  const tree = await treeOf(language, text);
  const run = await reduceWith(
    async (reduction) => {
      await reduction.run(pass, tree);
    },
    text,
    property((candidate) => holds(words(candidate))),
  );
  return words(run.text);
};

async function reduce(
  alg: string,
  language: string,
  text: string,
  holds: (text: string) => boolean,
  parameters?: VulcanParameters,
): Promise<Run> {
  const schedule = algorithms[alg]!.schedule(await treeOf(language, text), parameters);
  return reduceWith(
    schedule,
    text,
    property((candidate) => holds(words(candidate))),
  );
}

const has =
  (...needles: readonly string[]) =>
  (text: string) =>
    needles.every((needle) => text.includes(needle));

describe('local enumeration', () => {
  const flat = (length: number) => treeIn("s ::= ('a' | 'b')*", Array(length).fill('a').join(' '));

  test.each([
    [2, 1],
    [3, 4],
    [4, 11],
    [5, 26],
    [6, 57],
    [7, 120],
    [8, 247],
  ])('a window of %i takes %i tests in each position (Table 1)', (size, tests) => {
    expect(proposals(localEnumeration(size), flat(size))).toHaveLength(tests);
    expect(proposals(localEnumeration(size), flat(20))).toHaveLength(tests * (20 - size + 1));
  });

  test('Table 1: 100 leaves and a window of 4', () => {
    expect(proposals(localEnumeration(4), flat(100))).toHaveLength(1067);
  });

  test('two nodes that cannot go one by one go together: a statement and the else after it', async () => {
    const text = 'void f() { if (a) for (;;) break; else for (; b; --b); }';
    const holds = (t: string) => /void f\(\) \{ if \(a\) (for \(;;\) break; else )?for \(; b; --b\);/.test(t);
    const { text: perses } = await reduce('perses-fixpoint', 'java', text, holds);
    expect(words(perses)).toBe(text);
    const { text: result } = await reduce('vulcan', 'java', text, holds);
    expect(words(result)).toBe('void f() { if (a) for (; b; --b); }');
  });

  test('the window slides over each level, tokens of the levels above among it', () => {
    const tree = treeIn("s ::= 'a'? p; p ::= ('b' | 'c')*", 'a b c');
    expect(unique(proposals(localEnumeration(2), tree))).toEqual(['', 'c', 'a']);
  });

  test('a window that is wider than the program has nothing to offer', () => {
    expect(proposals(localEnumeration(4), flat(3))).toEqual([]);
  });
});

describe('identifier replacement', () => {
  test('all uses of a name become those of another; the first appearance stays', async () => {
    const tree = await treeOf('c', 'int a, b; int c = a + a;');
    expect(proposals(identifierReplacement, tree).map(words)).toEqual([
      'int a, b; int c = b + b;',
      'int a, b; int c = c + c;',
    ]);
  });

  test('one is accepted, then it ends', async () => {
    const text = 'int a, b; int c = a + a; int d = b;';
    expect(await runPass(identifierReplacement, 'c', text, () => true)).toBe(
      'int a, b; int c = b + b; int d = b;',
    );
  });

  test('it frees a declaration', async () => {
    const text = 'int x; int y; int main() { return x + y; }';
    const holds = (t: string) => /return (\w) \+ \w/.test(t) && declares(t);
    const { text: perses } = await reduce('perses-fixpoint', 'c', text, holds);
    expect(words(perses)).toBe(text);
    const { text: result } = await reduce('vulcan', 'c', text, holds, { aux: ['identifier-replacement'] });
    expect(words(result)).toMatch(/^int (.); int main\(\) \{ return \1 \+ \1; \}$/);
  });
});

/** Whether what the return statement adds is declared. */
const declares = (text: string): boolean => {
  const [, left, right] = /return (\w) \+ (\w);/.exec(text) ?? [];
  return [left, right].every((name) => text.includes(`int ${name};`)) && text.includes('main()');
};

describe('sub-tree replacement', () => {
  test('a type becomes another', async () => {
    const tree = await treeOf('c', 'int16_t f;');
    expect(proposals(subtreeReplacement, tree).map(words)).toEqual(
      expect.arrayContaining(['char f;', 'int f;']),
    );
  });

  test('a type that is not needed frees its declaration (Figure 1c)', async () => {
    const text = 'typedef short t; t f() {}';
    const isDeclared = (t: string) => !/\bt f/.test(t) || t.includes('typedef short t;');
    const holds = (t: string) => /\w+ f\(\) \{\}$/.test(t) && isDeclared(t);
    const { text: result } = await reduce('vulcan', 'c', text, holds, { aux: ['subtree-replacement'] });
    expect(words(result)).toMatch(/^\w+ f\(\) \{\}$/);
  });

  test('what is generated is never larger', async () => {
    const tree = await treeOf('c', 'int f() { return a ? 1 : b[2]; }');
    for (const { program } of proposalsOf(subtreeReplacement, tree)) {
      expect(program.root.tokens).toBeLessThanOrEqual(tree.root.tokens);
    }
  });
});

describe('the workflow', () => {
  test('an auxiliary reducer that changes without gain is given up after the limit', async () => {
    // Any name will do, so there is always another program to go to.
    const names = 'int a, b, c, d, e, f, g; int h = a + b + c + d + e + f + g;';
    const holds = (t: string) => /^int \w(, \w){6}; int h = \w( \+ \w){6};$/.test(t);
    const changes = async (limit: number) => {
      const parameters = { aux: ['identifier-replacement'], limit };
      return (await reduce('vulcan', 'c', names, holds, parameters)).accepted.length;
    };
    expect([await changes(0), await changes(2), await changes(5)]).toEqual([1, 3, 6]);
  });

  test('what was there before does not come again', async () => {
    const { accepted } = await reduce('vulcan', 'c', 'int a, b; int c = a + b;', (t) =>
      /^int a, b; int c = \w \+ \w;$/.test(t),
    );
    expect(new Set(accepted).size).toBe(accepted.length);
  });

  test('auxiliary reducers come in the order that is asked for', async () => {
    const { stats } = await reduce('vulcan', 'c', 'int a; int b = a;', has('int b = '), {
      aux: ['subtree-replacement', 'local-enumeration'],
    });
    expect(stats.passes.map(({ name }) => name)).toEqual([
      'comments',
      'perses',
      'subtree-replacement',
      'local-enumeration',
    ]);
  });

  test.each(['vulcan', 'vulcan+', 'sfc-perses', 'sfc-vulcan', 'perses+trec', 'sfc-vulcan+trec'])(
    '%s: the same accepted programs and tests with 1, 2 and 16 jobs',
    async (alg) => {
      const text = 'int a, b; int f(int x, int y) { if (x) return a + y; else return g(b, x); } int c = 12;';
      const tree = await treeOf('c', text);
      const runs = await Promise.all(
        [1, 2, 16].map((jobs) =>
          reduceWith(algorithms[alg]!.schedule(tree), text, property(has('return', 'f')), { jobs }),
        ),
      );
      for (const { accepted, stats } of runs) {
        expect(accepted).toEqual(runs[0]!.accepted);
        expect(stats.queries).toBe(runs[0]!.stats.queries);
      }
    },
  );
});
