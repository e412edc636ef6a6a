import { expect, test } from 'vitest';
import { numbers } from '../../src/passes/numbers.ts';
import { left, proposed } from './on-trees.ts';

test('each number is halved, in all its occurrences', async () => {
  expect(await proposed(numbers, 'c', 'int a[66] = {66, 7u, 3, 0x10};')).toEqual([
    'int a[33] = {33, 7u, 3, 0x10};',
    'int a[66] = {66, 3u, 3, 0x10};',
  ]);
});

test('again and again, as long as it stays interesting', async () => {
  const holds = (text: string) => Number(/\[(\d+)\]/.exec(text)![1]) >= 10;
  expect(await left(numbers, 'c', 'int a[100], b = 40;', holds)).toBe('int a[12], b = 2;');
});

test('together with lists that it is a multiple of', async () => {
  expect(await proposed(numbers, 'c', 'V v = {a, b, c, d}; T(16);')).toEqual([
    'V v = {a, b, c, d}; T(8);',
    'V v = {a, b}; T(8);',
  ]);
});

test('an array whose size must fit', async () => {
  const holds = (text: string) => {
    const [, size, list] = /a\[(\d+)\] = \{(.*)\}/.exec(text) ?? [];
    return list !== undefined && list.split(',').length === Number(size) && list.includes('z');
  };
  const text = 'int a[8] = {z, y, x, w, v, u, t, s};';
  expect(await left(numbers, 'c', text, holds)).toBe('int a[2] = {z, y};');
});

test('in other languages, too', async () => {
  expect(await proposed(numbers, 'rust', 'const A: [u8; 8] = [0u8; 8];')).toEqual([
    'const A: [u8; 4] = [0u8; 4];',
  ]);
  expect(await proposed(numbers, 'smtlib', '(assert (= a (_ bv5 32)))')).toEqual([
    '(assert (= a (_ bv5 16)))',
  ]);
});
