/** Tests that would harm the machine, contained by `--sandbox`, `--memory` and `--processes`: the reduction goes on. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, isInstalled, type Sandbox, until } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => {
  box = createSandbox();
});
afterEach(() => box.close());

const eight = 'a\nline 7\nb\nline 33\nc\nd\ne\nf\n';
const CHECK = 'grep -q "line 7" "$1" && grep -q "line 33" "$1"';

/** Reduces with a test that does `harm` before it looks at the candidate. */
const reduced = async (harm: string, ...options: string[]) => {
  box.write('file.txt', eight);
  box.script('test.sh', `${harm}\n${CHECK}`);
  const finished = await box.pith('-a', 'delta', '-j1', ...options, './test.sh', 'file.txt');
  expect([finished.code, finished.stderr]).toEqual([0, expect.anything()]);
  expect(box.read('file.txt')).toBe('line 7\nline 33\n');
  return finished;
};

/** Whether bubblewrap is installed and works for this user. */
const hasSandbox =
  isInstalled('bwrap') &&
  spawnSync('bwrap', ['--ro-bind', '/', '/', '--unshare-pid', '--proc', '/proc', 'true']).status === 0;

/** A process that forks in all generations; if nothing stops it, it ends by itself. */
const BOMB = 'bomb() { [ "$1" = 0 ] || { bomb $(($1 - 1)) & bomb $(($1 - 1)) & }; sleep 20; }';
/** Takes a lot of memory slowly enough to be seen, then ends. */
const HOG = `x=0123456789abcdef; for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25; do x=$x$x; done; sleep 20`;
/** Of some candidates, which would be interesting if nothing stopped the test. */
const ofSome = (harm: string) =>
  `if grep -q "line 7" "$1" && ! grep -q "line 33" "$1"; then ${harm}; exit 0; fi`;

