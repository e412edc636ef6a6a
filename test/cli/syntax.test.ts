/** `--syntax`: whether the result must still parse. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => {
  box = createSandbox();
  box.script('test.sh', 'grep -q "crash *(" "$1"');
});
afterEach(() => box.close());

const C = 'int a;\nint f(int b) {\n  return crash(a, 1);\n}\n';

test.each([
  [['-a', 'pith'], C, 'crash();\n'],
  [['--syntax', 'any'], C, 'crash(\n'],
  // If the input has errors, or if the algorithm is a published one, the result may have other errors.
  [[], `${C}int f( {\n`, 'crash(\n'],
  [['-a', 'ddmin-chars'], C, 'crash('],
  [['-a', 'ddmin-chars', '--syntax', 'keep'], C, 'f(b){crash();}'],
])('%j', async (options, text, result) => {
  box.write('file.c', text);
  expect((await box.pith(...options, './test.sh', 'file.c')).code).toBe(0);
  expect(box.read('file.c')).toBe(result);
});

test('a run is resumed only with the same --syntax', async () => {
  box.write('file.c', C);
  const run = (...options: string[]) =>
    box.pith(...options, '--limit-tests', '4', '--stats', 's.json', './test.sh', 'file.c');
  expect((await run('--syntax', 'any')).code).toBe(3);
  const again = await run('--syntax', 'any');
  expect(JSON.parse(box.read('s.json')).journalHits).toBeGreaterThan(0);
  expect(again.stderr).not.toContain('other options');
  expect((await run('--syntax', 'keep')).stderr).toMatch(/journal of an earlier run, but it is about other/);
});

describe('wrong usage', () => {
  test.each([
    [['--syntax', 'most'], 'file.c', /--syntax takes keep or any, not 'most'/],
    [['--syntax', 'keep'], 'file.txt', /--syntax keep requires the language of file\.txt/],
  ])('%j', async (options, name, message) => {
    box.write(name, C);
    const { code, stderr } = await box.pith(...options, './test.sh', name);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
    expect(box.read(name)).toBe(C);
  });
});
