import { expect, test } from 'vitest';
import { dependents } from '../../../src/passes/semantic/dependents.ts';
import { property, reduceWith } from '../../reduce-with.ts';
import { treeOf } from '../../tree/editing.ts';
import { left, proposed } from '../on-trees.ts';
import { tight } from './examples.ts';

const some = async (language: string, text: string) =>
  (await proposed(dependents, language, text)).map(tight);

test('with a declaration go the statements and declarations that use it', async () => {
  const text = 'struct s { int a; }; int f(struct s b) { return 1; } int main() { struct s c; f(c); bug(); }';
  expect(await some('c', text)).toContain(tight('int main() { bug(); }'));
});

test('with a statement go the declarations that only it uses', async () => {
  const text = 'int a; int f() { return a; } int g; int main() { f(); bug(g); }';
  expect(await some('c', text)).toContain(tight('int g; int main() { bug(g); }'));
});

test('a member goes without its class', async () => {
  const text = 'class A { int f() { return 1; } int g() { return 2; } } class B { A a; }';
  expect(await some('java', text)).toContain(tight('class A { int g() { return 2; } } class B { A a; }'));
});

test('after a success, more go at once', async () => {
  const text = Array.from({ length: 31 }, (_, i) => `int a${i};`).join('\n');
  const tests: string[] = [];
  await left(dependents, 'c', text, (now) => tests.push(now) > 0 && now.includes('a30'));
  expect(tests.length).toBeLessThan(12);
});

test('what could not be removed is not removed with something else', async () => {
  const text = 'int a; int b() { return a; } int c() { return b(); } int d() { return bug(c()); }';
  const tests: string[] = [];
  await left(dependents, 'c', text, (now) => tests.push(now) > 0 && now.includes('bug'));
  expect(tests.filter((now) => !now.includes('bug'))).toHaveLength(1);
});

test('a language without described declarations has no units', async () => {
  expect(await some('json', '{"a": 1, "b": 2}')).toEqual([]);
});

test.each([2, 8])('the accepted programs are the same with %i jobs', async (jobs) => {
  const text = Array.from({ length: 40 }, (_, i) => `int a${i}() { return a${i >> 1}() + ${i}; }`).join('\n');
  const tree = await treeOf('c', text);
  const holds = property((now) => now.includes('a5') && now.includes('a33'));
  const run = (count: number) =>
    reduceWith(async (reduction) => void (await reduction.run(dependents, tree)), text, holds, {
      jobs: count,
    });
  expect((await run(jobs)).accepted).toEqual((await run(1)).accepted);
});
