import { expect, test } from 'vitest';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { property, reduceWith } from '../reduce-with.ts';
import { treeOf, words } from '../tree/editing.ts';

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
  const tokens = (await left('c', text, holds)).match(/\w+|[^\w\s]/g)!;
  for (const i of tokens.keys()) expect(holds(tokens.toSpliced(i, 1).join(' '))).toBe(false);
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

/** Whether the brackets match, and a class calls `crash` with a field that it has or inherits. */
function crashesWithField(text: string): boolean {
  const classes = new Map<string, { readonly base: string | undefined; readonly body: string }>();
  for (const { index, 0: head, 1: name, 2: base } of text.matchAll(
    /\bclass (\w+)(?: extends (\w+))?\s*\{/g,
  )) {
    let depth = 1;
    let end = index + head.length;
    for (; depth > 0; end++) {
      if (end === text.length) return false;
      depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
    }
    classes.set(name!, { base, body: text.slice(index + head.length, end) });
  }
  const declares = (name: string | undefined, field: string): boolean => {
    const known = name === undefined ? undefined : classes.get(name);
    return known !== undefined && (known.body.includes(`int ${field} = 1;`) || declares(known.base, field));
  };
  return [...classes].some(([name, { body }]) => {
    const used = /void \w+\(\)\s*\{\s*crash\((\w+)\);\s*\}/.exec(body)?.[1];
    return used !== undefined && declares(name, used);
  });
}

test('a Java class hierarchy loses its base class', async () => {
  const text = `abstract class Shape { int size = 1; abstract void draw(); void hide() { draw(); } }
class Square extends Shape { Square() { super(); } @Override void draw() { crash(size); } }
class Main { void main() { Shape shape = new Square(); shape.hide(); } }`;
  expect(words(await left('java', text, crashesWithField))).toMatch(
    /^class \w+ \{ int \w+ = 1; void \w+\(\) \{ crash\(\w+\); \} \}$/,
  );
});

test.each([
  [10, false],
  [2000, true],
])('of %i declarations, what the end of the program needs is kept first: %s', async (count, isLarge) => {
  const text = Array.from({ length: count }, (_, i) => `int a${i};`).join('\n');
  const schedule = algorithms['pith']!.schedule(await treeOf('c', text));
  const { stats } = await reduceWith(
    schedule,
    text,
    property((now) => now.includes('a7;')),
  );
  expect(stats.passes.some(({ name }) => name === 'reachable')).toBe(isLarge);
});
