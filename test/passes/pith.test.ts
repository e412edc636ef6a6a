/** The passes of our own over trees: what each of them can do that Perses cannot. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pass } from '../../src/core/pass.ts';
import { columns } from '../../src/passes/columns.ts';
import { constants } from '../../src/passes/constants.ts';
import { copies } from '../../src/passes/copies.ts';
import { ends } from '../../src/passes/ends.ts';
import { halvingDownTo } from '../../src/passes/halving.ts';
import { hoist } from '../../src/passes/hoist.ts';
import { merge } from '../../src/passes/merge.ts';
import { names } from '../../src/passes/names.ts';
import { createPerses } from '../../src/passes/perses.ts';
import { plain } from '../../src/passes/plain.ts';
import { reshape } from '../../src/passes/reshape.ts';
import { tidy } from '../../src/passes/tidy.ts';
import { algorithms } from '../../src/schedules/algorithms.ts';
import type { TreeProgram } from '../../src/tree/program.ts';
import { property, proposals, reduceWith } from '../reduce-with.ts';
import { treeOf } from '../tree/editing.ts';

/** What a pass proposes for a text, in order. */
const proposed = async <C>(pass: Pass<TreeProgram, C>, language: string, text: string) =>
  proposals(pass, await treeOf(language, text));

/** What a pass leaves of a text. */
async function left<C>(
  pass: Pass<TreeProgram, C>,
  language: string,
  text: string,
  holds: (text: string) => boolean,
) {
  const tree = await treeOf(language, text);
  const run = await reduceWith(
    async (reduction) => void (await reduction.run(pass, tree)),
    text,
    property(holds),
  );
  return run.text;
}

test('ends: the first element of a list with separators goes, its separator with it', async () => {
  expect(await proposed(ends, 'c', 'f(a, b, c);')).toEqual(['f(b, c);']);
  expect(await left(ends, 'c', 'f(a, b, c);', (t) => t.includes('c'))).toBe('f(c);');
});

test('names: what is declared goes with its uses', async () => {
  const text = 'int a; int b; void f() { a = 1; b = 2; g(a, b); }';
  expect(
    await left(names, 'c', text, (t) => !t.includes('a') === !t.includes('int a') && t.includes('g(')),
  ).toBe(' void f() {;; g(); }');
});

test('names: those that stand there once go together, half of them at a time', async () => {
  const text =
    '(declare-var a Int)\n(declare-var b Int)\n(declare-var c Int)\n(declare-var d Int)\n(query c)';
  const [first] = await proposed(names, 'smtlib', text);
  expect(first).toBe('(declare-var c Int)\n(declare-var d Int)\n(query c)');
});

