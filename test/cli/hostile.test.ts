/** Harmful tests. After each: the user's files are unchanged, no process is left, and TMPDIR is empty. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
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
const CHECK = 'grep -q "line 7" "$1" && grep -q "line 33" "$1"';

const reduced = async (lines: string, ...options: string[]) => {
  if (!box.exists('file.txt')) box.write('file.txt', eight);
  box.script('test.sh', lines);
  const finished = await box.pith('-a', 'delta', ...options, './test.sh', 'file.txt');
  expect(finished.code, finished.stderr).toBe(0);
  expect(box.read('file.txt')).toBe('line 7\nline 33\n');
  return finished;
};

/** A duration for `sleep` by which a process can be recognised. */
const uniqueSeconds = () => `9${Math.random().toString().slice(2, 11)}`;

/** The running processes with `text` in their command line. */
function alive(text: string): string[] {
  if (!existsSync('/proc/self')) return [];
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(text);
    } catch {
      return false;
    }
  });
}

const mount = (...args: string[]) => spawnSync('mount', args).status === 0;

const mayMount = (() => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  const mounted = mount('-t', 'tmpfs', 'tmpfs', folder);
  if (mounted) spawnSync('umount', [folder]);
  rmdirSync(folder);
  return mounted;
})();

if (!mayMount) console.log('Skipped: the hostile tests that mount something, because only root can.');

describe("the user's files", () => {
  let precious: string;
  beforeEach(() => {
    precious = box.path('precious');
    mkdirSync(join(precious, 'folder', 'inner'), { recursive: true });
    for (const name of ['a', 'folder/b', 'folder/inner/c']) writeFileSync(join(precious, name), name);
    for (const number of [1, 2, 3, 4, 5]) writeFileSync(join(precious, String(number)), 'a number');
    writeFileSync(join(precious, 'read-only'), 'keep', { mode: 0o400 });
    spawnSync('chmod', ['500', join(precious, 'folder')]);
  });
  const everything = () =>
    readdirSync(precious, { recursive: true, encoding: 'utf8' })
      .map((name) => `${name} ${(statSync(join(precious, name)).mode & 0o777).toString(8)}`)
      .toSorted();

  const untouchedBy = async (lines: string) => {
    const before = everything();
    await reduced(lines);
    expect(everything()).toEqual(before);
  };

  test('stay if the TMPDIR of a test becomes a link to them', () =>
    untouchedBy(`${CHECK}; r=$?; rm -rf "$TMPDIR"; ln -s '${precious}' "$TMPDIR"; exit $r`));

  test('stay if the folder of a test becomes a link to them', () =>
    untouchedBy(`${CHECK}; r=$?; d=$PWD; cd /; rm -rf "$d"; ln -s '${precious}' "$d"; exit $r`));

  test('stay if a folder in the folder of a test is a link to them', () =>
    untouchedBy(
      `${CHECK}; r=$?; mkdir -p a/b; ln -s '${precious}' a/b/link; ln -s '${precious}/a' a/b/file; exit $r`,
    ));

  describe.runIf(mayMount)('mounted by a test', () => {
    const mountsBelow = (folder: string) =>
      readFileSync('/proc/self/mountinfo', 'utf8')
        .split('\n')
        .map((line) => line.split(' ')[4] ?? '')
        .filter((path) => path.startsWith(`${folder}/`));
    afterEach(() => {
      for (const path of mountsBelow(box.tmpdir).toReversed()) spawnSync('umount', [path]);
      spawnSync('rm', [
        '-rf',
        '--one-file-system',
        ...readdirSync(box.tmpdir).map((name) => join(box.tmpdir, name)),
      ]);
    });

    test.each([
      ['in a folder in its folder', 'a/b/here'],
      ['in its TMPDIR', '$TMPDIR/here'],
      ['on its TMPDIR', '$TMPDIR'],
    ])('stay %s', async (_, place) => {
      const before = everything();
      const { stderr } = await reduced(
        `${CHECK}; r=$?; mkdir -p "${place}"; [ -e '${box.path('once')}' ] || mount --bind '${precious}' "${place}"; touch '${box.path('once')}'; exit $r`,
      );
      expect(mountsBelow(box.tmpdir)).toHaveLength(1);
      expect(everything()).toEqual(before);
      expect(stderr).toMatch(/could not remove .*mounted/);
    });
  });
});

