/** `pith check`: a test runs with everything visible. */
import { existsSync, readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => {
  box = createSandbox();
  box.write('file.txt', 'keep\n');
});
afterEach(() => box.close());

const check = (...args: string[]) => box.pith('check', ...args);

test('an interesting file: shows the command, the output, the end, and exits with 0', async () => {
  box.script('test.sh', 'echo to stdout; echo to stderr >&2; grep -q keep "$1"');
  const { code, stdout } = await check('./test.sh', 'file.txt');
  expect(code).toBe(0);
  expect(stdout).toContain(`Command: ${box.path('test.sh')} {}\n`);
  expect(stdout).toContain(
    'Standard output:\n  | to stdout\nStandard error:\n  | to stderr\nEnd: exit code 0, after ',
  );
  expect(stdout).toContain('Verdict: interesting\n');
  expect(stdout).toMatch(/5 runs: 5 interesting/);
  expect(stdout).toMatch(
    /In another folder.*: interesting\nOn an empty file: not interesting\nTime-out.*: \d/,
  );
  expect(readdirSync(box.folder).toSorted()).toEqual(['file.txt', 'test.sh']);
});

test('a file that is not interesting: says why, and exits with 1', async () => {
  box.script('test.sh', 'cat nowhere; kill -SEGV $$');
  const { code, stdout } = await check('./test.sh', 'file.txt');
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /End: signal SIGSEGV.*[^]*Verdict: not interesting[^]*5 runs: 0 interesting[^]*--with FILE/,
  );
});

test.runIf(existsSync('/proc/self'))('shows what a test leaves behind', async () => {
  box.script(
    'test.sh',
    'mkdir sub; : >sub/out; : >"$TMPDIR/temporary"; setsid sleep 1234 & sleep 4321 & exit 0',
  );
  box.write('side', '');
  const { stdout } = await check('--with', 'side', './test.sh', 'file.txt');
  expect(stdout).toContain('Left in its folder: sub, sub/out\nLeft in TMPDIR: temporary\n');
  expect(stdout).toMatch(/Processes still running: .*sleep 1234/);
  expect(stdout).toContain('sleep 4321');
});

test('shows that a test is flaky', async () => {
  const count = box.path('count');
  box.script('test.sh', `echo >>'${count}'; [ $(($(wc -l <'${count}') % 2)) = 1 ]`);
  expect((await check('./test.sh', 'file.txt')).stdout).toMatch(
    /5 runs: 3 interesting.*\nThe test is flaky.*any:\d/,
  );
});

test('shows that a test depends on where it runs, and that it accepts everything', async () => {
  box.script('test.sh', 'cd $PWD');
  expect((await check('./test.sh', 'file.txt')).stdout).toMatch(
    /In another folder.*: not interesting, so the test depends on where it runs/,
  );
  box.script('test.sh', 'true');
  expect((await check('./test.sh', 'file.txt')).stdout).toMatch(
    /On an empty file: interesting, so .* too much/,
  );
});

test('takes a command, and says what it looks for', async () => {
  const { code, stdout, stderr } = await check('--sandbox', 'file.txt', '--', 'grep', 'keep', '{}');
  if (stderr.includes('bubblewrap')) return;
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/Command: .*grep keep \{\}\nStandard output:\n {2}\| keep/),
  ]);
  expect(stderr).toContain('Looking only for exit code 0');
});

test('takes --differ, and shows both commands', async () => {
  const { code, stdout } = await check('file.txt', '--differ', 'cat {}', 'wc {}');
  expect(code).toBe(0);
  expect(stdout).toMatch(/Command: .*cat[^]*Command: .*wc/);
});

test('a test that cannot be run is explained', async () => {
  const { code, stderr } = await check('./none.sh', 'file.txt');
  expect([code, stderr]).toEqual([1, expect.stringContaining('none.sh does not exist')]);
});
