import { expect, test } from 'vitest';
import { differencesFrom } from '../../src/tree/difference.ts';
import { treeOf } from './editing.ts';

async function difference(before: string, after: string): Promise<string> {
  return differencesFrom(await treeOf('c', before))(await treeOf('c', after));
}

test('removed tokens, inserted tokens, and their neighbours', async () => {
  expect(await difference('int a = 1 + 2;', 'int a = 1;')).toBe('+ 2 |  | 1 ;');
  expect(await difference('int a = 1;', 'int a = 2;')).toBe('1 | 2 | = ;');
  expect(await difference('int a;', 'int a;')).toBe('');
});

test('names count only by their number of occurrences', async () => {
  const a = await difference('int a = 0; int b = a;', 'int a = 0;');
  expect(a).toBe('int $1 = $2 ; |  | ;');
  expect(await difference('int x = 0; int y = x;', 'int x = 0;')).toBe(a);
  expect(await difference('int a = a; int b = a;', 'int a = a;')).not.toBe(a);
});

test('the same change in several places appears once', async () => {
  expect(await difference('int a = 1; int b = 1; int c = 2;', 'int a = 3; int b = 3; int c = 2;')).toBe(
    '1 | 3 | = ;',
  );
});

test('changes in several places', async () => {
  expect(await difference('int a = 1; int b; int c = 2; f(3);', 'int a = 4; int b; f(3);')).toBe(
    '1 | 4 | = ; & int $1 = 2 ; |  | ; $1',
  );
});
