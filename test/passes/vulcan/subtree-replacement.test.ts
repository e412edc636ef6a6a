import { expect, test } from 'vitest';
import { subtreeReplacement } from '../../../src/passes/vulcan/subtree-replacement.ts';
import { proposalsOf } from '../../reduce-with.ts';
import { reduceBy } from '../../schedules/reduce-by.ts';
import { treeOf, words } from '../../tree/editing.ts';
import { proposed } from '../on-trees.ts';

test('a type becomes another', async () => {
  expect(await proposed(subtreeReplacement, 'c', 'int16_t f;')).toEqual(
    expect.arrayContaining(['char f;', 'int f;']),
  );
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
