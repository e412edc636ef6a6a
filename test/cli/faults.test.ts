/** Faults. After each: the result is interesting, no process is left, and TMPDIR is empty. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox, until } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => {
  box = createSandbox();
});
afterEach(() => box.close());

const eight = 'a\nline 7\nb\nline 33\nc\nd\ne\nf\n';
const fifty = Array.from({ length: 50 }, (_, i) => `line ${i}\n`).join('');
const isInteresting = (text: string) => text.includes('line 7') && text.includes('line 33');
const CHECK = 'grep -q "line 7" "$1" && grep -q "line 33" "$1"';

/** Random moments, in milliseconds; a failure prints the moment. */
const moments = (count: number): number[] =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 1500));

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('Pith is stopped', () => {
  const slow = () => {
    box.write('file.txt', fifty);
    // Tests run through `timeout`, which leaves the process group, and start a background process.
    box.script(
      'test.sh',
      `echo "$(md5sum <"$1")" >>'${box.path('runs')}'\nsleep 100 &\ntimeout 50 sleep 0.01\n${CHECK}`,
    );
  };
  const runs = () => (box.exists('runs') ? box.read('runs').trim().split('\n') : []);

  // Eleven complete runs: on a busy machine they exceed the usual time-out.
  test(
    'by SIGKILL at ten moments, and resumes each time, to the same result',
    { timeout: 120_000 },
    async () => {
      slow();
      const began = performance.now();
      await box.pith('-j1', './test.sh', 'file.txt');
      const wholeMs = performance.now() - began;
      const expected = box.read('file.txt');
      const whole = runs().length;
      let killed = 0;
      while (killed < 10) {
        box.write('file.txt', fifty);
        rmSync(box.path('runs'), { force: true });
        // Kill one run again and again, until it finishes.
        for (let finished = false, kills = 0, wasDone = false; !finished;) {
          const started = box.start('-j1', './test.sh', 'file.txt');
          const ms = Math.random() * wholeMs;
          await Promise.race([after(ms), started.finished]);
          started.child.kill('SIGKILL');
          const end = await started.finished;
          finished = end.code === 0;
          if (!finished) {
            killed++;
            kills++;
            // If it was killed when everything was done, the next run reduces the result.
            wasDone ||= !box.exists('.pith/file.txt/journal') && box.read('file.txt') === expected;
          }
          expect(isInteresting(box.read('file.txt')), `killed after ${ms} ms`).toBe(true);
          // Each kill loses the verdict of the running test; in the end the result is tested again.
          if (finished && !wasDone) expect(runs().length).toBeLessThanOrEqual(whole + 2 * kills);
        }
        expect(box.read('file.txt')).toBe(expected);
        expect(box.read('file.txt.orig')).toBe(fifty);
        expect(box.exists('.pith')).toBe(false);
      }
    },
  );

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('by %s at some moments', async (signal, expected) => {
    slow();
    for (const ms of moments(4)) {
      const { child, finished } = box.start('-j2', './test.sh', 'file.txt');
      // Before this, Node has not installed its signal handlers.
      await Promise.race([until(() => box.exists('.pith/file.txt/lock')), finished]);
      await Promise.race([after(ms), finished]);
      child.kill(signal);
      const { code, stderr, signal: endedBy } = await finished;
      // When everything is done and Node is exiting, the signal kills it.
      const wasDone = endedBy === signal && stderr.includes('Result: ');
      expect([expected, 0], `after ${ms} ms: ${stderr}`).toContain(wasDone ? 0 : code);
      expect(isInteresting(box.read('file.txt'))).toBe(true);
      expect(readdirSync(box.tmpdir)).toEqual([]);
      // The journal is kept, unless it is empty.
      const began = !stderr.includes('nothing was written');
      if (code === expected && began) expect(box.exists('.pith/file.txt/journal')).toBe(true);
    }
  });

  test('by SIGTERM twice in a row, and exits at once', async () => {
    slow();
    const { child, finished } = box.start('./test.sh', 'file.txt');
    await until(() => runs().length > 3);
    child.kill('SIGTERM');
    child.kill('SIGTERM');
    expect((await finished).code).toBe(143);
  });

  test('but not by a reader that closes its output', async () => {
    slow();
    const { child, finished } = box.start('--json', './test.sh', 'file.txt');
    await until(() => runs().length > 3);
    child.stdout?.destroy();
    child.stderr?.destroy();
    await finished;
    expect(isInteresting(box.read('file.txt'))).toBe(true);
    expect(box.exists('.pith')).toBe(false);
  });
});

