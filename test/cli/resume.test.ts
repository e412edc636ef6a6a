/** The journal, from the command line: the same command resumes a stopped run. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, isInstalled, type Sandbox, until } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => {
  box = createSandbox();
});
afterEach(() => box.close());

const twenty = Array.from({ length: 20 }, (_, i) => `line ${i}\n`).join('');

describe('resuming an earlier run', () => {
  const logged = () => {
    box.write('file.txt', twenty);
    box.script(
      'test.sh',
      `md5sum <file.txt >>'${box.path('runs')}'; grep -q "line 7" file.txt && grep -q "line 13" file.txt`,
    );
  };
  const runs = () => box.read('runs').trim().split('\n');

  test.each([[[]], [['-o', 'out.txt']]])(
    'no test is repeated, and the result is the same: %j',
    async (more) => {
      logged();
      expect((await box.pith('-j1', ...more, '-a', 'ddmin-lines', './test.sh', 'file.txt')).code).toBe(0);
      const result = box.read(more[1] ?? 'file.txt');
      const whole = runs();
      box.write('file.txt', twenty);
      rmSync(box.path('out.txt'), { force: true });
      box.write('runs', '');
      const parts: number[] = [];
      for (let code: number | null = 3, i = 0; code === 3; i++) {
        ({ code } = await box.pith(
          '-j1',
          ...more,
          '-a',
          'ddmin-lines',
          '--limit-tests',
          '9',
          './test.sh',
          'file.txt',
        ));
        parts.push(runs().length);
        expect(i).toBeLessThan(20);
      }
      expect(parts.length).toBeGreaterThan(3);
      expect(box.read(more[1] ?? 'file.txt')).toBe(result);
      // Each run, also the uninterrupted one, tests its result once more, without the journal.
      expect(new Set(runs())).toEqual(new Set(whole));
      expect(runs().length).toBeLessThanOrEqual(whole.length + parts.length - 1);
      expect(box.exists('.pith')).toBe(false);
    },
  );

  test.each([
    [
      'another test',
      async () => void box.script('test.sh', 'grep -q "line 7" file.txt'),
      'about another test',
    ],
    ['another input', async () => void box.write('file.txt', `x\n${twenty}`), 'about another input'],
    ['a damaged journal', async () => void box.write('.pith/file.txt/journal', 'rubbish'), 'it is damaged'],
    [
      'a damaged original',
      async () => void box.write('.pith/file.txt/original/file.txt', 'x'),
      'original is damaged',
    ],
  ])('%s is noticed and explained', async (_, change, message) => {
    logged();
    expect((await box.pith('-j1', '--limit-tests', '5', './test.sh', 'file.txt')).code).toBe(3);
    expect(box.exists('.pith/file.txt/journal')).toBe(true);
    await change();
    const { code, stderr } = await box.pith('-j1', './test.sh', 'file.txt');
    expect(stderr).toContain(message);
    expect(code).toBe(0);
    expect(box.read('file.txt')).toContain('line 7');
    expect(box.exists('.pith')).toBe(false);
  });

  test('other options make a different reduction', async () => {
    logged();
    await box.pith('--limit-tests', '5', './test.sh', 'file.txt');
    expect((await box.pith('-a', 'delta', './test.sh', 'file.txt')).stderr).toContain(
      'other options (alg pith',
    );
  });

  test('an option with non-ASCII characters is accepted', async () => {
    logged();
    box.write('größe.bnf', 'file = { line } ;\nline = /line [0-9]+\\n/ ;\n');
    const args = ['--grammar', 'größe.bnf', '--limit-tests', '5', './test.sh', 'file.txt'];
    const first = await box.pith(...args);
    expect(first.code, first.stderr).toBe(3);
    expect((await box.pith(...args)).stderr).toContain('Continuing an earlier run');
  });

  test('a changed tool in the command makes a different test', async () => {
    box.write('file.txt', twenty);
    box.script('tool.sh', 'grep -q "line 7" "$1"');
    await box.pith('--limit-tests', '5', 'file.txt', '--', 'sh', 'tool.sh', '{}');
    box.script('tool.sh', 'grep -q "line" "$1"');
    const { stderr } = await box.pith('file.txt', '--', 'sh', 'tool.sh', '{}');
    expect(stderr).toContain('another test, or the test was changed');
  });

  test.each([[[]], [['-o', 'out.txt']]])(
    'stopped before it reaches the point of the earlier run: the reported result is the one on disk: %j',
    async (more) => {
      logged();
      const run = (limit: string) =>
        box.pith('-j1', ...more, '--stats', 's.json', '--limit-size', limit, './test.sh', 'file.txt');
      await run('6');
      const best = box.read(more[1] ?? 'file.txt');
      const { code, stderr } = await run('30');
      expect(code).toBe(3);
      expect(box.read(more[1] ?? 'file.txt')).toBe(best);
      expect(JSON.parse(box.read('s.json')).after).toEqual({ tokens: 6, bytes: best.length });
      expect(stderr).toContain(`${twenty.length} to ${best.length} bytes`);
      // Its only test is that of the reported result.
      expect(new Set(runs().slice(-2)).size).toBe(1);
    },
  );

  test('--no-resume forgets it', async () => {
    logged();
    await box.pith('--limit-tests', '5', './test.sh', 'file.txt');
    const { stderr } = await box.pith('--no-resume', '--stats', 's.json', './test.sh', 'file.txt');
    expect(JSON.parse(box.read('s.json')).journalHits).toBe(0);
    expect(stderr).not.toContain('earlier run');
  });

  test('--keep-journal keeps it, and the same command then runs one test only', async () => {
    logged();
    await box.pith('--keep-journal', './test.sh', 'file.txt');
    expect(box.exists('.pith/file.txt/journal')).toBe(true);
    const before = runs().length;
    expect((await box.pith('./test.sh', 'file.txt')).code).toBe(0);
    expect(runs().length).toBe(before + 1);
  });

  test('the exit code of a command on the original is remembered', async () => {
    box.write('file.txt', twenty);
    const command = `echo run >>'${box.path('runs')}'; grep -q "line 7" "$1" && exit 5; exit 6`;
    const args = ['-j1', 'file.txt', '--', 'sh', '-c', command, 'x', '{}'];
    await box.pith('--limit-tests', '4', ...args);
    expect(runs().length).toBeLessThanOrEqual(4);
    const { code, stderr } = await box.pith(...args);
    expect(code).toBe(0);
    expect(stderr).toContain('Continuing an earlier run');
    expect(box.read('file.txt')).toBe('line 7\n');
  });

  test.each([
    ['0600', 0o600],
    ['0644', 0o644],
  ])('nobody else may look into .pith: a file of mode %s', async (_, mode) => {
    logged();
    chmodSync(box.path('file.txt'), mode);
    await box.pith('--limit-tests', '12', './test.sh', 'file.txt');
    const modeOf = (name: string) => statSync(box.path(name)).mode & 0o777;
    expect(modeOf('.pith')).toBe(0o700);
    expect(modeOf('.pith/file.txt')).toBe(0o700);
    for (const name of ['original/file.txt', 'journal']) expect(modeOf(`.pith/file.txt/${name}`)).toBe(0o600);
    expect(modeOf('file.txt')).toBe(mode);
    expect(modeOf('file.txt.orig')).toBe(mode);
  });

  test.runIf(isInstalled('git'))('git ignores .pith, and the last run removes it', async () => {
    logged();
    box.write('other.txt', twenty);
    box.script('other.sh', 'grep -q "line 7" other.txt');
    const git = (...args: string[]) => execFileSync('git', ['-C', box.folder, ...args]).toString();
    git('init', '--quiet');
    await box.pith('--limit-tests', '5', './test.sh', 'file.txt');
    await box.pith('--limit-tests', '5', './other.sh', 'other.txt');
    expect(box.exists('.pith/file.txt/journal')).toBe(true);
    expect(git('status', '--porcelain', '--untracked-files=all')).not.toContain('.pith');
    await box.pith('./test.sh', 'file.txt');
    expect(git('status', '--porcelain', '--untracked-files=all')).not.toContain('.pith');
    await box.pith('./other.sh', 'other.txt');
    expect(box.exists('.pith')).toBe(false);
  });

  test('a file named .gitignore can be reduced like any other', async () => {
    box.write('.gitignore', twenty);
    box.script('test.sh', 'grep -q "line 7" .gitignore && grep -q "line 13" .gitignore');
    expect((await box.pith('--limit-tests', '9', './test.sh', '.gitignore')).code).toBe(3);
    const { code, stderr } = await box.pith('-a', 'pith', './test.sh', '.gitignore');
    expect(code).toBe(0);
    expect(stderr).toContain('Continuing an earlier run');
    expect(box.exists('.pith')).toBe(false);
  });

  test('links in .pith are not followed', async () => {
    logged();
    mkdirSync(box.path('.pith/file.txt'), { recursive: true });
    box.write('victim', 'precious');
    for (const name of ['original', 'journal'])
      symlinkSync('../../victim', box.path(`.pith/file.txt/${name}`));
    await box.pith('./test.sh', 'file.txt');
    expect(box.read('victim')).toBe('precious');
    expect(box.exists('.pith')).toBe(false);
  });

  test('a lock without a holder is ignored', async () => {
    logged();
    mkdirSync(box.path('.pith/file.txt'), { recursive: true });
    box.write('.pith/file.txt/lock', '{"pid":0,"started":""}');
    box.write('.pith/file.txt/lock.4194304', '');
    expect((await box.pith('./test.sh', 'file.txt')).code).toBe(0);
    expect(box.exists('.pith')).toBe(false);
  });

  test('only one process at a time reduces a file', async () => {
    box.write('file.txt', twenty);
    box.script('test.sh', `until [ -e '${box.path('go')}' ]; do sleep 0.05; done; grep -q "line 7" file.txt`);
    const first = box.start('./test.sh', 'file.txt');
    await until(() => box.exists('.pith/file.txt/journal'));
    const second = await box.pith('-o', 'x', './test.sh', 'file.txt');
    expect(second.code).toBe(1);
    expect(second.stderr).toContain(`being reduced already, by process ${first.child.pid}`);
    box.write('go', '');
    expect((await first.finished).code).toBe(0);
  });
});
