/** What a result looks like: laid out from its tree, wherever white space was in the input and whatever passes left of it. */
import { expect, test } from 'vitest';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { property, reduceWith } from '../reduce-with.ts';
import { treeOf } from '../tree/editing.ts';

async function reduced(language: string, text: string, pattern: RegExp): Promise<string> {
  const schedule = algorithms['pith']!.schedule(await treeOf(language, text));
  return (
    await reduceWith(
      schedule,
      text,
      property((candidate) => pattern.test(candidate)),
    )
  ).text;
}

test.each([
  ['int main(void) { long b = 3; return 0|| b; }', /0\s*\|\|\s*b/, '0 || b\n'],
  ['int main(void) { long b = 3; return b== b -1L; }', /b\s*==\s*b\s*-\s*1L/, 'b == b - 1L\n'],
  ['int f(int a,int b) {\n  g(a,b);\n  h(b,a);\n}', /g\(\s*a\s*,\s*b\s*\)[^]*h/, 'g(a, b)\nh\n'],
  ['int x;int y;', /int\s+x[^]*int\s+y/, 'int x\nint y\n'],
])('white space that passes took along comes back: %s', async (text, pattern, expected) => {
  expect(await reduced('c', text, pattern)).toBe(expected);
});

test('it does not matter how the input was laid out', async () => {
  const tokens = [
    'int',
    'f',
    '(',
    ')',
    '{',
    'if',
    '(',
    'x',
    ')',
    '{',
    'return',
    'y',
    '+',
    '1',
    ';',
    '}',
    '}',
  ];
  const pattern = new RegExp(
    ['if', '\\(', 'x', '\\)', '{', 'return', 'y', '\\+', '1', ';', '}'].join('\\s*'),
  );
  const results = new Set<string>();
  for (const space of [' ', '\n', '  \n\n\t']) results.add(await reduced('c', tokens.join(space), pattern));
  expect([...results]).toEqual(['if (x) {\n  return y + 1;\n}\n']);
});

test.each([
  ['json', '[1, {"a": 2}]', /2/, '2\n'],
  ['python', 'def f():\n    return keep', /keep/, 'keep\n'],
  ['javascript', 'f(keep)', /keep/, 'keep\n'],
  ['smtlib', '(assert keep)', /keep/, 'keep\n'],
  ['c', 'int keep; int b;', /int\s+keep/, 'int keep\n'],
])('there is a final newline, in %s', async (language, text, pattern, expected) => {
  expect(await reduced(language, text, pattern)).toBe(expected);
});
