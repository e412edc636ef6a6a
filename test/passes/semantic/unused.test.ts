import { expect, test } from 'vitest';
import { finish } from '../../../src/core/work.ts';
import { isRemovable, mustBeUsed, outerUses, removingUnused } from '../../../src/passes/semantic/unused.ts';
import { factsOf } from '../../../src/semantics/facts.ts';
import { leavesOf, nodesOf, textOf } from '../../../src/tree/node.ts';
import { removingAll } from '../../../src/tree/remove.ts';
import { treeOf, words } from '../../tree/editing.ts';

async function read(language: string, text: string) {
  const program = await treeOf(language, text);
  const facts = finish(factsOf(program));
  return { ...program, facts, name: (text: string) => facts.names.find((name) => name.text === text)! };
}

test.each([
  ['int a = 1;', 'a', true],
  ['int f(int a) { return 1; }', 'a', false],
  ['struct a { int b; };', 'b', true],
])('what is declared can be removed alone: %s', async (text, name, expected) => {
  expect((await read('c', text)).name(name).declarations.every(isRemovable)).toBe(expected);
});

test('a recursive function is not used by itself', async () => {
  const { name } = await read('c', 'int f() { return f(); } int g() { return f(); }');
  expect(outerUses(name('f'))).toHaveLength(1);
  expect(outerUses(name('g'))).toHaveLength(0);
});

test.each([
  ['a', true],
  ['b', false],
  ['fmt', true],
])('Go rejects local variables and imports that nobody uses: %s', async (name, expected) => {
  const program = await read('go', 'package p\nimport "fmt"\nvar b = 1\nfunc f() { a := b; fmt.Print(a) }\n');
  expect(mustBeUsed(program.name(name), new Set(program.syntax.meaning!.mustBeUsed))).toBe(expected);
});

test.each([
  // What only the removed statement used goes, and what only that used.
  ['fmt.Print(a)', 'package p func f() { }'],
  ['b := 1', 'package p import "fmt" func f() { a := b; fmt.Print(a) }'],
])('what is left without %s', async (removed, expected) => {
  const { syntax, root, facts } = await read(
    'go',
    'package p\nimport "fmt"\nfunc f() { b := 1; a := b; fmt.Print(a) }\n',
  );
  const gone = [...nodesOf(root)].find(
    (node) => words(textOf(node)).replaceAll(/ (?=[.()])|(?<=[.(]) /g, '') === removed,
  )!;
  const rest = finish(removingAll(syntax, root, [gone.id]))!;
  const left = finish(removingUnused(syntax, facts, rest, [gone]))!;
  const text = Array.from(leavesOf(left), ({ text }) => text).join(' ');
  expect(words(text).replaceAll(/ ?([.();]) ?/g, '$1')).toContain(
    words(expected)
      .replaceAll(/ ?([.();]) ?/g, '$1')
      .replaceAll(' ;', ';'),
  );
});
