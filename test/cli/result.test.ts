/** The result file, and other files in its folder. */
import { chmodSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => {
  box = createSandbox();
});
afterEach(() => box.close());

const twenty = Array.from({ length: 20 }, (_, i) => `line ${i}\n`).join('');

describe('temporary files', () => {
  test('a link with such a name is not followed', async () => {
    box.write('file.txt', twenty);
    chmodSync(box.path('file.txt'), 0o604);
    box.write('victim', 'precious');
    chmodSync(box.path('victim'), 0o640);
    symlinkSync('victim', box.path('.file.txt.pith-tmp'));
    box.script('test.sh', 'grep -q "line 7" file.txt');
    expect((await box.pith('./test.sh', 'file.txt')).code).toBe(0);
    expect(box.read('victim')).toBe('precious');
    expect(statSync(box.path('victim')).mode & 0o777).toBe(0o640);
    expect(box.read('file.txt')).toBe('line 7\n');
    expect(statSync(box.path('file.txt')).mode & 0o777).toBe(0o604);
  });

  test('two runs with the same -o do not share one', async () => {
    box.write('a.txt', `a\n${twenty}`);
    box.write('b.txt', `b\n${twenty}`);
    // Each writes while the other is reducing.
    box.script('test.sh', 'grep -q "line 7" "$1"');
    const both = await Promise.all(
      ['a.txt', 'b.txt'].map((name) => box.pith('-j1', '-o', 'out.txt', './test.sh', name)),
    );
    for (const { stderr } of both) expect(stderr).not.toContain('could not be written');
    expect(box.read('out.txt')).toContain('line 7\n');
    expect(readdirSync(box.folder).filter((name) => name.endsWith('tmp'))).toEqual([]);
  });
});

describe('the file is edited during the reduction', () => {
  /** A test whose run number `run` edits the file. */
  const editing = (run: number, name = 'file.txt') => {
    box.write('file.txt', twenty);
    box.script(
      'test.sh',
      `echo run >>'${box.path('runs')}'
[ $(wc -l <'${box.path('runs')}') != ${run} ] || echo 'my edit' >>'${box.path(name)}'
grep -q "line 7" file.txt && grep -q "line 13" file.txt`,
    );
  };

  test.each([
    ['while it is tested for the first time', 1, 'file.txt', []],
    ['in the middle', 6, 'file.txt', []],
    ['in the middle, with -o', 6, 'out.txt', ['-o', 'out.txt']],
  ])('%s: the edit stays, and the result is beside it', async (_, run, name, more) => {
    editing(run, name);
    const { code, stderr } = await box.pith('-j1', ...more, './test.sh', 'file.txt');
    expect(code).toBe(1);
    expect(stderr).toContain(`${name} was changed`);
    expect(stderr).toContain(`${name}.reduced`);
    expect(stderr).not.toContain('    at ');
    expect(box.read(name)).toContain('my edit');
    expect(box.read(`${name}.reduced`)).toMatch(/line 7\n(.*\n)*line 13\n/);
    expect(box.read(`${name}.reduced`)).not.toContain('my edit');
  });

  test('after the last acceptance: detected at the end', async () => {
    box.write('file.txt', 'ab');
    box.script('test.sh', `[ "$(cat file.txt)" = ab ] || { echo edit >'${box.path('file.txt')}'; exit 1; }`);
    const { code, stderr } = await box.pith('-j1', './test.sh', 'file.txt');
    expect(code).toBe(1);
    expect(stderr).toContain('file.txt was changed');
    expect(box.read('file.txt')).toBe('edit\n');
    expect(box.read('file.txt.reduced')).toBe('ab');
  });
});

