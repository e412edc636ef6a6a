/** `--format`: the user's formatter formats the result, if it stays interesting. */
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatterFor, runFormatter } from '../../src/oracle/formatter.ts';
import { createSandbox, isInstalled, type Sandbox } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => {
  box = createSandbox();
  box.write('file.c', 'int a;\nint keep;\nint b;\n');
  box.script(
    'test.sh',
    `cat "$1" >>'${box.path('tested')}'; echo -- >>'${box.path('tested')}'; grep -q keep "$1"`,
  );
});
afterEach(() => box.close());

const RESULT = 'keep;\n';

describe('--format CMD', () => {
  test('the result is formatted, even if it gets larger', async () => {
    const { code, stderr } = await box.pith(
      '--format',
      "sed 's/^/        /'",
      '--stats',
      's.json',
      './test.sh',
      'file.c',
    );
    expect(code).toBe(0);
    expect(box.read('file.c')).toBe(`        ${RESULT}`);
    expect(stderr).not.toContain('warning');
    const stats = JSON.parse(box.read('s.json'));
    expect(stats.after.bytes).toBe(14);
    expect(stats.passes.at(-1)).toMatchObject({ name: 'format', queries: 1, accepted: 1 });
    // The test of the formatted program, and the final test of the result.
    expect(box.read('tested').split('--\n').slice(-3)).toEqual([
      `        ${RESULT}`,
      `        ${RESULT}`,
      '',
    ]);
  });

  test('{} is a copy, which can be formatted in place', async () => {
    box.script('format.sh', 'case $1 in */file.c) ;; *) exit 1;; esac; sed -i "s/^/  /" "$1"');
    await box.pith('--format', './format.sh {}', './test.sh', 'file.c');
    expect(box.read('file.c')).toBe(`  ${RESULT}`);
    expect(readdirSync(box.tmpdir)).toEqual([]);
  });

  test('{} can be formatted to standard output', async () => {
    await box.pith('--format', 'sed "s/^/  /" {}', './test.sh', 'file.c');
    expect(box.read('file.c')).toBe(`  ${RESULT}`);
  });

  test('a formatted program that is not interesting is discarded', async () => {
    const { code, stderr } = await box.pith('--format', 'tr a-z A-Z', './test.sh', 'file.c');
    expect(code).toBe(0);
    expect(box.read('file.c')).toBe(RESULT);
    expect(stderr).toMatch(
      /warning: The formatted result is not interesting, so the result stays unformatted\./,
    );
  });

  test('a result that is already formatted takes no test', async () => {
    await box.pith('--format', 'cat', '--stats', 's.json', './test.sh', 'file.c');
    const { passes } = JSON.parse(box.read('s.json'));
    expect(passes.map(({ name }: { name: string }) => name)).not.toContain('format');
  });

  test.each([
    [
      'that fails',
      'echo "no idea" >&2; exit 3',
      /warning: The formatter failed: it exited with code 3: no idea/,
    ],
    [
      'that does not exist',
      'no-such-formatter',
      /warning: The formatter failed: it exited with code 127: .*not found/,
    ],
    ['that is killed', 'kill -9 $$', /warning: The formatter failed: it was ended by SIGKILL/],
    ['that prints nothing', 'cat >/dev/null', /warning: The formatter failed: it printed nothing/],
    ['that does not read', 'exit 4', /warning: The formatter failed: it exited with code 4\n/],
  ])('a formatter %s is a warning', async (_, command, message) => {
    const { code, stderr } = await box.pith('--format', command, './test.sh', 'file.c');
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(0);
    expect(box.read('file.c')).toBe(RESULT);
  });

  test('a stopped run is not formatted; once resumed and finished, it is', async () => {
    const args = ['--format', "sed 's/^/  /'", './test.sh', 'file.c'];
    expect((await box.pith('--limit-tests', '3', ...args)).code).toBe(3);
    expect(box.read('file.c')).not.toMatch(/^ {2}/);
    expect((await box.pith(...args)).stderr).toContain('Continuing an earlier run');
    expect(box.read('file.c')).toBe(`  ${RESULT}`);
  });

  test('works with -o - and with a file in an unknown language', async () => {
    box.write('file.txt', 'a\nkeep\n');
    const { stdout } = await box.pith('--format', "sed 's/^/  /'", '-o', '-', './test.sh', 'file.txt');
    expect(stdout).toBe('  keep\n');
  });
});

describe('--format auto', () => {
  test.each([
    ['c', 'file.c', 'clang-format --assume-filename=file.c'],
    ['cpp', 'a b.cc', "clang-format --assume-filename='a b.cc'"],
    ['rust', 'a.rs', 'rustfmt --edition 2021 --emit stdout'],
    ['go', 'a.go', 'gofmt'],
    ['python', 'a.py', 'black -q -'],
    ['typescript', 'a.ts', 'prettier --stdin-filepath a.ts'],
  ])('%s', (lang, name, command) => {
    expect(formatterFor('auto', lang, name, () => true)).toEqual({ command });
  });

  test('if no formatter is known or installed, there is a note', () => {
    expect(formatterFor('auto', 'text', 'a.txt', () => true)).toEqual({
      note: 'No formatter is known for text; give one: --format CMD',
    });
    expect(formatterFor('auto', 'python', 'a.py', () => false)).toEqual({
      note: 'black is not installed, so the result is not formatted; give another formatter: --format CMD',
    });
  });

  test('the note is not a warning, and the result is the same as without --format', async () => {
    box.write('file.txt', 'a\nkeep keep\n');
    box.script('test.sh', 'grep -q "keep keep" "$1"');
    const { code, stderr } = await box.pith('--format', 'auto', './test.sh', 'file.txt');
    expect(code).toBe(0);
    expect(stderr).toContain('No formatter is known for text');
    expect(stderr).not.toContain('warning');
    expect((await box.pith('-q', '--format', 'auto', './test.sh', 'file.txt')).stderr).toBe('');
  });

  test.runIf(isInstalled('gofmt'))('gofmt', async () => {
    box.write('a.go', 'package a\nfunc f() int { if true { keep() }; return 1 }\n');
    box.script('test.sh', 'grep -q "if true" "$1" && grep -q keep "$1" && gofmt "$1" >/dev/null');
    expect((await box.pith('--format', 'auto', './test.sh', 'a.go')).code).toBe(0);
    expect(box.read('a.go')).toMatch(/^\tif true \{\n\t\tkeep/m);
  });
});

test('a formatter that hangs is killed with all its child processes', async () => {
  // A child process that keeps the output open would delay its end.
  const hanging = runFormatter('sleep 1000 & wait', Buffer.from('x'), 'x', { timeoutMs: 300 });
  await expect(hanging).rejects.toThrow('it took longer than 0.3 s');
});

test('a formatter is stopped with the reduction', async () => {
  vi.stubEnv('TMPDIR', box.tmpdir);
  const stop = new AbortController();
  const stopped = runFormatter('sleep 1000 {}', Buffer.from('x'), 'x', { signal: stop.signal });
  expect(readdirSync(box.tmpdir)).toHaveLength(1);
  stop.abort();
  await expect(stopped).rejects.toThrow('it was stopped');
  vi.unstubAllEnvs();
  expect(readdirSync(box.tmpdir)).toEqual([]);
});
