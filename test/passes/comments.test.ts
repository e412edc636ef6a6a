import { expect, test } from 'vitest';
import { comments } from '../../src/passes/comments.ts';
import { left, proposed } from './on-trees.ts';

test.each([
  ['c', '/* a */ int b; // c\nint d;', '  int b;\nint d;'],
  ['python', '# a\nif b: # c\n    d\n', '\nif b:\n    d\n'],
  ['json', '// a\n[1]', '\n[1]'],
])('in %s: all go at once, of %j', async (language, text, expected) => {
  expect(await left(comments, language, text, () => true)).toBe(expected);
  expect(await proposed(comments, language, text)).toHaveLength(1);
});

test('a name that is needed keeps the others', async () => {
  const text = '// a\nint b; // c\n';
  expect(await left(comments, 'c', text, (t) => t.includes('// a'))).toBe(text);
});

test('nothing if there are none', async () => {
  expect(await proposed(comments, 'c', 'char *a = "// b";\n')).toEqual([]);
});
