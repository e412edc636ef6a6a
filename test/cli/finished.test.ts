/** A finished reduction is not repeated. */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => {
  box = createSandbox();
  box.write('file.txt', twenty);
  box.script('test.sh', `echo run >>'${box.path('runs')}'; grep -q "line 7" file.txt`);
});
afterEach(() => box.close());

const twenty = Array.from({ length: 20 }, (_, i) => `line ${i}\n`).join('');
const SAYS_SO = 'Reduced already';

/** Runs Pith; returns the number of tests and its messages. */
async function run(...args: string[]) {
  const before = count();
  const { code, stderr } = await box.pith(...args, './test.sh', 'file.txt');
  return { code, stderr, tests: count() - before };
}

const count = () => (box.exists('runs') ? box.read('runs').trim().split('\n').length : 0);

describe('in place', () => {
  test('the second run tests the input, says that it is reduced already, and changes nothing', async () => {
    await run();
    const { mtimeMs } = statSync(box.path('file.txt'));
    const again = await run('--stats', 's.json');
    expect(again).toMatchObject({ code: 0, tests: 1 });
    expect(again.stderr).toContain(SAYS_SO);
    expect(box.read('file.txt')).toBe('line 7\n');
    expect(statSync(box.path('file.txt')).mtimeMs).toBe(mtimeMs);
    expect(readdirSync(box.folder).toSorted()).toEqual(
      ['file.txt', 'file.txt.orig', 'runs', 's.json', 'test.sh'].toSorted(),
    );
    expect(JSON.parse(box.read('s.json'))).toMatchObject({
      ...{ finished: true, stopped: null, queries: 1 },
      ...{ before: { tokens: 2, bytes: 7 }, after: { tokens: 2, bytes: 7 } },
    });
  });

  test('--no-resume reduces it again', async () => {
    await run();
    const again = await run('--no-resume');
    expect(again.tests).toBeGreaterThan(1);
    expect(again.stderr).not.toContain(SAYS_SO);
  });

  test.each([
    ['other options', () => run('-a', 'delta')],
    [
      'another test',
      () => {
        box.script('test.sh', `echo run >>'${box.path('runs')}'; grep -q "line" file.txt`);
        return run();
      },
    ],
    [
      'another file',
      () => {
        box.write('file.txt', 'line 7\nline 8\n');
        return run();
      },
    ],
  ])('%s: that is another reduction', async (_, again) => {
    await run();
    const { tests, stderr } = await again();
    expect(tests).toBeGreaterThan(1);
    expect(stderr).not.toContain(SAYS_SO);
  });

  test('a stopped run does not count as finished', async () => {
    await run('--limit-size', '6');
    expect((await run('--no-resume')).stderr).not.toContain(SAYS_SO);
  });

  test('an input that is no longer interesting is reported as usual', async () => {
    box.script('test.sh', `[ ! -e '${box.path('mended')}' ] && grep -q "line 7" file.txt`);
    await run();
    box.write('mended', '');
    const { code, stderr } = await run();
    expect(code).toBe(1);
    expect(stderr).toContain('file.txt is not interesting');
  });

  test('a run with a flaky test does not count as finished', async () => {
    // A file with a 7 but no 9 is interesting only the first time.
    box.script(
      'test.sh',
      `grep -q 7 file.txt && grep -q 9 file.txt && exit 0
grep -q 7 file.txt || exit 1
key='${box.path('seen')}'.$(md5sum <file.txt | cut -c1-32)
[ -e "$key" ] && exit 1
touch "$key"`,
    );
    expect((await run('-j1')).stderr).toContain('The test is flaky');
    expect((await run('-j1')).stderr).not.toContain(SAYS_SO);
  });

  test('--without does not warn about a pass that was not run', async () => {
    await run('--without', 'lines');
    const { stderr } = await run('--without', 'lines');
    expect(stderr).toContain(SAYS_SO);
    expect(stderr).not.toContain('has run no pass');
  });
});

describe('with -o', () => {
  test('the second run tests the input, and changes nothing', async () => {
    await run('-o', 'out.txt');
    const again = await run('-o', 'out.txt', '--stats', 's.json');
    expect(again).toMatchObject({ code: 0, tests: 1 });
    expect(again.stderr).toContain(SAYS_SO);
    expect(box.read('out.txt')).toBe('line 7\n');
    expect(JSON.parse(box.read('s.json')).after.bytes).toBe(7);
  });

  test.each([
    ['missing', () => rmSync(box.path('out.txt'))],
    ['something else', () => void box.write('out.txt', 'my notes')],
  ])('if the result is %s, it is made again', async (_, change) => {
    await run('-o', 'out.txt');
    change();
    const again = await run('-o', 'out.txt');
    expect(again.tests).toBeGreaterThan(1);
    expect(box.read('out.txt')).toBe('line 7\n');
  });
});

describe('the list of finished reductions', () => {
  const memory = () => join(box.cache, 'pith', 'finished');

  test('is private to the owner, and contains no part of the program', async () => {
    await run();
    expect(statSync(memory()).mode & 0o777).toBe(0o600);
    expect(statSync(join(box.cache, 'pith')).mode & 0o777).toBe(0o700);
    expect(readFileSync(memory(), 'utf8')).toMatch(/^[\w-]{86}\n$/);
  });

  test('does not grow forever', async () => {
    await run();
    const [mine] = readFileSync(memory(), 'utf8').split('\n');
    writeFileSync(memory(), `${'another\n'.repeat(5000)}${mine}\n`);
    expect((await run()).stderr).toContain(SAYS_SO);
    await run('-a', 'delta');
    expect(readFileSync(memory(), 'utf8').trim().split('\n')).toHaveLength(1000);
    expect((await run()).stderr).toContain(SAYS_SO);
  });

  test.each([
    ['cannot be written', async () => writeFileSync(box.cache, 'not a folder')],
    [
      'is damaged',
      async () => {
        await run();
        writeFileSync(memory(), Buffer.from([0, 255, 10, 10]));
        box.write('file.txt', twenty);
      },
    ],
  ])('does no harm if it %s', async (_, damage) => {
    await damage();
    expect(await run()).toMatchObject({ code: 0 });
    expect((await run()).code).toBe(0);
    expect(box.read('file.txt')).toBe('line 7\n');
  });
});
