/** Standard input and standard output: their contents, and their failures. */
import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';

const twenty = Array.from({ length: 20 }, (_, i) => `line ${i}\n`).join('');

let box: Sandbox;
beforeEach(() => {
  box = createSandbox();
  box.write('file.txt', twenty);
  box.script('test.sh', 'grep -q "line 7" "$1"');
});
afterEach(() => box.close());

describe('- instead of a file name', () => {
  test('--stats - writes the statistics to standard output, and nothing else', async () => {
    const { code, stdout } = await box.pith('--stats', '-', './test.sh', 'file.txt');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ finished: true, after: { bytes: 7 } });
    expect(box.exists('-')).toBe(false);
  });

  test('--report - writes the page to standard output', async () => {
    const { stdout } = await box.pith('--report', '-', './test.sh', 'file.txt');
    expect(stdout).toMatch(/^<!doctype html>[^]*<\/html>\n$/);
    expect(box.exists('-')).toBe(false);
  });

  test('FILE is read from standard input, and the result goes to standard output', async () => {
    const { code, stdout, stderr } = await box.shell('pith ./test.sh - <file.txt');
    expect([code, stdout]).toEqual([0, 'line 7\n']);
    expect(stderr).toContain('standard input: 40 tokens');
    expect(box.read('file.txt')).toBe(twenty);
    expect(box.exists('.pith')).toBe(false);
  });

  test('with -o, the result goes to that file', async () => {
    const { code, stdout } = await box.shell('cat file.txt | pith --json -o out.txt ./test.sh -');
    expect(code).toBe(0);
    expect(box.read('out.txt')).toBe('line 7\n');
    expect(stdout).toContain('"type":"end"');
  });

  test.each([
    ['its language determines the name of the candidate', '-l c', 'int a;\nint b;\n', 'input.c'],
    ['so does what it begins with', '', '#!/bin/bash\nint a;\n', 'input.sh'],
    ['without a language it has no extension', '', 'int a;\n', 'input'],
  ])('%s', async (_, option, content, name) => {
    box.write('file.txt', content);
    box.script('test.sh', `basename "$1" >>'${box.path('names')}'; grep -q int "$1"`);
    const { code, stdout } = await box.shell(`pith ${option} ./test.sh - <file.txt`);
    expect(code).toBe(0);
    expect(stdout).toContain('int');
    expect(new Set(box.read('names').trim().split('\n'))).toEqual(new Set([name]));
  });

  test('works with a command, too', async () => {
    const { stdout } = await box.shell('pith - -- grep -q "line 7" {} <file.txt');
    expect(stdout).toBe('line 7\n');
  });

  test('empty standard input has its own message', async () => {
    const { code, stderr } = await box.shell('pith ./test.sh - </dev/null');
    expect([code, stderr]).toEqual([2, 'pith: Standard input is empty: there is nothing to reduce.\n']);
  });

  test('an input that is not interesting: the commands to see it by hand read standard input, too', async () => {
    box.script('test.sh', 'grep -q "line 7" "$1" && exit 3; exit 4');
    const { code, stderr } = await box.shell('pith ./test.sh - <file.txt');
    expect(code).toBe(1);
    expect(stderr).toContain('standard input is not interesting: the test exited with code 3');
    const byHand = stderr.split('To see it by hand:\n')[1]!;
    box.script('by-hand.sh', `mktemp() { mkdir '${box.path('d')}' && echo '${box.path('d')}'; }\n${byHand}`);
    expect((await box.shell('./by-hand.sh <file.txt')).stdout).toContain('exit code 3');
  });

  test('a stopped run writes the result so far, and prints no command to continue', async () => {
    const { code, stdout, stderr } = await box.shell('pith --limit-tests 4 ./test.sh - <file.txt');
    expect(code).toBe(3);
    expect(stdout).toContain('line 7');
    expect(stderr).not.toContain('To continue');
  });

  test('pith tree - shows it', async () => {
    const { stdout } = await box.shell('echo "[1]" | pith tree -l json -');
    expect(stdout).toMatch(/^document/);
  });
});

describe.runIf(existsSync('/dev/full'))('standard output on a full device', () => {
  const FULL = /^pith: Standard output could not be written: .*no space left/m;

  test('--json: the reduction goes on, and reports the lost events at its end', async () => {
    const { code, stderr } = await box.shell('pith --json ./test.sh file.txt >/dev/full');
    expect(stderr).toMatch(FULL);
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(1);
    expect(box.read('file.txt')).toBe('line 7\n');
  });

  test.each([
    ['the result', '-o - ./test.sh file.txt'],
    ['the statistics', '--stats - ./test.sh file.txt'],
    ['a list', 'algs'],
    ['the help', '--help'],
    ['a tree', 'tree -l c file.txt'],
  ])('%s', async (_, args) => {
    const { code, stderr } = await box.shell(`pith ${args} >/dev/full`);
    expect(stderr).toMatch(/no space left/);
    expect(stderr.match(/no space left/g)).toHaveLength(1);
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(1);
  });

  test('standard error: lost messages do not matter', async () => {
    const { code } = await box.shell('pith ./test.sh file.txt 2>/dev/full');
    expect(code).toBe(0);
    expect(box.read('file.txt')).toBe('line 7\n');
  });
});

test.each(['--json ./test.sh file.txt', '--stats - ./test.sh file.txt', '--help'])(
  'a reader that closes the pipe is not a failure: pith %s',
  async (args) => {
    const { code, stderr } = await box.shell(`{ pith ${args}; echo $? >code; } | head -1 >/dev/null`);
    expect(code).toBe(0);
    expect(box.read('code')).toBe('0\n');
    expect(stderr).not.toMatch(/EPIPE|    at /);
  },
);
