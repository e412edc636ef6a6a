import { expect, test } from 'vitest';
import { overSites } from '../../../src/passes/semantic/sites.ts';
import { words } from '../../tree/editing.ts';
import { left, proposed } from '../on-trees.ts';

/** Replaces all uses of a name by 0, and removes its declaration. */
const zero = overSites('zero', 'smaller', function* (_, { names }) {
  for (const { key, uses, declaration } of names) {
    if (uses.length > 0)
      yield { key, replace: uses.map((use) => [use, '0'] as const), remove: [declaration] };
  }
});

const PROGRAM = 'int a, b, c, d; int e = a + b + c + d;';

test('all sites at once come first, then halves, then single sites', async () => {
  expect((await proposed(zero, 'c', PROGRAM)).map(words)).toEqual([
    'int e = 0 + 0 + 0 + 0;',
    'int c, d; int e = 0 + 0 + c + d;',
    'int a, b; int e = a + b + 0 + 0;',
    'int b, c, d; int e = 0 + b + c + d;',
    'int a, c, d; int e = a + 0 + c + d;',
    'int a, b, d; int e = a + b + 0 + d;',
    'int a, b, c; int e = a + b + c + 0;',
  ]);
});

test('a site is found again after others were changed', async () => {
  expect(words(await left(zero, 'c', PROGRAM, (text) => text.includes('c')))).toBe(
    'int c; int e = 0 + 0 + c + 0;',
  );
});

test('a change that does not parse is not proposed', async () => {
  const broken = overSites('broken', 'smaller', function* (_, { names }) {
    for (const { key, declaration } of names) yield { key, replace: [[declaration, ')']] };
  });
  expect(await proposed(broken, 'c', PROGRAM)).toEqual([]);
});
