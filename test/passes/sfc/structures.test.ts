import { describe, expect, test } from 'vitest';
import { canonicalStructures, smallerStructures } from '../../../src/passes/sfc/structures.ts';
import { proposals, proposalsOf } from '../../reduce-with.ts';
import { treeIn, treeOf, words } from '../../tree/editing.ts';
import { has, proposed, runOn } from '../on-trees.ts';

describe('smaller structures', () => {
  test('breadth first, of each node the smallest form that passes', async () => {
    const holds = (t: string) => /\ba\b/.test(t) && /\bb\b/.test(t) && t.includes('void f()');
    const { accepted } = await runOn(smallerStructures, 'c', 'void f() { g(a, b); }', holds);
    expect(accepted.map(words)).toEqual(['void f() { a b; }']);
  });

  test('a loop becomes a smaller statement around the same body', async () => {
    const { text } = await runOn(smallerStructures, 'python', 'for a in b:\n    crash(a)\n', has('crash(a)'));
    expect(words(text)).toBe('try: crash(a)');
  });

  test('every proposal has fewer tokens', async () => {
    const tree = await treeOf('c', 'int f(int a) { if (a) { g(a, 1); } else return a ? 1 : 2; }');
    for (const { program } of proposalsOf(smallerStructures, tree)) {
      expect(program.root.tokens).toBeLessThan(tree.root.tokens);
    }
  });
});

describe('canonical structures', () => {
  const grammar = "s ::= e; e ::= ID '+' ID | ID '.' ID; ID ::= /[a-z]/";

  test('as many tokens, a form that comes earlier in the grammar (Definition 3.1)', () => {
    expect(proposals(canonicalStructures, treeIn(grammar, 'a.b'))).toEqual(['a+b']);
    expect(proposals(canonicalStructures, treeIn(grammar, 'a+b'))).toEqual([]);
  });

  test.each([
    ['a type', 'uint64_t a;', 'int a;'],
    ['int', 'int a;', 'char a;'],
    ['void', 'void f();', 'int f();'],
    ['a storage class', 'static int a;', 'extern int a;'],
    ['an operator', 'int a = -b;', 'int a = !b;'],
  ])('in C, of one token: %s', async (_, text, expected) => {
    expect((await proposed(canonicalStructures, 'c', text)).map(words)).toContain(expected);
    expect(await proposed(canonicalStructures, 'c', expected)).not.toContain(text);
  });

  // A tuple, a generator and an expression in parentheses have the same text.
  test('in Python: no form that reads the same', async () => {
    expect(await proposed(canonicalStructures, 'python', 'x = (0)\n')).not.toContain('x = (0)\n');
  });

  test('in C: every proposal has as many tokens', async () => {
    const tree = await treeOf('c', 'int f(int a) { do g(a); while (a); return a ? 1 : 2; }');
    for (const { program } of proposalsOf(canonicalStructures, tree)) {
      expect(program.root.tokens).toBe(tree.root.tokens);
    }
  });
});
