/** What a test needs besides the candidate: `--with`, `PITH_DIR`, and the files that a command names. */
import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => {
  box = createSandbox();
  box.write('file.txt', 'a\nkeep\nb\n');
});
afterEach(() => box.close());

const keeps = async (...args: string[]) => {
  const finished = await box.pith('-a', 'delta', '-j1', ...args);
  expect([finished.code, finished.stderr]).toEqual([0, expect.anything()]);
  expect(box.read('file.txt')).toBe('keep\n');
  return finished;
};

describe('--with', () => {
  beforeEach(() => {
    mkdirSync(box.path('lib/inner'), { recursive: true });
    box.write('pattern', 'keep\n');
    box.write('lib/inner/deep', 'keep\n');
    symlinkSync('inner/deep', box.path('lib/link'));
    box.script('lib/run.sh', 'grep -qf lib/link "$1"');
  });

  test('puts files and folders beside the candidate', async () => {
    box.script('test.sh', 'grep -qf pattern "$1" && ./lib/run.sh "$1"');
    await keeps('--with', 'pattern', '--with', './lib/', './test.sh', 'file.txt');
  });

  test('puts them there anew for each test, and leaves the originals alone', async () => {
    box.script('test.sh', 'r=1; grep -qf pattern "$1" && r=0; echo x >pattern; rm lib/inner/deep; exit $r');
    await keeps('--with', 'pattern', '--with', 'lib', './test.sh', 'file.txt');
    expect([box.read('pattern'), box.read('lib/inner/deep')]).toEqual(['keep\n', 'keep\n']);
  });

  test('works in the sandbox and with --save-temps, for further conditions, too', async () => {
    box.script('test.sh', 'grep -qf pattern "$1"');
    await keeps(
      '--save-temps',
      'kept',
      '--with',
      'pattern',
      '--also',
      'test -e pattern',
      './test.sh',
      'file.txt',
    );
  });

  test('belongs to the test: when a file has changed, an earlier run is not continued', async () => {
    box.script('test.sh', 'grep -qf pattern "$1"');
    const args = ['--with', 'pattern', '--keep-journal', '-o', 'out.txt', './test.sh', 'file.txt'];
    expect((await box.pith(...args)).code).toBe(0);
    expect((await box.pith(...args)).stderr).toContain('Continuing an earlier run');
    box.write('pattern', 'b\n');
    const { stderr } = await box.pith(...args);
    expect(stderr).toContain('it is about another test, or the test was changed');
    expect(box.read('out.txt')).toBe('b\n');
  });

  test('a folder that cannot be written to is removed all the same', async () => {
    chmodSync(box.path('lib/inner'), 0o555);
    box.script('test.sh', 'grep -qf lib/inner/deep "$1"');
    await keeps('--with', 'lib', './test.sh', 'file.txt');
    expect(statSync(box.path('lib/inner')).mode & 0o777).toBe(0o555);
    chmodSync(box.path('lib/inner'), 0o755);
  });

  test.each([
    ['a missing file', 'none', /--with none: there is no such file or folder/],
    ['the file itself', 'file.txt', /--with file\.txt: this is the file to reduce/],
    ['another file of its name', 'lib/file.txt', /--with lib\/file\.txt: the candidate has the same name/],
    ['a folder that holds it', '.', /--with \.: the file to reduce is in this folder/],
    ['a device', '/dev/null', /neither a file nor a folder/],
  ])('rejects %s', async (_, path, message) => {
    box.write('lib/file.txt', 'x');
    box.script('test.sh', 'true');
    const { code, stderr } = await box.pith('--with', path, './test.sh', 'file.txt');
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  test('rejects two of the same name', async () => {
    box.write('lib/pattern', 'x');
    box.script('test.sh', 'true');
    const { code, stderr } = await box.pith(
      '--with',
      'pattern',
      '--with',
      'lib/pattern',
      './test.sh',
      'file.txt',
    );
    expect([code, stderr]).toEqual([2, expect.stringMatching(/another file of --with has the same name/)]);
  });
});

test('PITH_DIR is the folder that Pith was started in', async () => {
  box.write('pattern', 'keep\n');
  box.script('test.sh', 'grep -qf "$PITH_DIR/pattern" "$1"');
  await keeps('./test.sh', 'file.txt');
});

test('files and folders that a command names need not be absolute', async () => {
  mkdirSync(box.path('dir'));
  box.write('dir/x', 'keep\n');
  box.script(
    'test.sh',
    '[ -e "${1#-I}/x" ] && [ -e "${2#-L}/x" ] && [ -e "$4/x" ] && [ -e "${5#--file=}" ] && grep -qf "$6" "$7"',
  );
  const args = ['-Idir', '-Ldir', '-I', 'dir', '--file=dir/x', 'dir/x', '{}'];
  await keeps('--exit', '0', 'file.txt', '--', './test.sh', ...args);
});

test('if a file seems to be missing, the message says how to bring files along', async () => {
  box.write('pattern', 'keep\n');
  box.script('test.sh', 'grep -f pattern "$1"');
  const { code, stderr } = await box.pith('./test.sh', 'file.txt');
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /pattern: No such file or directory[^]*folder of their own[^]*--with FILE[^]*\$PITH_DIR/,
  );
});

test('the commands to see it by hand have the files and PITH_DIR', async () => {
  box.write('pattern', 'none\n');
  box.script('test.sh', 'grep -f pattern "$1" || { [ -e "$PITH_DIR/test.sh" ] && exit 7; }');
  const { stderr } = await box.pith('--with', 'pattern', './test.sh', 'file.txt');
  const { stdout } = await box.shell(`TMPDIR='${box.folder}'\n${stderr.split('To see it by hand:\n')[1]!}`);
  expect(stdout).toBe('exit code 7\n');
});

test('--save-temps keeps verdicts beside folders', async () => {
  box.script('test.sh', 'grep -q keep "$1" || kill -SEGV $$');
  await keeps('--save-temps', 'kept', './test.sh', 'file.txt');
  const run = `kept/${readdirSync(box.path('kept'))[0]}`;
  const verdicts = readdirSync(box.path(run)).filter((name) => name.endsWith('.verdict'));
  expect(verdicts).toHaveLength(readdirSync(box.path(run)).filter((name) => /^\d+$/.test(name)).length);
  for (const name of verdicts) {
    const isInteresting = box.read(`${run}/${name.replace('.verdict', '/file.txt')}`).includes('keep');
    const [verdict, end] = isInteresting
      ? ['interesting', 'exit code 0']
      : ['not interesting', 'signal SIGSEGV'];
    expect(box.read(`${run}/${name}`)).toMatch(
      new RegExp(`^verdict: ${verdict}\nend: ${end}\nms: \\d+\ncondition: .*test.sh\ndigest: [\\w-]{86}\n$`),
    );
  }
});
