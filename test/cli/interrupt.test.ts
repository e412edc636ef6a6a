/** Ctrl-C, and what it leaves on the screen. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandbox, isInstalled, type Sandbox, until } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => {
  box = createSandbox();
  box.write('file.txt', Array.from({ length: 50 }, (_, i) => `line ${i}\n`).join(''));
  box.script('test.sh', `echo run >>'${box.path('runs')}'; sleep 0.05; grep -q "line 7" file.txt`);
});
afterEach(() => box.close());

const isReducing = () => box.exists('runs') && box.read('runs').split('\n').length > 6;

/** The screen of a terminal after it has received a text. */
function screenOf(text: string): string[] {
  const lines: string[] = [];
  let [row, column] = [0, 0];
  for (const [piece, , parameter, command] of text.matchAll(/(\x1b\[(\d*)([A-Za-z]))|[^]/gu)) {
    const line = (lines[row] ??= '');
    if (command === 'A') row = Math.max(0, row - Number(parameter || 1));
    else if (command === 'J') lines.splice(row, Infinity, line.slice(0, column));
    else if (command !== undefined) expect(command).toBe('m');
    else if (piece === '\r') column = 0;
    else if (piece === '\n') row++;
    else {
      lines[row] = line.padEnd(column).slice(0, column) + piece + line.slice(column + 1);
      column++;
    }
  }
  return lines.map((line) => line.trimEnd());
}

test.runIf(isInstalled('script'))('in a terminal, nothing of the live display is left', async () => {
  const { child, finished } = box.startInTerminal('-j1', './test.sh', 'file.txt');
  let shown = '';
  child.stdout?.on('data', (text: string) => (shown += text));
  await until(() => isReducing() && /pass \w+/.test(shown));
  child.stdin?.write('\x03');
  const { code, stdout } = await finished;
  child.stdin?.end();
  expect(code).toBe(130);
  expect(screenOf(stdout)).toEqual([
    expect.stringMatching(/^Interrupted: 100 to [\d.]+ tokens? /),
    expect.stringMatching(/^\d+ tests? in /),
    'Result: file.txt (original: file.txt.orig)',
    'To continue, run the same command again: pith --timeout 60 -j1 ./test.sh file.txt',
  ]);
});

test.runIf(isInstalled('script'))('in a terminal, two in a row leave nothing of it either', async () => {
  const { child, finished } = box.startInTerminal('-j1', './test.sh', 'file.txt');
  let shown = '';
  child.stdout?.on('data', (text: string) => (shown += text));
  await until(() => isReducing() && /pass \w+/.test(shown));
  child.stdin?.write('\x03\x03');
  const { code, stdout } = await finished;
  child.stdin?.end();
  expect(code).toBe(130);
  expect(screenOf(stdout).join('\n')).not.toMatch(/█|░|pass \w+ ·/);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s: prints the command to continue, and it works',
  async (signal) => {
    const args = ['-j1', '--no-resume', './test.sh', 'file.txt'];
    const { child, finished } = box.start(...args);
    await until(isReducing);
    child.kill(signal);
    const { stderr } = await finished;
    expect(stderr).toMatch(
      /tests? in .*\nResult: file\.txt \(original: file\.txt\.orig\)\nTo continue, run the same command again: pith .*\n$/,
    );
    const again = /again: pith (.*)\n$/.exec(stderr)![1]!;
    expect(again).toBe('--timeout 60 -j1 ./test.sh file.txt');
    const second = await box.pith(...again.split(' '));
    expect(second.code).toBe(0);
    expect(second.stderr).toContain('Continuing an earlier run');
    expect(second.stderr).not.toContain('To continue');
  },
);

test('a limit: prints the command to continue, unless it would stop at once', async () => {
  const tests = await box.pith('--limit-tests', '5', './test.sh', 'file.txt');
  expect(tests.stderr).toMatch(/To continue, run the same command again: pith .*--limit-tests 5/);
  const size = await box.pith('--limit-size', '50', './test.sh', 'file.txt');
  expect(size.code).toBe(3);
  expect(size.stderr).not.toContain('To continue');
  const quiet = await box.pith('-q', '--limit-tests', '5', './test.sh', 'file.txt');
  expect(quiet.stderr).toBe('');
});
