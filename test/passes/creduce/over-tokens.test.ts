import { expect, test } from 'vitest';
import { balanced, ternary } from '../../../src/passes/creduce/local.ts';
import { overTokens } from '../../../src/passes/creduce/over-tokens.ts';
import { peephole } from '../../../src/passes/creduce/peephole.ts';
import { has } from '../on-trees.ts';
import { proposed, runOver } from './on-tokens.ts';

test('a pass goes on at the token where it succeeded', async () => {
  const { accepted } = await runOver(peephole, 'a+b+c+d', has('+'));
  expect(accepted).toEqual(['0+b+c+d', '0+c+d', '0+d', '0+0']);
});

test('tokens that become neighbours are kept apart', () => {
  expect(proposed(peephole, 'do{a;{b;}}while(0)')).toContain('do while(0)');
});

test('several places change at once', () => {
  const swapped = overTokens('swap', function* ({ length, text }, at) {
    if (at + 1 < length)
      yield [
        { from: at, to: at + 1, text: text(at + 1) },
        { from: at + 1, to: at + 2, text: text(at) },
      ];
  });
  expect(proposed(swapped, ' a b  c ')).toEqual([' b a  c ', ' a c  b ']);
});

test('brackets know their partners', () => {
  const seen: unknown[] = [];
  const looking = overTokens('look', ({ partner }, at) => {
    seen.push(partner(at));
    return [];
  });
  proposed(looking, '( [ ) { } ]');
  expect(seen).toEqual([undefined, 5, undefined, 4, 3, 1]);
});

test.each([peephole, balanced, ternary])('$name changes nothing in an empty file', (pass) => {
  expect(proposed(pass, '')).toEqual([]);
});

test('bytes that are not UTF-8 stay', () => {
  expect(proposed(balanced, '(\xff\x00)')).toEqual(['\xff\x00']);
});
