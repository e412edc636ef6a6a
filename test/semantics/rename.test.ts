import { expect, test } from 'vitest';
import { finish } from '../../src/core/work.ts';
import { factsOf } from '../../src/semantics/facts.ts';
import { rename } from '../../src/semantics/rename.ts';
import { treeOf } from '../tree/editing.ts';

test('replaces all uses of a name', async () => {
  const program = await treeOf('c', 'int a, b; int c = a + b + a;');
  const [a, b] = finish(factsOf(program)).names;
  const { root, syntax } = program;
  expect(syntax.print(rename(root, a!.uses, b!), '')).toBe('int a, b; int c = b + b + b;');
});