describe('the -o file holds the result of an earlier run', () => {
  const small = 'line 7\nline 13\n';
  beforeEach(() => {
    box.write('file.txt', twenty);
    box.script(
      'test.sh',
      `md5sum <file.txt >>'${box.path('runs')}'; grep -q "line 7" file.txt && grep -q "line 13" file.txt`,
    );
  });
  const run = (...options: string[]) =>
    box.pith('-j1', '-o', 'out.txt', '--stats', 's.json', ...options, './test.sh', 'file.txt');
  const after = () => JSON.parse(box.read('s.json')).after.bytes;

  test.each([
    ['another algorithm', ['-a', 'delta']],
    ['--no-resume', ['--no-resume']],
  ])('%s, stopped early: what is there stays', async (_, options) => {
    expect((await run('--limit-size', '6')).code).toBe(3);
    const best = box.read('out.txt');
    expect(best.length).toBeLessThan(twenty.length / 2);
    const { code, stderr } = await run(...options, '--limit-tests', '4');
    expect(code).toBe(3);
    expect(box.read('out.txt')).toBe(best);
    expect(stderr.match(/out\.txt holds a smaller interesting program/g)).toHaveLength(1);
    expect(after()).toBe(best.length);
  });

  test('a damaged journal', async () => {
    await run('--limit-size', '6');
    const best = box.read('out.txt');
    box.write('.pith/file.txt/journal', 'rubbish');
    await run('--limit-tests', '4');
    expect(box.read('out.txt')).toBe(best);
  });

  test('it never grows, and only a smaller program replaces it', async () => {
    box.write('out.txt', small.replace('\n', '\nmore\n'));
    box.script(
      'test.sh',
      `wc -c <'${box.path('out.txt')}' >>'${box.path('sizes')}'; grep -q "line 7" file.txt && grep -q "line 13" file.txt`,
    );
    expect((await run('-a', 'ddmin-lines')).code).toBe(0);
    const sizes = box.read('sizes').trim().split('\n').map(Number);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes[0]).toBe(small.length + 5);
    expect(box.read('out.txt')).toBe(small);
  });

  test('a run that finds nothing smaller says so', async () => {
    box.write('out.txt', small.trim());
    // Nothing can be removed from the input.
    box.script('test.sh', `[ "$(wc -c <file.txt)" = ${twenty.length} ] || [ "$(wc -c <file.txt)" = 14 ]`);
    const { code, stderr } = await run('-a', 'ddmin-lines');
    expect(code).toBe(0);
    expect(stderr).toContain('out.txt holds a smaller interesting program');
    expect(box.read('out.txt')).toBe(small.trim());
    expect(after()).toBe(14);
  });

  test.each([
    ['is not interesting', 'my notes\n'],
    ['is larger', `${twenty}line 20\n`],
  ])('a file that %s is overwritten', async (_, content) => {
    box.write('out.txt', content);
    expect((await run('--limit-tests', '4')).code).toBe(3);
    expect(box.read('out.txt')).toBe(twenty);
  });

  test('it takes one test, and none when the run is resumed', async () => {
    await run('--limit-size', '6');
    box.write('runs', '');
    await run('--no-resume', '--limit-tests', '5');
    const tested = box.read('runs').trim().split('\n');
    expect(tested).toHaveLength(5);
    await run('--limit-tests', '5');
    const standing = tested[2]!;
    const all = box.read('runs').trim().split('\n');
    // It is the result on disk, so it is tested once more at the end of each run.
    expect(all.filter((digest) => digest === standing)).toHaveLength(3);
  });

  test('the accepted programs do not depend on it', async () => {
    expect((await run('--json', '-a', 'ddmin-lines')).code).toBe(0);
    const result = box.read('out.txt');
    box.write('out.txt', `line 6\n${small}`);
    await run('-a', 'ddmin-lines');
    expect(box.read('out.txt')).toBe(result);
  });

  test('if the limit leaves no test for it, nothing is written', async () => {
    box.write('out.txt', small);
    const { code, stderr } = await run('--limit-tests', '1');
    expect(code).toBe(3);
    expect(stderr).toContain('nothing was written');
    expect(box.read('out.txt')).toBe(small);
  });
});