describe('the launcher is killed', () => {
  test('and the reduction goes on', async () => {
    box.write('file.txt', fifty);
    box.script('test.sh', `echo $PPID >>'${box.path('launchers')}'\nsleep 0.02\n${CHECK}`);
    const { finished } = box.start('-j2', '--stats', 'stats.json', './test.sh', 'file.txt');
    for (const count of [5, 15]) {
      await until(() => box.exists('launchers') && box.read('launchers').split('\n').length > count);
      const pid = box.read('launchers').trim().split('\n').at(-1)!;
      spawnSync('kill', ['-9', pid]);
    }
    const { code, stderr } = await finished;
    expect(code, stderr).toBe(0);
    expect(isInteresting(box.read('file.txt'))).toBe(true);
    expect(JSON.parse(box.read('stats.json')).after.tokens).toBeLessThanOrEqual(4);
  });
});

describe('a test', () => {
  const misbehaving = async (lines: string, ...options: string[]) => {
    box.write('file.txt', options.includes('--timeout') ? eight : fifty);
    box.script('test.sh', lines);
    const finished = await box.pith(...options, '--stats', 'stats.json', './test.sh', 'file.txt');
    expect(finished.code, finished.stderr).toBe(0);
    expect(isInteresting(box.read('file.txt'))).toBe(true);
    return JSON.parse(box.read('stats.json'));
  };

  test('that hangs is stopped, and counts as not interesting', async () => {
    const stats = await misbehaving(`${CHECK} || sleep 1000`, '--timeout', '2', '-a', 'delta', '-j4');
    expect(stats.timeouts).toBeGreaterThan(1);
    expect(stats.after.tokens).toBe(4);
  });

  test('that hangs with all its children, and ignores SIGTERM', async () => {
    const hang = `trap '' TERM HUP INT; ${CHECK} || { sleep 1000 & timeout 1000 sleep 1000; }`;
    const stats = await misbehaving(hang, '--timeout', '2', '-a', 'delta', '-j4');
    expect(stats.timeouts).toBeGreaterThan(1);
  });

  test('that leaves processes in the background', async () => {
    await misbehaving(`sleep 1000 & (sleep 1000 &) ; ${CHECK}`);
  });

  test('that leaves a process in a session of its own', async () => {
    await misbehaving(`setsid sleep 1000 & setsid -f sleep 1000; ${CHECK}`, '-a', 'delta');
  });

  test('that leaves a process that keeps its output open', async () => {
    box.write('file.txt', fifty);
    const command = `setsid sleep 1000 & ${CHECK} && echo found`;
    const args = ['-a', 'delta', '--stdout', 'found', 'file.txt', '--', 'sh', '-c', command, 'x', '{}'];
    expect((await box.pith(...args)).code).toBe(0);
    expect(isInteresting(box.read('file.txt'))).toBe(true);
  });

  test('that fills its folder', async () => {
    await misbehaving(
      `mkdir -p a/b/c; for i in $(seq 300); do echo x >a/b/c/$i; done; dd if=/dev/zero of=big bs=1M count=5 2>/dev/null; ${CHECK}`,
      '-a',
      'delta',
    );
  });

  test('that creates folders without write permission', async () => {
    await misbehaving(
      `mkdir -p "$TMPDIR/a/b" && touch "$TMPDIR/a/b/c" && chmod 500 "$TMPDIR/a/b" "$TMPDIR/a"; ${CHECK}`,
      '-a',
      'delta',
    );
  });

  test('that prints megabytes', async () => {
    await misbehaving(
      `yes noise | head -c 3000000; yes noise | head -c 3000000 >&2; ${CHECK}`,
      '-a',
      'delta',
    );
  });

  test('that prints megabytes, matched by a pattern', async () => {
    box.write('file.txt', fifty);
    const command = `yes noise | head -c 9000000; ${CHECK} && echo found`;
    const args = ['-a', 'delta', '--stdout', '^found$', 'file.txt', '--', 'sh', '-c', command, 'x', '{}'];
    expect((await box.pith(...args)).code).toBe(0);
    expect(isInteresting(box.read('file.txt'))).toBe(true);
  });

  test('that deletes its folder', async () => {
    await misbehaving(`${CHECK}; result=$?; rm -rf "$PWD" "$TMPDIR"; exit $result`);
  });

  test('that changes the file', async () => {
    const stats = await misbehaving(`${CHECK}; result=$?; echo rubbish >file.txt; exit $result`);
    expect(box.read('file.txt')).not.toContain('rubbish');
    expect(stats.after.tokens).toBeLessThanOrEqual(4);
  });

  test('that disappears during the run ends it with the reason, and leaves no wrong verdict in the journal', async () => {
    box.write('file.txt', fifty);
    box.script('test.sh', CHECK);
    await box.pith('-j1', './test.sh', 'file.txt');
    const expected = box.read('file.txt');
    box.write('file.txt', fifty);
    // It removes itself in its eighth run, unless told not to.
    const lines = `echo run >>'${box.path('runs')}'
[ -e '${box.path('stay')}' ] || [ $(wc -l <'${box.path('runs')}') -lt 8 ] || rm -f '${box.path('test.sh')}'
${CHECK}`;
    box.script('test.sh', lines);
    const { code, stderr } = await box.pith('-j2', './test.sh', 'file.txt');
    expect(code).toBe(1);
    expect(stderr).toMatch(/test\.sh does not exist/);
    expect(stderr).not.toContain('    at ');
    expect(isInteresting(box.read('file.txt'))).toBe(true);
    box.script('test.sh', lines);
    box.write('stay', '');
    expect((await box.pith('--stats', 'stats.json', './test.sh', 'file.txt')).code).toBe(0);
    expect(JSON.parse(box.read('stats.json')).journalHits).toBeGreaterThan(3);
    expect(box.read('file.txt')).toBe(expected);
  });

  test('that is flaky is detected', async () => {
    box.write('file.txt', fifty);
    // Without line 33 it succeeds now and then, but never twice with the same file.
    box.script(
      'test.sh',
      `${CHECK} && exit 0
grep -q "line 7" "$1" || exit 1
key='${box.path('seen')}'.$(md5sum <"$1" | cut -c1-32)
[ -e "$key" ] && exit 1
touch "$key"`,
    );
    const { code, stderr } = await box.pith('./test.sh', 'file.txt');
    expect(code).toBe(0);
    expect(stderr).toContain('The test is flaky: it failed 5 of 5 times on the result');
    expect(isInteresting(box.read('file.txt'))).toBe(true);
  });
});

