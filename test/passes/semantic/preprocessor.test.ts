import { expect, test } from 'vitest';
import { preprocessor } from '../../../src/passes/semantic/preprocessor.ts';
import { words } from '../../tree/editing.ts';
import { left, proposed } from '../on-trees.ts';
import { examples } from './examples.ts';

examples(preprocessor, [
  ['c', '#include <a.h>\n#include "b.h"\nint a;', 'int a;'],
  ['c', '#if A\nint a;\nint b;\n#else\nint c;\n#endif\nint d;', 'int a; int b; int d;'],
  ['c', '#ifdef A\n#ifndef B\nint a;\n#endif\nint b;\n#endif\n', 'int a; int b;'],
  ['c', 'int f() {\n#if A\na;\n#else\nb;\n#endif\n}', 'int f() { a; }'],
]);

test('the other branch is tried, too', async () => {
  const text = '#if A\nint a;\n#elif B\nint b;\n#else\nint c;\n#endif\n';
  expect((await proposed(preprocessor, 'c', text)).map(words)).toEqual([
    'int a;',
    '#if B int b; #else int c; #endif',
  ]);
  expect(words(await left(preprocessor, 'c', text, (t) => t.includes('c')))).toBe(
    '#if B int b; #else int c; #endif',
  );
});