describe.runIf(hasSandbox)('in the sandbox', () => {
  test('there is no network', async () => {
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    let connections = 0;
    server.on('connection', () => connections++);
    const { port } = server.address() as { port: number };
    try {
      const connect = `'${process.execPath}' -e "require('net').connect(${port},'127.0.0.1').on('error',()=>process.exit(1)).on('connect',()=>process.exit(0))"`;
      await reduced(`! ${connect} || exit 1`, '--sandbox');
      expect(connections).toBe(0);
    } finally {
      server.close();
    }
  });

  test('nothing outside the folder of the test and its TMPDIR can be written', async () => {
    const home = mkdtempSync(join(homedir(), '.contained-'));
    writeFileSync(join(home, 'precious'), 'precious');
    const before = readdirSync(box.folder);
    try {
      await reduced(
        `for f in '${home}/precious' '${home}/new' '${box.folder}/new' "$PITH_DIR/new" /new /dev/new "$PWD/../new"; do
  rm -rf "$f" 2>/dev/null; ! echo x >"$f" || [ "$f" = "$PWD/../new" ] || exit 1
done
rm -rf '${home}' 2>/dev/null
echo x >here && echo x >"$TMPDIR/here" && echo x >/tmp/here || exit 1`,
        '--sandbox',
      );
      expect(readFileSync(join(home, 'precious'), 'utf8')).toBe('precious');
      expect(readdirSync(home)).toEqual(['precious']);
      expect(existsSync('/tmp/here')).toBe(false);
      expect(readdirSync(box.folder).toSorted()).toEqual(
        [...before, 'file.txt', 'file.txt.orig', 'test.sh'].toSorted(),
      );
    } finally {
      rmSync(home, { recursive: true });
    }
  });

  test('/dev/null cannot be removed, even by root', async () => {
    await reduced(
      'rm -f /dev/null 2>err; echo x >file; mv -f file /dev/null 2>>err; echo x >/dev/null || exit 1',
      '--sandbox',
    );
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  test('other processes cannot be seen', async () => {
    await reduced(
      `[ "$(ls -d /proc/[0-9]* | wc -l)" -lt 8 ] || exit 1; kill -9 ${process.pid} 2>/dev/null`,
      '--sandbox',
    );
  });

  test('a fork bomb is stopped', async () => {
    const { stderr } = await reduced(`${BOMB}\n${ofSome('bomb 7')}`, '--sandbox', '--processes', '32');
    expect(stderr).toMatch(/warning: .*more than 32 processes \(--processes\)/);
  });

  test('a test that takes too much memory is stopped', async () => {
    const { stderr } = await reduced(ofSome(HOG), '--sandbox', '--memory', '100M');
    expect(stderr).toMatch(/warning: .*more than 100 MB of memory \(--memory\)/);
  });

  test('files in /tmp are limited like memory', async () => {
    await reduced(
      '! head -c 40000000 /dev/zero >/tmp/big 2>/dev/null || exit 1',
      '--sandbox',
      '--memory',
      '32M',
    );
  });

  test('processes that a test leaves behind end with it', async () => {
    await reduced('setsid sh -c "sleep 1000 &"', '--sandbox');
  });

  test('nothing is left after kill -9', async () => {
    box.write('file.txt', eight);
    box.script('test.sh', 'setsid sleep 1000 & echo $$ >"$TMPDIR/started"; sleep 1000');
    const { child, finished } = box.start('--sandbox', './test.sh', 'file.txt');
    const started = () =>
      readdirSync(box.tmpdir, { recursive: true, encoding: 'utf8' }).some((name) => name.endsWith('started'));
    await until(started);
    child.kill('SIGKILL');
    await finished;
    // Closing the box checks it.
  });

  test('a time-out kills everything in it', async () => {
    await reduced(ofSome('setsid sleep 1000'), '--sandbox', '--timeout', '2');
  });

  test('a signal is recognised', async () => {
    box.write('file.txt', eight);
    box.script('crash.sh', `${CHECK} && kill -SEGV $$`);
    const args = ['-a', 'delta', '--sandbox', '--exit', 'signal', 'file.txt', '--', './crash.sh', '{}'];
    expect((await box.pith(...args)).code).toBe(0);
    expect(box.read('file.txt')).toBe('line 7\nline 33\n');
  });

  test('further conditions run in it, too', async () => {
    await reduced(
      '',
      '--sandbox',
      '--also',
      `! echo x >'${box.path('new')}' 2>/dev/null && ${CHECK.replaceAll('"$1"', '{}')}`,
    );
    expect(box.exists('new')).toBe(false);
  });

  test.each([
    ['does not exist', '#!/no/such/interpreter\n', 'interpreter'],
    ['is no program', '\0\0\0', 'file.txt'],
  ])('a test whose interpreter %s is explained', async (_, text, message) => {
    box.write('file.txt', eight);
    writeFileSync(box.path('test.sh'), text, { mode: 0o755 });
    const { code, stderr } = await box.pith('--sandbox', './test.sh', 'file.txt');
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
  });

  test('a test below /tmp and the tools beside it are visible', async () => {
    const tools = mkdtempSync(join(tmpdir(), 'tools-'));
    try {
      writeFileSync(join(tools, 'data'), 'line 7');
      await reduced(
        `grep -qf '${tools}/data' "$1" || exit 1
[ -e "$PITH_DIR/test.sh" ] || exit 1`,
        '--sandbox',
        '--also',
        `test -e ${tools}/data`,
      );
    } finally {
      rmSync(tools, { recursive: true });
    }
  });
});

test('without bubblewrap, --sandbox says so and does not run', async () => {
  const bin = box.path('bin');
  box.write('file.txt', eight);
  box.script('test.sh', `touch '${box.path('ran')}'`);
  const { code, stderr } = await box.shell(`PATH='${bin}' pith --sandbox ./test.sh file.txt`);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/bubblewrap.*not installed.*apt install bubblewrap/),
  ]);
  expect(box.exists('ran')).toBe(false);
});

describe('without the sandbox', () => {
  test('a fork bomb is stopped', async () => {
    const { stderr } = await reduced(`${BOMB}\n${ofSome('bomb 7')}`, '--processes', '32');
    expect(stderr).toMatch(/warning: .*more than 32 processes/);
  });

  test('so is one whose processes leave the group', async () => {
    box.script(
      'bomb.sh',
      '[ "$1" = 0 ] || { setsid "$0" $(($1 - 1)) & setsid "$0" $(($1 - 1)) & }; sleep 20',
    );
    const { stderr } = await reduced(ofSome(`'${box.path('bomb.sh')}' 7`), '--processes', '32');
    expect(stderr).toMatch(/warning: .*more than 32 processes/);
  });

  test('a test that takes too much memory is stopped, and an original that does is explained', async () => {
    const { stderr } = await reduced(ofSome(HOG), '--memory', '100M');
    expect(stderr).toMatch(/warning: .*more than 100 MB of memory/);
    box.write('file.txt', eight);
    box.script('test.sh', HOG);
    const all = await box.pith('--memory', '100M', './test.sh', 'file.txt');
    expect([all.code, all.stderr]).toEqual([
      1,
      expect.stringMatching(/used more memory than allowed; --memory SIZE/),
    ]);
  });

  test('memory that processes share counts once', async () => {
    // Each process has 30 MB, nearly all of them shared.
    const sharing = `x=0123456789abcdef; for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21; do x=$x$x; done; for i in 1 2 3 4 5 6 7 8; do (sleep 0.2; true) & done; wait`;
    await reduced(sharing, '--memory', '200M');
  });
});
