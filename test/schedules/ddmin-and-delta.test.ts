import { expect, test } from 'vitest';
import { multidelta } from '../../src/schedules/ddmin-and-delta.ts';
import { property, reduceWith } from '../reduce-with.ts';

test.each([1, 2])('multidelta removes a whole function as one line, with %i jobs', async (jobs) => {
  const text = 'int f(void)\n{\n  g();\n  return 1;\n}\nint h(void)\n{\n  i();\n  return 2;\n}\n';
  // Only balanced brackets are valid, so that plain delta cannot get in.
  const holds = (t: string) =>
    t.split('{').length === t.split('}').length && /h\(void\)\s*\{[^}]*return 2/.test(t);
  const run = await reduceWith(multidelta, text, property(holds), { jobs });
  expect(run.text).toBe('int h(void) {\nreturn 2;\n}\n');
});

test('a file whose layout matters is not flattened', async () => {
  const text = 'a\nb\nc\n';
  const run = await reduceWith(
    multidelta,
    text,
    property((t) => t.includes('a\nb')),
  );
  expect(run.text).toBe('a\nb\n');
});
