import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finalNewline, tidy } from '../../src/passes/tidy.ts';
import { lines } from '../../src/tree/list-program.ts';
import { bytesOf, proposals } from '../reduce-with.ts';
import { proposed } from './on-trees.ts';

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
])('in %s: %j becomes %j', async (language, text, expected) => {
  expect((await proposed(tidy, language, text))[0]).toBe(expected);
});

test('it does not matter where the line breaks were', async () => {
  const words = 'int| f(|int| a|)| {| if| (a|)| {| g(|a,| 1|);| }| return| a;| }| int| b;'.split('|');
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

test('keeps significant white space', async () => {
  const text = 'if a:\n        b\n\n\n        c\nd\n';
  expect(await proposed(tidy, 'python', text)).toEqual([
    'if a:\n    b\n    c\nd\n',
    'if a:\n        b\n        c\nd\n',
  ]);
});

test.each([
  ['a\nb', ['a\nb\n']],
  ['a\n', []],
  ['', []],
])('of %j without a tree at least the last line is ended', (text, expected) => {
  expect(proposals(finalNewline, lines(bytesOf(text)))).toEqual(expected);
});
