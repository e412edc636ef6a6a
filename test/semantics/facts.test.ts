import { expect, test } from 'vitest';
import { finish } from '../../src/core/work.ts';
import { factsOf } from '../../src/semantics/facts.ts';
import { treeIn, treeOf } from '../tree/editing.ts';
import type { TreeProgram } from '../../src/tree/tree-program.ts';

test.each([
  ['c', 'struct s { t a; } b; int f(void) { l: goto l; return b.a; }', 's t a+1 b+1 f l+1'],
  ['c', '#define N 1\n__attribute__((packed)) int a = sizeof(size_t);', 'N packed a size_t'],
  ['cpp', 'namespace n { template <class T> class C : T {}; } n::C<int> a;', 'n+1 T+1 C+1 a'],
  ['go', 'package p\nfunc f(a int) { for _, b := range a { f(b) } }', 'p f+1 a+1 int _ b+1'],
  ['java', 'class A { @B int a = this.a; }', 'A B a+1'],
  ['javascript', 'class A { #a = 1; b() { return this.#a + `${b} c`; } }', 'A #a+1 b b'],
  ['tsx', 'type T = { a: T }; let b = <x-y c={b}>d</x-y>;', 'T+1 a b+1 c'],
  ['python', 'match a:\n  case _: b = f"{a} c"\n', 'a+1 b'],
  ['rust', "macro_rules! m { ($a:ident) => { $a } } fn f<'b>(x: &'b r#in) {}", "m $a+1 f 'b+1 x r#in"],
  ['smtlib', '(declare-fun |a b| () Int)\n(assert (= |a b| x!1 (f "c") x!1))', '|a b|+1 Int = x!1+1 f'],
  ['solidity', 'contract C { uint a; function f() public { a = msg.value; } }', 'C a+1 f msg value'],
  ['json', '{"a": [true]}', ''],
])('names and their numbers of uses, in %s: %s', async (language, text, expected) => {
  expect(namesOf(await treeOf(language, text))).toBe(expected);
});

test('without declared identifiers, tokens that can be any word are names', () => {
  const grammar = 's ::= ("if" ID NUMBER)*\nID ::= /[a-z][a-z0-9]*/\nNUMBER ::= /[0-9]+/\n%skip /\\s+/\n';
  expect(namesOf(treeIn(grammar, 'if a 1 if b2 3 if a 2'))).toBe('a+1 b2');
});

test('the first appearance declares a name', async () => {
  const program = await treeOf('c', 'int f(int a) { return a + a; }');
  const { declaration, uses, tokens } = finish(factsOf(program)).names[1]!;
  expect([declaration, ...uses]).toEqual(tokens);
  expect(uses.map(({ expected }) => expected)).toEqual(['expression', 'expression']);
});

test('the facts about a tree are computed once', async () => {
  const program = await treeOf('c', 'int a;');
  expect(finish(factsOf(program))).toBe(finish(factsOf(program.with(program.root))));
});

test('a large program takes several turns', async () => {
  const program = await treeOf('c', 'int a;'.repeat(10_000));
  expect([...factsOf(program)].length).toBeGreaterThan(2);
});

const namesOf = (program: TreeProgram): string =>
  finish(factsOf(program))
    .names.map(({ text, uses }) => (uses.length === 0 ? text : `${text}+${uses.length}`))
    .join(' ');
