/** Large files are read in slices, so that signals and limits take effect meanwhile, and within bounded memory. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TimedEvent } from '../../src/core/events.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => {
  box = createSandbox();
});
afterEach(() => box.close());

/** About 1.3 MB of C. */
const functions = Array.from(
  { length: 10_000 },
  (_, i) => `static int function_${i}(int a, int b) {
  int x = a * ${i} + b;
  if (x > 7) { x = x - 1; }
  return x + function_${i === 0 ? 0 : i - 1}(b, a);
}
`,
).join('');

const eventsOf = (stdout: string): TimedEvent[] =>
  stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TimedEvent);

test('SIGTERM takes effect while a file is being read', async () => {
  box.write('a.c', functions);
  box.script('test.sh', 'grep -q function_5000 "$1"');
  const { child, finished } = box.start('--json', './test.sh', 'a.c');
  await new Promise<void>((resolve) => {
    let seen = '';
    child.stdout!.on('data', (text: string) => {
      seen += text;
      if (seen.includes('"verified"')) resolve();
    });
  });
  child.kill('SIGTERM');
  const { code, stdout } = await finished;
  expect(code).toBe(143);
  expect(eventsOf(stdout).map(({ type }) => type)).not.toContain('pass-start');
  expect(box.read('a.c')).toBe(functions);
});

test('a time limit takes effect while a file is being read', async () => {
  box.write('a.c', functions);
  box.script('test.sh', 'grep -q function_5000 "$1"');
  const { code, stdout } = await box.pith('--json', '--limit-time', '0.3', './test.sh', 'a.c');
  expect(code).toBe(3);
  expect(eventsOf(stdout).map(({ type }) => type)).not.toContain('pass-start');
});

test('a file whose tree would take too much memory is reduced as a list until it is small enough', async () => {
  box.write('a.c', functions);
  box.script('test.sh', 'grep -q "function_5000(int" "$1"');
  const options = ['--tree-memory', '300M', '--stats', 'stats.json'];
  const { code, stderr } = await box.pith(...options, './test.sh', 'a.c');
  expect([code, stderr]).toEqual([0, expect.stringMatching(/first reduced as a list.*--tree-memory SIZE/)]);
  const stats = JSON.parse(box.read('stats.json')) as { lang: string; passes: { name: string }[] };
  expect(stats.lang).toBe('c');
  expect(stats.passes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['make readable', 'comments', 'coarse']),
  );
  expect(box.read('a.c')).toBe('function_5000(int);\n');
});

test('a file that stays too large for a tree is reduced only as a list', async () => {
  box.write('a.json', `[${'1, '.repeat(40)}2]`);
  box.script('test.sh', 'test $(wc -c <"$1") -ge 110');
  const { code, stderr } = await box.pith(
    '--tree-memory',
    '16K',
    '--stats',
    'stats.json',
    './test.sh',
    'a.json',
  );
  expect([code, stderr]).toEqual([
    0,
    expect.stringMatching(
      /first reduced as a list[^]*reduced as a list, because as json its tree is too large/,
    ),
  ]);
  expect(JSON.parse(box.read('stats.json'))).toMatchObject({ lang: 'text', after: { bytes: 110 } });
});

// Takes seconds on a quiet machine, but more than the usual time-out on a busy one.
const PATIENCE = 120_000;

test('10,000 functions are reduced', { timeout: PATIENCE }, async () => {
  box.write('a.c', functions);
  box.script('test.sh', 'grep -q "function_5000(int a" "$1"');
  expect((await box.pith('./test.sh', 'a.c')).code).toBe(0);
  expect(box.read('a.c').length).toBeLessThan(40);
});

test('JSON with 500,000 levels is reduced', { timeout: PATIENCE }, async () => {
  box.write('a.json', `${'['.repeat(500_000)}${']'.repeat(500_000)}`);
  box.script('test.sh', 'grep -q "\\[\\[\\[" "$1"');
  expect((await box.pith('./test.sh', 'a.json')).code).toBe(0);
  expect(box.read('a.json')).toBe('[[[');
});

test.each([['lots'], ['0'], ['-1']])('--tree-memory %s is rejected with the right usage', async (size) => {
  box.write('a.json', '[1]');
  const { code, stderr } = await box.pith(`--tree-memory=${size}`, 'true', 'a.json');
  expect([code, stderr]).toEqual([2, expect.stringContaining('--tree-memory takes a size like 512M or 2G')]);
});
