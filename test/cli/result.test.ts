/** The file that the user gets, and what else is in its folder. */
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
  test('a link where one might be is not followed', async () => {
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
    // Each is in the middle of its reduction when the other writes.
    box.script('test.sh', 'grep -q "line 7" "$1"');
    const both = await Promise.all(
      ['a.txt', 'b.txt'].map((name) => box.pith('-j1', '-o', 'out.txt', './test.sh', name)),
    );
    for (const { stderr } of both) expect(stderr).not.toContain('could not be written');
    expect(box.read('out.txt')).toContain('line 7\n');
    expect(readdirSync(box.folder).filter((name) => name.endsWith('tmp'))).toEqual([]);
  });
});

describe('the file is edited while Pith is at work', () => {
  /** A test whose run number `run` does something to the file. */
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

  test('when nothing more is found: that is noticed at the end', async () => {
    box.write('file.txt', 'ab');
    box.script('test.sh', `[ "$(cat file.txt)" = ab ] || { echo edit >'${box.path('file.txt')}'; exit 1; }`);
    const { code, stderr } = await box.pith('-j1', './test.sh', 'file.txt');
    expect(code).toBe(1);
    expect(stderr).toContain('file.txt was changed');
    expect(box.read('file.txt')).toBe('edit\n');
    expect(box.read('file.txt.reduced')).toBe('ab');
  });
});
