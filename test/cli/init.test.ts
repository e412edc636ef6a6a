/** `pith init`: writes test scripts that are checked. */
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, isInstalled, type Sandbox, until } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => {
  box = createSandbox();
  box.write('file.txt', "a\nit's\nb\n");
  box.script('tool.sh', `grep "it's" "$1" || { echo "nothing to see" >&2; exit 3; }`);
});
afterEach(() => box.close());

const init = (...args: string[]) => box.pith('init', ...args);

test.each([
  ['crash', ['--command', './tool.sh /dev/null {}; exit 1', '--pattern', 'nothing (to )?see']],
  ['wrong', ['--command', './tool.sh {}', '--pattern', "^it's$"]],
  ['disagree', ['--command', './tool.sh', '--other', 'wc -l <{}']],
  ['disagree', ['--command', 'cat', '--other', 'tac {}', '--pattern', '^[ab]']],
])('a script for the case %s finds the file interesting, and reduces it', async (kind, options) => {
  const { code, stderr } = await init('--kind', kind, ...options, 'file.txt');
  expect([code, stderr]).toEqual([0, expect.stringContaining('Next: pith ./test.sh file.txt')]);
  expect((await box.pith('-a', 'delta', '-j1', '-o', 'out.txt', './test.sh', 'file.txt')).code).toBe(0);
  expect(box.read('out.txt').length).toBeLessThanOrEqual(kind === 'crash' ? 0 : 5);
});

test('a script that does not find the file interesting is not left there', async () => {
  const options = ['--kind', 'wrong', '--command', './tool.sh {}', '--pattern', 'none'];
  const { code, stderr } = await init(...options, 'file.txt');
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/not find file\.txt interesting.*exited with code 1/),
  ]);
  expect(readdirSync(box.folder).toSorted()).toEqual(['file.txt', 'tool.sh']);
  expect((await init(...options)).code).toBe(0);
  expect(box.exists('test.sh')).toBe(true);
});

test('a script may need files beside the candidate', async () => {
  box.write('side', "it's\n");
  const options = ['--kind', 'wrong', '--command', 'cat "side" {}', '--pattern', '^b$', 'file.txt'];
  expect((await init(...options)).code).toBe(1);
  expect((await init('--with', 'side', ...options)).code).toBe(0);
});

test('a file of that name is never overwritten', async () => {
  box.write('test.sh', 'mine');
  const { code, stderr } = await init('--kind', 'crash', '--command', 'false');
  expect([code, stderr]).toEqual([2, expect.stringMatching(/test\.sh exists already.*-o SCRIPT/)]);
  expect(box.read('test.sh')).toBe('mine');
});

test.each([
  ['no terminal and no options', [], /--kind and --command is missing: pith init/],
  ['an unknown case', ['--kind', 'odd', '--command', 'x'], /--kind takes crash, wrong, disagree/],
  ['one command', ['--kind', 'disagree', '--command', 'x'], /--other is missing/],
  ['two files', ['a', 'b'], /at most one file/],
  ['a folder that does not exist', ['-o', 'none/test.sh'], /no folder none/],
])('%s: says what to type', async (_, args, message) => {
  const { code, stderr } = await init(...args);
  expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
});

test('its options go only with init', async () => {
  const { code, stderr } = await box.pith('--kind', 'crash', 'true', 'file.txt');
  expect([code, stderr]).toEqual([2, expect.stringContaining('--kind goes with init')]);
});

describe.runIf(isInstalled('script'))('in a terminal', () => {
  test('it asks', async () => {
    const { child, finished } = box.startInTerminal('init', '-o', 'mine.sh', 'file.txt');
    let output = '';
    child.stdout!.on('data', (text: string) => (output += text));
    for (const [question, answer] of [
      ['1, 2 or 3?', '2'],
      ['The command', './tool.sh {}'],
      ['the wrong result', "it's"],
    ] as const) {
      await until(() => output.includes(question));
      child.stdin!.write(`${answer}\n`);
    }
    await finished;
    expect(box.read('mine.sh')).toContain(`output=$(${box.path('tool.sh')} "$1") || exit 1`);
  });
});
