import { expect, test } from 'vitest';
import { attributes } from '../../../src/passes/semantic/attributes.ts';
import { left, proposed } from '../on-trees.ts';
import { examples, tight } from './examples.ts';

examples(attributes, [
  ['c', '__attribute__((noinline)) int f(void) __attribute__((alias("g")));', 'int f(void);'],
  [
    'cpp',
    'int e; namespace a __attribute__((b("c"))) { int d; int f; } int g(int h) { return h; }',
    'int e; namespace a { int d; int f; } int g(int h) { return h; }',
  ],
]);

test('all go in one test, then halves of them', async () => {
  const text = 'int a __attribute__((b)); int c __attribute__((d));';
  const some = (await proposed(attributes, 'c', text)).map(tight);
  expect(some).toEqual([
    'int a;int c;',
    'int a;int c __attribute__((d));',
    'int a __attribute__((b));int c;',
  ]);
});

test('what must stay, stays', async () => {
  const text = 'int a __attribute__((b)); int c __attribute__((d)); int e __attribute__((f));';
  expect(tight(await left(attributes, 'c', text, (now) => now.includes('((d))')))).toBe(
    'int a;int c __attribute__((d));int e;',
  );
});

test('a program without attributes costs no test', async () => {
  expect(await proposed(attributes, 'c', 'int a;')).toEqual([]);
});