test('columns: a parameter goes with its arguments', async () => {
  const text = 'int f(int a, int b) { return b; }\nint g() { return f(1, 2) + f(x, y); }';
  const calls = (t: string) => t.match(/f\(.*?\)/g)!.map((call) => call.split(',').length);
  const holds = (t: string) =>
    /int f\(/.test(t) && /int g/.test(t) && new Set(calls(t)).size === 1 && t.includes('b');
  expect(await left(columns, 'c', text, (t) => holds(t) && t.includes('int b'))).toBe(
    'int f(int b) { return b; }\nint g() { return f(2) + f(y); }',
  );
});

test('columns: in a language of brackets', async () => {
  const text = '(declare-rel f (Int Bool))\n(rule (f 1 true))\n(rule (f 2 false))';
  expect(await proposed(columns, 'smtlib', text)).toEqual([
    '(declare-rel f (Int))\n(rule (f 1))\n(rule (f 2))',
    '(declare-rel f ( Bool))\n(rule (f true))\n(rule (f false))',
  ]);
});

test('hoist: however deep, and past what fits before it', async () => {
  const text = 'x = ((((((((a + 1) + 2) + 3) + 4) + 5) + 6) + 7) + 8);';
  expect(await proposed(hoist, 'c', text)).toContain('x = a;');
});

test('hoist leaves large programs alone', async () => {
  expect(await proposed(hoist, 'c', 'f((a));\n'.repeat(300))).toEqual([]);
});

test('perses with a grain proposes nothing that takes less away', async () => {
  const perses = (grain: number) => createPerses({ name: 'perses', lists: halvingDownTo, depth: 4, grain });
  const text = 'int a; int b; int c; int d;';
  expect(await proposed(perses(0.5), 'c', text)).toEqual(['', ' int c; int d;', 'int a; int b;']);
  expect(await proposed(perses(0.2), 'c', text)).toHaveLength(7);
});

test('merge: a name becomes another, and its declaration goes', async () => {
  expect(await proposed(merge, 'c', 'int a, b; int c = a + b;')).toEqual([
    'int b; int c = b + b;',
    ' int c = b + b;',
    'int b; int c = 0 + b;',
    ' int c = 0 + b;',
    'int a; int c = a + a;',
    ' int c = a + a;',
    'int a; int c = a + 0;',
    ' int c = a + 0;',
    'int b; int c = c + b;',
    ' int c = c + b;',
    'int a; int c = a + c;',
    ' int c = a + c;',
  ]);
});

test('merge: a parameter goes, with its name alone or all of it, as nothing needs it', async () => {
  const [withoutName, withoutAll] = await proposed(merge, 'c', 'int f(int x) { return x; }');
  expect([withoutName, withoutAll]).toEqual(['int f(int) { return 0; }', 'int f() { return 0; }']);
});

test('merge: a type with a variable, which stand in other places, comes last', async () => {
  const merged = await proposed(merge, 'c', 'typedef int t; t a; t b = a;');
  expect(merged.indexOf(' b a; b b = a;')).toBeGreaterThan(merged.indexOf('typedef int t; t b = 0;'));
});

test('constants: what has no name for what is larger, or has one', async () => {
  expect(await proposed(constants, 'c', 'long x = f(y);')).toEqual([
    ';',
    'int x = f(y);',
    'long x = 0;',
    'long x = 0(y);',
    'long x = f(0);',
  ]);
});

test('constants: they are not replaced by others that come after them', async () => {
  expect(await proposed(constants, 'rust', 'fn a(b: u8) { c }')).toEqual(
    expect.arrayContaining(['fn a(b: i8) { c }', 'fn a(_: u8) { c }', 'fn a(b: u8) { 0 }']),
  );
  expect(await proposed(constants, 'rust', 'fn a(0: i8) { 0 }')).not.toContainEqual(
    expect.stringMatching(/_:|u8/),
  );
});

test('copies: a name that is used elsewhere, in every place that it fits', async () => {
  expect(await proposed(copies, 'c', 'int x; int y = f(1) + x;')).toEqual([
    'int x; int x;',
    'int x; int y = x;',
    'int x; int y = x + x;',
  ]);
});

test.each([
  ['c', 'void f() { if (x) {} }', 'void f() { x; }'],
  ['c', 'void f() { do g(); while (x); }', 'void f() { while (x) g(); }'],
  ['c', 'void f() { g(x)[y]; }', 'void f() { g(x) + y; }'],
])('reshape, in %s: %s may become %s', async (language, text, expected) => {
  const words = (t: string) => t.replaceAll(/\s+/g, '');
  expect((await proposed(reshape, language, text)).map(words)).toContain(words(expected));
});

test('reshape: what keeps all names comes before what loses one, and nothing loses more', async () => {
  const values = (t: string) => t.match(/\b[xyz]\b/g)?.length ?? 0;
  const kept = (await proposed(reshape, 'c', 'void f() { if (x + y) { } else z; }')).map(values);
  expect(kept).toEqual(kept.toSorted((a, b) => b - a));
  expect(Math.min(...kept)).toBe(2);
});

test.each([
  ['c', 'int foo = bar + bar + 123 + main("x", 7L);', 'int a = b + b + 0 + c("", 0);'],
  ['c', 'int b = a + 0;', 'int a = b + 0;'],
  ['rust', 'fn foo() { bar(1) }', 'fn a() { b(0) }'],
  ['smtlib', '(declare-const foo Int)(check foo 12)', '(declare-const a b)(c a 0)'],
])('plain, in %s: all at once, %s becomes %s', async (language, text, expected) => {
  expect(await left(plain, language, text, () => true)).toBe(expected);
});

test('plain: of a number that is not 0 or 1 the first digit, of a string nothing', async () => {
  expect(await proposed(plain, 'c', 'char *a = "xy";')).toEqual(['char *a = "";']);
  expect(await proposed(plain, 'c', 'int a = 72;')).toEqual(['int a = 0;', 'int a = 1;', 'int a = 7;']);
});

test('plain: what has to stay stays, and the others are in order', async () => {
  const text = 'int foo; int main() { return bar + baz + 42; }';
  expect(await left(plain, 'c', text, (t) => t.includes('main') && t.includes('2'))).toBe(
    'int a; int main() { return b + c + 42; }',
  );
});

test.each([
  ['c', 'int  f( int a ) {\n\n\n      return a ;\n   }   int b;', 'int f(int a) {\n  return a;\n}\nint b;\n'],
  ['c', 'void f() { if (a) {\n g();\n}\n}', 'void f() {\n  if (a) {\n    g();\n  }\n}\n'],
  ['c', 'int f(int a,\n  int b)\n{ return\n a; } int b;', 'int f(int a, int b) {\n  return a;\n}\nint b;\n'],
  ['smtlib', '(assert\n  (= a b)) (check-sat)', '(assert (= a b))\n(check-sat)\n'],
  [
    'rust',
    'fn f()\n{ a(); b(); }\nstruct A { a: B, b: B }',
    'fn f() {\n  a();\n  b();\n}\nstruct A { a: B, b: B }\n',
  ],
  ['json', '{"a": [1,\n\n 2]}', '{ "a": [1,\n    2] }\n'],
  ['c', 'int a;\r\n\r\nint   b;', 'int a;\r\nint b;\r\n'],
  ['javascript', 'return_\n\n\n(a)', 'return_\n(a)\n'],
  ['c', '#define A  1\n\nint   a;', '#define A 1\nint a;\n'],
])('tidy, in %s: %j becomes %j', async (language, text, expected) => {
  expect((await proposed(tidy, language, text))[0]).toBe(expected);
});

test('tidy: it does not matter where the line breaks were', async () => {
  const words = [
    'int',
    ' f(',
    'int',
    ' a',
    ')',
    ' {',
    ' if',
    ' (a',
    ')',
    ' {',
    ' g(',
    'a,',
    ' 1',
    ');',
    ' }',
    ' return',
    ' a;',
    ' }',
    ' int',
    ' b;',
  ];
  const breaks = fc.array(fc.boolean(), { minLength: words.length, maxLength: words.length });
  await fc.assert(
    fc.asyncProperty(breaks, async (isBroken) => {
      const text = words.map((word, i) => (isBroken[i] ? word.replace(' ', '\n\n') : word)).join('');
      expect((await proposed(tidy, 'c', text))[0]).toBe(
        'int f(int a) {\n  if (a) {\n    g(a, 1);\n  }\n  return a;\n}\nint b;\n',
      );
    }),
    { numRuns: 30 },
  );
});

test('tidy does not touch what white space means', async () => {
  const text = 'if a:\n        b\n\n\n        c\nd\n';
  expect(await proposed(tidy, 'python', text)).toEqual([
    'if a:\n    b\n    c\nd\n',
    'if a:\n        b\n        c\nd\n',
  ]);
});

test('pith goes against the grammar where that is interesting', async () => {
  const text = 'int f(int a) { return crash(a, (b)); }';
  const { text: result } = await reduceWith(
    algorithms['pith']!.schedule(await treeOf('c', text)),
    text,
    property((t) => /crash ?\(/.test(t)),
  );
  expect(result.trim()).toBe('crash(');
});

test('pith ends with no token that can be left out', async () => {
  const text = 'int a; int f(int b) { if (b) { return crash(a, 1); } return 0; }';
  const holds = (t: string) => /crash\s*\(\s*a/.test(t) && t.split('{').length === t.split('}').length;
  const { text: result } = await reduceWith(
    algorithms['pith']!.schedule(await treeOf('c', text)),
    text,
    property(holds),
  );
  const words = result.match(/\w+|[^\w\s]/g)!;
  for (const i of words.keys()) expect(holds(words.toSpliced(i, 1).join(' '))).toBe(false);
});
