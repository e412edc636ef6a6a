import { expect, test } from 'vitest';
import { subtreeReplacement } from '../../../src/passes/vulcan/subtree-replacement.ts';
import { proposals, proposalsOf } from '../../reduce-with.ts';
import { reduceBy } from '../../schedules/reduce-by.ts';
import { treeIn, treeOf, words } from '../../tree/editing.ts';
import { proposed } from '../on-trees.ts';

test('a type becomes another', async () => {
  expect(await proposed(subtreeReplacement, 'c', 'int16_t f;')).toEqual(
    expect.arrayContaining(['char f;', 'int f;']),
  );
});

test.each([
  ['a literal for an expression', 'int x = y;', 'int x = 0;'],
  ['another operator', 'int x = a + b;', 'int x = a - b;'],
  ['another operator with one operand', 'int x = -a;', 'int x = !a;'],
  ['another operator in a chain', 'int x = a + b + c;', 'int x = a + b - c;'],
  ['short for int', 'int x;', 'short x;'],
  ['another storage class', 'static int x;', 'extern int x;'],
  ['another statement', 'void f() { return; }', 'void f() { break; }'],
])('an alternative of a nonterminal on the way down: %s', async (_, text, expected) => {
  const bare = (t: string) => t.replaceAll(' ', '');
  expect((await proposed(subtreeReplacement, 'c', text)).map(bare)).toContain(bare(expected));
});

test('each nonterminal of a collapsed chain has its alternatives, as in the tree of the author', async () => {
  const grammar = "s ::= e ';'; e ::= 'l' e | m; m ::= 'k' | p; p ::= ID | '0'; ID ::= /[x-z]/";
  expect(proposals(subtreeReplacement, treeIn(grammar, 'y ;')).map(words)).toEqual(['k ;', '0 ;']);
});

test('limits: no structure of more than four tokens, no nonterminal with more than 40 alternatives', () => {
  const rule = (name: string, count: number) =>
    `${name} ::= ${Array.from({ length: count }, (_, i) => `'${name}${i}'`).join(' | ')}`;
  const grammar = `s ::= a b c; ${rule('a', 40)}; ${rule('b', 41)}; c ::= '1' '1' '1' '1' '1' | '2'`;
  expect(proposals(subtreeReplacement, treeIn(grammar, 'a0 b0 1 1 1 1 1'))).toHaveLength(39);
});

test('in SMT-LIB, no keyword takes the place of a symbol', async () => {
  const texts = await proposed(subtreeReplacement, 'smtlib', '(assert (f x))');
  expect(texts.filter((text) => /echo|exit|pop/.test(text))).toEqual([]);
});

test('a type that is not needed frees its declaration (Figure 1c)', async () => {
  const text = 'typedef short t; t f() {}';
  const isDeclared = (t: string) => !/\bt f/.test(t) || t.includes('typedef short t;');
  const holds = (t: string) => /\w+ f\(\) \{\}$/.test(t) && isDeclared(t);
  const { text: result } = await reduceBy('vulcan', 'c', text, holds, { aux: ['subtree-replacement'] });
  expect(words(result)).toMatch(/^\w+ f\(\) \{\}$/);
});

test('what is generated is never larger', async () => {
  const tree = await treeOf('c', 'int f() { return a ? 1 : b[2]; }');
  for (const { program } of proposalsOf(subtreeReplacement, tree)) {
    expect(program.root.tokens).toBeLessThanOrEqual(tree.root.tokens);
  }
});
