import { expect, test } from 'vitest';
import { identifierElimination } from '../../../src/passes/sfc/identifier-elimination.ts';
import { proposals } from '../../reduce-with.ts';
import { treeOf, words } from '../../tree/editing.ts';
import { runOn } from '../on-trees.ts';

const run = async (text: string, holds: (text: string) => boolean, language = 'c'): Promise<string[]> =>
  (await runOn(identifierElimination, language, text, (t) => holds(words(t)))).accepted.map(words);

test('all uses at once, then it ends', async () => {
  const holds = (t: string) => t.startsWith('int a, b; int c');
  expect(await run('int a, b; int c = a + a;', holds)).toEqual(['int a, b; int c = b + b;']);
});

test('one use after the other, if not all of them become the same', async () => {
  const holds = (t: string) => /^int a, b; int c = (a \+ a|b \+ a|b \+ c);$/.test(t);
  expect(await run('int a, b; int c = a + a;', holds)).toEqual([
    'int a, b; int c = b + a;',
    'int a, b; int c = b + c;',
  ]);
});

test('a use that cannot be replaced by another name is removed together with the structure around it', async () => {
  const text = 'int a; int c = g(a, 1);';
  const [first] = await run(text, (t) => t === text || t === 'int a; int c = 1;');
  expect(first).toBe('int a; int c = 1;');
});

test('in Python: all uses at once', async () => {
  const holds = (t: string) => /^a = 1 b = 2 print\((a, b|a, a|b, b)\)$/.test(t);
  expect(await run('a = 1\nb = 2\nprint(a, b)\n', holds, 'python')).toHaveLength(1);
});

test('a use before the declaration is a use, and the declaration is none', async () => {
  const proposed = proposals(identifierElimination, await treeOf('c', 'void f() { goto a; a: ; b: ; }'));
  expect(proposed.map(words)).toContain('void f() { goto b; a: ; b: ; }');
  expect(proposed.join()).not.toMatch(/goto a; b:/);
});
