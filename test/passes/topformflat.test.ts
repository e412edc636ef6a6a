import { expect, test } from 'vitest';
import { flatten } from '../../src/passes/topformflat.ts';
import { bytesOf, textOf } from '../reduce-with.ts';

/** What topformflat of Debian's package delta (2006.08.03-13) printed. */
const observed: readonly (readonly [behaviour: string, level: number, text: string, expected: string])[] = [
  [
    'a line break becomes a space, and other white space stays',
    0,
    '  \n\tint a;\n\n\nint\r\nb;',
    '   \tint a;\n   int\r b;\n',
  ],
  [
    'at level 0 every function is one line',
    0,
    'int f(int x,\n      int y)\n{\n  return x;\n}\nint a;\n',
    'int f(int x,       int y) {   return x; }\n int a;\n ',
  ],
  [
    'at level 1 every statement of a function is one line',
    1,
    'int f() {\n  a(b,\n c);\n  { x; y; }\n  struct { int q; } z;\n}\n',
    'int f() {\n   a(b,  c);\n   { x; y; }\n   struct { int q; }\n z;\n }\n ',
  ],
  [
    'at level 2 every statement of a block is one line',
    2,
    'int f() {\n  { x; y; }\n}\n',
    'int f() {\n   {\n x;\n y;\n }\n }\n ',
  ],
  [
    'a brace and the semicolon right after it end the same line',
    0,
    'struct s {\n  int a;\n};\nint x[2] = {1,\n2};;',
    'struct s {   int a; };\n int x[2] = {1, 2};\n;\n',
  ],
  ['a semicolon further on is a line of its own', 0, '{} ;{}\t;{}/**/;', '{}\n ;\n{}\n\t;\n{}\n/**/;\n'],
  ['parentheses do not count', 1, '{\nfor (a;b;\nc) {}\n}\n', '{\n for (a;\nb;\n c) {}\n }\n '],
  ['brackets do not count', 0, '[\na;\nb]\nc;', '[ a;\n b] c;\n'],
  ['a line comment keeps its line break', 0, 'f() { // };\n  g(); }', 'f() { // };\n  g(); }\n'],
  ['a line comment without a line break is none', 0, 'a // b;c', 'a // b;\nc'],
  [
    'block comments are not known',
    0,
    '/* { } ; */;\ng();\n/* { */ a;\nb;',
    '/* { }\n ;\n */;\n g();\n /* { */ a; b;',
  ],
  ['a slash keeps the line break after it', 0, '/* a */\nb;', '/* a */\nb;\n'],
  ['strings are copied, line breaks included', 0, '"};\\"{";b;"a\nb;";c', '"};\\"{";\nb;\n"a\nb;";\nc'],
  ['characters likewise', 0, "'{';b;don't;\nwon't;", "'{';\nb;\ndon't;\nwon't;\n"],
  ['a string without an end goes on to the end', 0, 'say "a; b;\nc;', 'say "a; b;\nc;'],
  [
    'a directive is a line of its own, with its continuation',
    0,
    'a;\n#if x \\\n  y\n b;\n# else\nc',
    'a;\n \n#if x \\\n  y\n b;\n \n# else\nc',
  ],
  ['wherever it begins', 0, '{\n#a {\n}', '{ \n#a {\n}\n'],
  ['braces may close before they open', 0, '}}{a;b;}c;', '}\n}\n{\na;\nb;\n}\nc;\n'],
  ['bytes that are no text come through', 0, '\xff;\n\x80', '\xff;\n \x80'],
];

test.each(observed)('%s', (_, level, text, expected) => {
  expect(textOf(flatten(bytesOf(text), level))).toBe(expected);
});

test('only white space changes', () => {
  const program = `#include <stdio.h>
int f(int x)
{
  if (x) { // odd
    return "y;\\n";
  }
  for (;;) {}
}
`;
  for (const level of [0, 1, 2, 10]) {
    const flat = textOf(flatten(bytesOf(program), level));
    expect(flat.replaceAll(/\s/g, '')).toBe(program.replaceAll(/\s/g, ''));
  }
});
