import { expect, test } from 'vitest';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { property, reduceWith } from '../reduce-with.ts';
import { treeOf } from '../tree/editing.ts';

/** What is left of a text. */
async function left(language: string, text: string, holds: (text: string) => boolean): Promise<string> {
  const schedule = algorithms['pith']!.schedule(await treeOf(language, text));
  return (await reduceWith(schedule, text, property(holds))).text;
}

test('removes tokens against the grammar if the result is interesting', async () => {
  const text = 'int f(int a) { return crash(a, (b)); }';
  expect((await left('c', text, (t) => /crash ?\(/.test(t))).trim()).toBe('crash(');
});

test('at the end, no token can be removed', async () => {
  const text = 'int a; int f(int b) { if (b) { return crash(a, 1); } return 0; }';
  const holds = (t: string) => /crash\s*\(\s*a/.test(t) && t.split('{').length === t.split('}').length;
  const words = (await left('c', text, holds)).match(/\w+|[^\w\s]/g)!;
  for (const i of words.keys()) expect(holds(words.toSpliced(i, 1).join(' '))).toBe(false);
});

test('the result is laid out, and ends with a line break', async () => {
  const text = 'def f(x):\n\n\n    if x:\n            return   crash( x )\n    return 0';
  const holds = (t: string) => /^def \w+\(\w*\):\n\s+.*return\s+crash\( ?\w* ?\)/m.test(t) || t === text;
  expect(await left('python', text, holds)).toMatch(/^def \w\(\w*\):\s+return crash\(.*\)\n$/);
});

test('a file without a grammar is a list of lines, tokens and characters', async () => {
  const schedule = algorithms['pith']!.schedule(undefined);
  const { text } = await reduceWith(
    schedule,
    'some prose,\nand more of it.\n',
    property((t) => t.includes('ore')),
  );
  expect(text).toBe('ore\n');
});
