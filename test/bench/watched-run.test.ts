/** Watches reducers that are a few lines of shell. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Contestant } from '../../bench/peers/contestants.ts';
import { type Run, watchedRun } from '../../bench/peers/watched-run.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watched-'));
  writeFileSync(join(folder, 'input.txt'), 'a b c d bug e f g\n');
  writeFileSync(join(folder, 'test.sh'), '#!/bin/sh\necho chatter\ngrep -q bug input.txt\n', { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a bash script as the reducer of the subject; its arguments are the test and the file. */
const watch = (script: string, { limit = 60, result = 'input.txt' } = {}): Promise<Run> => {
  const contestant: Contestant = {
    name: 'script',
    isPeer: true,
    version: '1',
    takes: () => true,
    run: ({ file, test }) => ({ command: ['bash', '-c', script, 'reducer', test, file], result }),
  };
  const subject = {
    name: 'letters',
    language: 'c',
    input: join(folder, 'input.txt'),
    test: join(folder, 'test.sh'),
    tool: 'grep',
    install: '',
    kind: 'diagnostic',
    tokens: 8,
  };
  return watchedRun(contestant, subject, { jobs: 1, limit, signal: new AbortController().signal });
};

test('a reducer that runs the test beside the candidate, like C-Reduce', async () => {
  const run = await watch(`
    try() { d=$(mktemp -d); echo "$1" >$d/$file; (cd $d && $test) && echo "$1" >$file; rm -r $d; }
    test=$1 file=$2; try "a b c d bug"; try "a b"; try "d bug"`);
  expect(run).toMatchObject({
    finished: true,
    tests: 3,
    before: { tokens: 8 },
    after: { tokens: 2, bytes: 6 },
  });
  expect(run.curve.map(({ tests, tokens }) => [tests, tokens])).toEqual([
    [0, 8],
    [1, 5],
    [3, 2],
  ]);
  expect(Buffer.from(run.result, 'base64').toString()).toBe('d bug\n');
  expect(run.trouble).toBeUndefined();
});

test('a reducer that passes the candidate as an argument, like ddSMT, and writes its result elsewhere', async () => {
  const run = await watch('echo x bug >candidate; "$1" candidate && cp candidate done', { result: 'done' });
  expect(run).toMatchObject({ finished: true, tests: 1, after: { tokens: 2 } });
});

test('a reducer that passes the input file itself as the argument', async () => {
  expect(await watch('echo bug >"$2"; "$1" "$2"')).toMatchObject({ tests: 1, after: { tokens: 1 } });
});

test('a reducer that does not terminate is killed with its descendants, and its best result counts', async () => {
  const run = await watch(
    `echo bug >$2; $1; printf '' >$2; (trap '' TERM; sleep 1000) & echo $! >${folder}/pid; sleep 1000`,
    {
      limit: 1,
    },
  );
  expect(run).toMatchObject({ finished: false, tests: 1, after: { tokens: 1 } });
  const pid = readFileSync(join(folder, 'pid'), 'utf8').trim();
  await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false);
});

/** A zombie has no command line. */
function isRunning(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
}

test('a reducer that fails', async () => {
  const run = await watch('echo "no such option" >&2; exit 3');
  expect(run).toMatchObject({ tests: 0, after: { tokens: 8 }, trouble: 'It exited with 3: no such option' });
});

test('memory counts the reducer, not its tests', async () => {
  const fill = (mb: number) => `node -e "const b = Buffer.alloc(${mb}e6, 1); setTimeout(() => b, 1500)"`;
  writeFileSync(join(folder, 'test.sh'), `#!/bin/sh\n${fill(600)}\n`, { mode: 0o755 });
  expect((await watch('"$1"')).peakMb).toBeLessThan(300);
  expect((await watch(`${fill(600)}; "$1"`)).peakMb).toBeGreaterThan(500);
});

test('TMPDIR is left empty', async () => {
  const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('pith-peers-'));
  const before = left();
  await watch('mktemp -d; "$1"');
  expect(left().filter((name) => !before.includes(name))).toEqual([]);
});
