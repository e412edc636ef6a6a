import { expect, test } from 'vitest';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { deltaOverLines, deltaStar, LEVELS, multidelta } from '../../src/schedules/ddmin-and-delta.ts';
import { property, reduceWith } from '../reduce-with.ts';

test.each([1, 2])('multidelta removes a whole function as one line, with %i jobs', async (jobs) => {
  const text = 'int f(void)\n{\n  g();\n  return 1;\n}\nint h(void)\n{\n  i();\n  return 2;\n}\n';
  // Only balanced brackets are valid, so that plain delta cannot get in.
  const holds = (t: string) =>
    t.split('{').length === t.split('}').length && /h\(void\)\s*\{[^}]*return 2/.test(t);
  const run = await reduceWith(multidelta(LEVELS), text, property(holds), { jobs });
  expect(run.text.replaceAll(/\s+/g, ' ')).toBe(' int h(void) { return 2; } ');
});

/** Delta cannot remove two lines at once that are not a chunk; after another run they are. */
const isStuck = property((t) => ['a\nb\nc\nd\n', 'a\nb\nc\n', 'a\n'].includes(t));

test.each([
  ['delta', deltaOverLines, 'a\nb\nc\n'],
  ['delta*', deltaStar, 'a\n'],
])('%s, where a second run finds more', async (_, schedule, expected) => {
  expect((await reduceWith(schedule, 'a\nb\nc\nd\n', isStuck)).text).toBe(expected);
});

test('multidelta with one level flattens to it, once', async () => {
  const schedule = algorithms['multidelta']!.schedule(undefined, { level: 1 });
  const { text, stats } = await reduceWith(
    schedule,
    'f() {\n{ a;\nb; }\nc;\n}\n',
    property((t) => t.includes('b;')),
  );
  expect(text).toBe(' { a; b; }\n');
  expect(stats.passes.map(({ name, runs }) => [name, runs])).toEqual([
    ['topformflat', 1],
    ['delta', 1],
  ]);
});

test('a file whose layout matters is not flattened', async () => {
  const text = 'a\nb\nc\n';
  const run = await reduceWith(
    multidelta(LEVELS),
    text,
    property((t) => t.includes('a\nb')),
  );
  expect(run.text).toBe('a\nb\n');
});