describe.runIf(existsSync('/proc/self'))('processes that run away', () => {
  let seconds: string;
  beforeEach(() => {
    seconds = uniqueSeconds();
  });
  afterEach(() => {
    for (const pid of alive(seconds)) spawnSync('kill', ['-9', pid]);
  });

  test('without their environment, in their own session', async () => {
    await reduced(`env -i setsid sh -c 'sleep ${seconds} &'; ${CHECK}`);
    expect(alive(seconds)).toEqual([]);
  });

  test('without environment, working directory or open files', async () => {
    await reduced(`(cd / && env -i setsid sh -c 'sleep ${seconds} <&- >&- 2>&- &'); ${CHECK}`);
    expect(alive(seconds)).toEqual([]);
  });

  test('again and again', async () => {
    // Ends after a while even if it is not killed.
    box.script('run.sh', `n=$(($2 - 1)); [ $n -lt 0 ] && exit; sleep 0.002; setsid "$0" ${seconds} $n &`);
    await reduced(`'${box.path('run.sh')}' ${seconds} 3000 & ${CHECK}`);
    expect(alive(seconds)).toEqual([]);
  });

  test('do not pile up during a run', async () => {
    const log = box.path('log');
    box.write('file.txt', Array.from({ length: 50 }, (_, i) => `line ${i}\n`).join(''));
    // Each run starts a process that runs away, and counts the running ones.
    await reduced(
      `env -i setsid sh -c 'sleep ${seconds} &'; cat /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' ' ' | grep -ao 'sleep ${seconds}' | wc -l >>'${log}'; sleep 0.1; ${CHECK}`,
      '-j1',
    );
    const counts = readFileSync(log, 'utf8').trim().split('\n').map(Number);
    expect(counts.length).toBeGreaterThan(25);
    expect(Math.max(...counts)).toBeLessThan(counts.length / 2);
  });
});

describe('the launcher', () => {
  test.each(['KILL', 'STOP'])('is sent SIG%s by the first test that it starts', async (signal) => {
    await reduced(
      `${CHECK}; r=$?; mkdir '${box.path('once')}' 2>/dev/null && kill -${signal} $PPID; exit $r`,
    );
  });

  test.each(['KILL', 'STOP'])(
    'is sent SIG%s by every test of some candidates: they are not interesting, with a warning',
    async (signal) => {
      const { stderr } = await reduced(
        `grep -q a "$1" || ! grep -q b "$1" || kill -${signal} $PPID; ${CHECK}`,
      );
      expect(stderr).toMatch(
        /warning: .*not interesting.*killed or stopped the process that starts the tests/,
      );
    },
  );

  test('is killed together with Pith: the next run cleans up', async () => {
    const seconds = uniqueSeconds();
    box.write('file.txt', eight);
    box.script('test.sh', `echo $PPID >'${box.path('launcher')}'; exec sleep ${seconds}`);
    const { child, finished } = box.start('./test.sh', 'file.txt');
    await until(() => box.exists('launcher') && box.read('launcher').endsWith('\n'));
    spawnSync('kill', ['-STOP', box.read('launcher').trim()]);
    child.kill('SIGKILL');
    spawnSync('kill', ['-KILL', box.read('launcher').trim()]);
    await finished;
    expect(alive(seconds)).not.toEqual([]);
    expect(readdirSync(box.tmpdir)).toHaveLength(1);
    // These folders are not Pith's, or have no known owner.
    mkdirSync(join(box.tmpdir, 'pith-0123456789ab'));
    mkdirSync(join(box.tmpdir, 'pith-ba9876543210'));
    writeFileSync(join(box.tmpdir, 'pith-ba9876543210', 'owner'), 'somebody');
    await reduced(CHECK, '--no-resume');
    expect(alive(seconds)).toEqual([]);
    expect(readdirSync(box.tmpdir).toSorted()).toEqual(['pith-0123456789ab', 'pith-ba9876543210']);
    spawnSync('rm', ['-rf', ...readdirSync(box.tmpdir).map((name) => join(box.tmpdir, name))]);
  });
});

describe.runIf(mayMount)('a small TMPDIR', () => {
  let disk: string;
  beforeEach(() => {
    disk = box.path('disk');
    mkdirSync(disk);
  });
  afterEach(() => {
    spawnSync('umount', [disk]);
  });

  test.each([
    ['space', 'size=1m', 'dd if=/dev/zero of="$TMPDIR/rest" bs=64k count=100 2>/dev/null'],
    ['inodes', 'nr_inodes=100', 'for i in $(seq 200); do : >"$TMPDIR/$i" || break; done 2>/dev/null'],
  ])('of which every test takes all %s', async (_, options, fill) => {
    expect(mount('-t', 'tmpfs', '-o', options, 'tmpfs', disk)).toBe(true);
    const full = createSandbox({ tmpdir: `${disk}/tmp` });
    try {
      full.write('file.txt', eight);
      // A test needs some space itself.
      full.script('test.sh', `echo 1 >"$TMPDIR/0" && [ -s "$TMPDIR/0" ] || exit 1\n(${fill})\n${CHECK}`);
      const { code, stderr } = await full.pith('-a', 'delta', '-j1', './test.sh', 'file.txt');
      expect(code, stderr).toBe(0);
      expect(full.read('file.txt')).toBe('line 7\nline 33\n');
    } finally {
      await full.close();
    }
  });
});

test('a low limit on open files is reported', () => {
  box.write('file.txt', eight);
  const test = box.script('test.sh', CHECK);
  const command = `ulimit -n 40; exec "$0" bin/pith.js '${test}' '${box.path('file.txt')}'`;
  const { status, stderr } = spawnSync('sh', ['-c', command, process.execPath], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^pith: .*too many open files.*ulimit -n/i);
  expect(stderr).not.toContain('    at ');
});
