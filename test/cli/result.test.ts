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
