import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRegex } from '../../src/grammar/read-regex.ts';
import { isBefore, shortlex } from '../../src/grammar/shortlex.ts';
import { firstFew, matches, regexes } from './regexes.ts';

const first = (source: string, most = 8): string => firstFew(shortlex(readRegex(source)), most).join(' ');

describe('the first texts of', () => {
  test.each([
    ['[0-9]+', '0 1 2 3 4 5 6 7'],
    ['0|[1-9][0-9]?', '0 1 2 3 4 5 6 7'],
    ['[$_\\p{XID_Start}][\\p{XID_Continue}]*', 'a b c d e f g h'],
    ['0[xX][0-9a-fA-F]+', '0xa 0xb 0xc 0xd 0xe 0xf 0x0 0x1'],
    ['a?b?c?', ' a b c ab ac bc abc'],
    ['(aa)*|bbb', ' aa bbb aaaa aaaaaa aaaaaaaa aaaaaaaaaa aaaaaaaaaaaa'],
    ['[ab]{2}', 'aa ab ba bb'],
    ['(a|ab)(c|bc)', 'ac abc abbc'],
    ['TRUE|true|1', '1 true TRUE'],
    ['[^\\n"]', 'a b c d e f g h'],
    ['[\\p{Lu}]{2}', 'AA AB AC AD AE AF AG AH'],
    ['[\\p{Script=Greek}]', 'Ͱ'],
    ['\\r?\\n', '\n \r\n'],
    ['a[b&&c]', ''],
    ['a*[b&&c]', ''],
    ['b|a*[b&&c]', 'b'],
  ])('%s: %j', (source, expected) => {
    expect(first(source)).toBe(expected);
  });
});

test('names: letters, then the rest of ASCII, never characters that are hard to type', () => {
  expect(first('[\\p{XID_Start}_$][\\p{XID_Continue}$]*', 60)).toBe(
    'a b c d e f g h i j k l m n o p q r s t u v w x y z ' +
      'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z $ _ aa ab ac ad ae af',
  );
});

test('the time per text does not grow with the number of texts', () => {
  expect(firstFew(shortlex(readRegex('[a-zA-Z_][0-9a-zA-Z_]*')), 5_000).at(-1)).toBe('az6');
  expect(first('(.{10}x){20}', 1)).toBe(`${'a'.repeat(10)}x`.repeat(20));
  expect(firstFew(shortlex(readRegex('(x{20})*')), 100).at(-1)).toHaveLength(20 * 99);
});

test.each([
  ['', 'a'],
  ['b', 'aa'],
  ['a', 'b'],
  ['z', '0'],
  ['9', 'A'],
  ['Z', '_'],
  ['~', 'é'],
  ['é', 'aa'],
  ['😀', 'aa'],
])('%j comes before %j', (a, b) => {
  expect([isBefore(a, b), isBefore(b, a), isBefore(a, a)]).toEqual([true, false, false]);
});

/** All texts of up to three characters from a small alphabet. */
const texts = [''];
for (let at = 0; texts.length < 40; at++) texts.push(...Array.from('ab-', (c) => texts[at] + c));

const FEW = 60;

test('sorted, distinct and complete', () => {
  fc.assert(
    fc.property(regexes, (regex) => {
      const found = firstFew(shortlex(regex), FEW);
      for (const text of found) expect(matches(regex, text)).toBe(true);
      for (const [i, text] of found.entries()) if (i > 0) expect(isBefore(found[i - 1]!, text)).toBe(true);
      const last = found.length < FEW ? undefined : found.at(-1)!;
      const expected = texts.filter(
        (text) => matches(regex, text) && (last === undefined || isBefore(text, last)),
      );
      expect(found).toEqual(expect.arrayContaining(expected));
    }),
  );
});
