/** Lists with separators that become others. */
import { expect, test } from 'vitest';
import { proposed } from '../on-trees.ts';
import { smallerStructures } from '../../../src/passes/sfc/structures.ts';
import { words } from '../../tree/editing.ts';

const smaller = async (language: string, text: string) =>
  (await proposed(smallerStructures, language, text)).map((t) => words(t).replaceAll(' ', ''));

test('a list with leading separators becomes one with trailing separators', async () => {
  expect(await smaller('c', 'void f() { g(1, 2, 3); }')).toContain('voidf(){1,2,3;}');
});

test('a list whose elements are optional', async () => {
  expect(await smaller('javascript', 'new C(1, 2, 3);')).toContain('1,2,3;');
});

test('not with another separator', async () => {
  expect(await smaller('c', 'void f() { g(1, 2, 3); }')).not.toContain('voidf(){1;2;3;}');
});
