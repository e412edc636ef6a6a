import { expect, test } from 'vitest';
import { creduce } from '../../src/schedules/creduce.ts';
import { keepingSyntax } from '../../src/schedules/keep-syntax.ts';
import type { Layout } from '../../src/schedules/formatting.ts';
import { bytesOf, property, reduceWith, textOf } from '../reduce-with.ts';
import { has } from '../passes/on-trees.ts';
import { treeOf, words } from '../tree/editing.ts';

/** Reduces a program, as long as it parses. */
async function reduced(
  text: string,
  holds: (text: string) => boolean,
  layouts: readonly Layout[] = [],
  jobs = 1,
  language = 'c',
) {
  const tree = await treeOf(language, text);
  const { syntax } = tree;
  const schedule = keepingSyntax(syntax, creduce(tree, { layouts }), 'keep');
  return reduceWith(schedule, text, property(holds), { lexer: syntax.lexer, jobs });
}

/** The result without its layout. */
const left = async (text: string, holds: (text: string) => boolean) =>
  words((await reduced(text, holds)).text).replaceAll(/ ?([^\w\s]) ?/g, '$1');

test.each([
  ['unused declarations go', 'int a;\nint b() { return 1; }\nint c() { return bug(); }', 'void a(){bug();}'],
  ['a structure becomes its fields', 'struct { int a, b; } c;\nint d() { bug(c.b); }', 'int a(){bug(0);}'],
  [
    'functions are inlined and parameters removed',
    'static int f(int a, int b) { return bug(a); }\nint d() { return f(1, 2); }',
    'int a(){bug(0);}',
  ],
])('%s', async (_, text, expected) => {
  expect(await left(text, (now) => /\w\(.*\) *\{[^]*\bbug *\(/.test(now))).toBe(expected);
});

test('a function that nobody uses goes although its body and its line have to stay', async () => {
  const text = 'int a() { return 1; } int b() { return bug(); }';
  const holds = (now: string) => now.includes('bug()') && (!now.includes('a') || now.startsWith('int a() {'));
  const { stats } = await reduced(text, holds);
  expect(stats.passes.find(({ name }) => name === 'remove-unused')?.accepted).toBe(1);
});

test('the passes over classes run after those over functions and types', async () => {
  const text = 'class a { public: int b; }; class c : public a { int d() { return bug(b); } };';
  const { stats } = await reduced(text, has('bug'), [], 1, 'cpp');
  const run = stats.passes.map(({ name }) => name);
  const some = ['remove-unused', 'parameter', 'inline-alias', 'class-generic', 'class-base', 'class-member'];
  expect(run.filter((name) => some.includes(name))).toEqual(some);
});

test('without a tree, lines and brackets go, and names become constants', async () => {
  const text = 'a {\n b bug;\n (c ? d : e)\n}\n';
  const run = await reduceWith(
    creduce(undefined),
    text,
    property((now) => now.includes('bug')),
  );
  expect(run.text.trim()).toBe('0 bug;');
});

test('pretty-printers run inside the loop, and what they print is proposed', async () => {
  const format = (bytes: Uint8Array) =>
    Promise.resolve(bytesOf(textOf(bytes).replaceAll(/\s*;\s*/g, ' ;\n')));
  const { text } = await reduced('int a; int b;', has('int b'), [{ name: 'spread', format }]);
  expect(text.trim()).toBe('int b ;');
});

test('a pretty-printer that fails is reported, and the reduction goes on', async () => {
  const format = () => Promise.reject(new Error('no such option'));
  const { events, text } = await reduced('int a; int b;', has('int b'), [{ name: 'spread', format }]);
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'notice', level: 'warning', text: 'spread failed: no such option' }),
  );
  expect(text).toContain('int b');
});

test.each([2, 8])('the accepted programs are the same with %i jobs', async (jobs) => {
  const text = 'struct { int a, b; } c;\nint f(int x) { return x ? c.b + 1 : 2; }\nint d() { bug(f(c.b)); }';
  const one = await reduced(text, has('bug('));
  const many = await reduced(text, has('bug('), [], jobs);
  expect(many.accepted).toEqual(one.accepted);
  expect(one.stats.after.tokens).toBeLessThan(10);
});