/** Whether this process may mount a private file system, to fill it up. */
const mayMount = (() => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder]).status === 0;
  if (mounted) execFileSync('umount', [folder]);
  rmdirSync(folder);
  return mounted;
})();

if (!mayMount)
  console.log('Skipped: the tests with full and read-only disks, because only root can mount one.');

describe.runIf(mayMount)('a disk of its own', () => {
  let disk: string;
  beforeEach(() => {
    disk = box.path('disk');
    execFileSync('mkdir', [disk]);
  });
  afterEach(() => execFileSync('umount', [disk]));
  const mount = (options: string) => execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]);

  test('that is full when a result is written: the file stays as it was before', async () => {
    mount('size=256k');
    writeFileSync(`${disk}/file.txt`, fifty);
    // The disk fills up as soon as the reduction starts.
    box.script(
      'test.sh',
      `${CHECK} && { dd if=/dev/zero of='${disk}/rest' bs=1k count=1000 2>/dev/null; true; }`,
    );
    const { code, stderr } = await box.pith('-j1', '-a', 'delta', './test.sh', 'disk/file.txt');
    expect(code).toBe(1);
    expect(stderr).toMatch(/no space left/i);
    expect(stderr).not.toContain('    at ');
    expect(isInteresting(readFileSync(`${disk}/file.txt`, 'latin1'))).toBe(true);
    expect(readdirSync(disk).filter((name) => name.endsWith('tmp'))).toEqual([]);
  });

  /** A test that counts its runs, and executes `action` from its sixth run on, unless told not to. */
  const fromSixthRun = (sandbox: Sandbox, action: string) =>
    sandbox.script(
      'test.sh',
      `echo run >>'${sandbox.path('runs')}'
[ -e '${sandbox.path('stay')}' ] || [ $(wc -l <'${sandbox.path('runs')}') -lt 6 ] || ${action}
${CHECK}`,
    );

  test('that is full where the tests run: old test folders are removed to make room', async () => {
    mount('size=256k');
    const full = createSandbox({ tmpdir: `${disk}/tmp` });
    try {
      full.write('file.txt', fifty);
      fromSixthRun(full, `cat /dev/zero >>'${disk}/rest' 2>/dev/null`);
      const { code, stderr } = await full.pith('-j1', './test.sh', 'file.txt');
      expect([code, stderr]).toEqual([0, expect.not.stringMatching(/no space/)]);
      expect(isInteresting(full.read('file.txt'))).toBe(true);
      expect(full.read('file.txt').split('\n').length).toBeLessThan(5);
    } finally {
      await full.close();
    }
  });

  test('that is read-only where the tests run: the test is broken, not a rejection', async () => {
    mount('size=256k');
    const frozen = createSandbox({ tmpdir: `${disk}/tmp` });
    const remount = (how: string) => `mount -o remount,${how} '${disk}'`;
    try {
      frozen.write('file.txt', fifty);
      fromSixthRun(frozen, remount('ro'));
      const { code, stderr } = await frozen.pith('-j1', './test.sh', 'file.txt');
      expect([code, stderr]).toEqual([1, expect.stringMatching(/could not be written.*read-only/i)]);
      expect(isInteresting(frozen.read('file.txt'))).toBe(true);
      // When it is writable again, the same command finishes.
      execFileSync('sh', ['-c', remount('rw')]);
      frozen.write('stay', '');
      expect((await frozen.pith('-j1', '--stats', 'stats.json', './test.sh', 'file.txt')).code).toBe(0);
      const stats = JSON.parse(frozen.read('stats.json'));
      expect(stats.journalHits).toBeGreaterThan(2);
      expect(stats.after.tokens).toBeLessThanOrEqual(4);
    } finally {
      await frozen.close();
    }
  });

  test('that is read-only: nothing is tested, and the error says what to do', async () => {
    mount('size=256k');
    writeFileSync(`${disk}/file.txt`, fifty);
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    box.script('test.sh', CHECK);
    const { code, stderr } = await box.pith('./test.sh', 'disk/file.txt');
    expect(code).toBe(2);
    expect(stderr).toMatch(/read-only.*Try: -o FILE/);
  });

  test('that is read-only, with the result elsewhere: it works, and says that it cannot be resumed', async () => {
    mount('size=256k');
    writeFileSync(`${disk}/file.txt`, fifty);
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    box.script('test.sh', CHECK);
    const { code, stderr } = await box.pith('-o', 'out.txt', './test.sh', 'disk/file.txt');
    expect(code).toBe(0);
    expect(stderr).toContain('cannot be resumed');
    expect(isInteresting(box.read('out.txt'))).toBe(true);
    expect(existsSync(`${disk}/.pith`)).toBe(false);
  });
});
