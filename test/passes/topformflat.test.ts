import { expect, test } from 'vitest';
import { flatten } from '../../src/passes/topformflat.ts';
import { bytesOf, textOf } from '../reduce-with.ts';

const flat = (text: string, level: number) => textOf(flatten(bytesOf(text), level));

const program = `#include <stdio.h>
struct s {
  int a;
};
int f(int x,
      int y)
{
  if (x) { // odd
    return y;
  }
  for (;;) {}
}
`;

test('at level 0 every function is one line', () => {
  expect(flat('struct s {\n  int a;\n};\nint f(int x,\n      int y)\n{\n  return x;\n}\n', 0)).toBe(
    'struct s { int a; }\n;\nint f(int x, int y) { return x; }\n',
  );
});

test('at level 1 every statement of a function is one line', () => {
  expect(flat(program.replace(' // odd', ''), 1)).toBe(
    '#include <stdio.h>\nstruct s {\nint a;\n}\n;\nint f(int x, int y) {\nif (x) { return y; }\nfor (;;) {}\n}\n',
  );
});

test.each([
  ['a line comment keeps its line end', 'f() { // }\n  g(); }', 'f() { // }\ng(); }\n'],
  [
    'brackets in strings and comments do not count',
    'f("{", \'{\') /* { */;\ng();',
    'f("{", \'{\') /* { */;\ng();\n',
  ],
  [
    'a directive stays on a line of its own, with its continuation',
    'a\n#define x \\\n  y\nb',
    'a\n#define x \\\n  y\nb\n',
  ],
  ['a closing bracket too many does no harm', '}}\na;\nb;', '}\n}\na;\nb;\n'],
  ['bytes that are no text come through', '\xff\0;\n\x80', '\xff\0;\n\x80\n'],
  ['an apostrophe is not a string', "don't;\nwon't;", "don't;\nwon't;\n"],
])('%s', (_, text, expected) => {
  expect(flat(text, 0)).toBe(expected);
});

test('only white space changes', () => {
  for (const level of [0, 1, 2, 10]) {
    expect(flat(program, level).replaceAll(/\s/g, '')).toBe(program.replaceAll(/\s/g, ''));
  }
});
