/** File names that are not UTF-8, or that contain control characters. */
import { existsSync, readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => {
  box = createSandbox();
  box.script('test.sh', 'grep -q keep "$1"');
});
afterEach(() => box.close());

const NOISY = 'a\x1b[31m\x07\x9b\u202e\n.txt';

describe('control characters in names do not reach the terminal', () => {
  test.each([
    ['a reduction', ['./test.sh', NOISY]],
    ['one that is stopped', ['--limit-tests', '3', './test.sh', NOISY]],
    ['-v', ['-v', './test.sh', NOISY]],
    ['a result elsewhere', ['-o', `out${NOISY}`, './test.sh', NOISY]],
    ['an input that is not interesting', ['./no.sh', NOISY]],
    ['a file that is not there', ['./test.sh', `no${NOISY}`]],
    ['a test that is not there', [`./no${NOISY}`, NOISY]],
    ['a folder that is not there', ['-o', `no${NOISY}/x`, './test.sh', NOISY]],
    ['a file in the place of a test', [NOISY, './test.sh']],
    ['what is no option', [`--${NOISY}`, './test.sh', NOISY]],
    ['a name of an algorithm', ['-a', NOISY, './test.sh', NOISY]],
    ['a grammar that is not there', ['--grammar', NOISY, './test.sh', NOISY]],
    ['a tree', ['tree', '-l', 'c', NOISY]],
    ['no tree', ['tree', NOISY]],
    ['what does not parse', ['-l', 'json', './test.sh', NOISY]],
  ])('%s', async (_, args) => {
    box.write(NOISY, 'a\nb } } } ] keep\n');
    box.script('no.sh', 'printf "\\033[31m\\233"; exit 3');
    const { stderr } = await box.pith(...args);
    expect(stderr).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
    expect(stderr).not.toBe('');
  });

  test('they are escaped, including line breaks', async () => {
    const { stderr } = await box.pith('./test.sh', NOISY);
    expect(stderr).toBe('pith: There is no file a\\x1b[31m\\x07\\x9b\\u202e\\n.txt.\n');
  });

  test('a suggested command is quoted for a shell', async () => {
    box.write('a\x1bb', 'a\nb\nkeep\n');
    const { stderr } = await box.pith('--limit-tests', '3', './test.sh', 'a\x1bb');
    expect(stderr).toMatch(/again: pith .* \.\/test\.sh \$'a\\x1bb'\n$/);
  });
});

describe.runIf(existsSync('/proc/self/cmdline'))('names that are not UTF-8', () => {
  const FILE = '"$(printf \'b\\377g.c\')"';
  const make = `printf 'int a;\\nint keep;\\n' >${FILE}`;

  test('the file is found, and its result goes to -o', async () => {
    box.script('test.sh', `basename "$1" >>'${box.path('names')}'; grep -q keep "$1"`);
    const { code, stderr } = await box.shell(`${make}\npith -o out.c ./test.sh ${FILE}`);
    expect(stderr).toMatch(/Result: out\.c\n$/);
    expect(code).toBe(0);
    expect(box.read('out.c')).toBe('keep;\n');
    expect(box.read('names')).toMatch(/^(b_g\.c\n)+$/);
  });

  test('it is not reduced in place: the error says what to do', async () => {
    const { code, stderr } = await box.shell(`${make}\npith ./test.sh ${FILE}`);
    expect(stderr).toMatch(/^pith: The name of b\ufffdg\.c is not UTF-8, .* -o FILE, or rename it\.\n$/);
    expect(code).toBe(2);
    expect(readdirSync(box.folder)).not.toContain('.pith');
  });

  test('pith tree shows it', async () => {
    const { code, stdout } = await box.shell(`${make}\npith tree ${FILE}`);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^translation_unit/);
  });

  test.each([
    ['-o', `-o ${FILE} ./test.sh file.c`],
    ['a test', `./${FILE} file.c`],
    ['an argument of a command', `file.c -- grep ${FILE} {}`],
  ])('%s that is not UTF-8 is an error, and nothing is written', async (_, args) => {
    box.write('file.c', 'int a;\nint keep;\n');
    const before = readdirSync(box.folder);
    const { code, stderr } = await box.shell(`pith ${args}`);
    expect(stderr).toMatch(/b\ufffdg\.c is not UTF-8\. Only FILE may be, with -o/);
    expect(code).toBe(2);
    expect(readdirSync(box.folder)).toEqual(before);
  });

  test('a missing file is reported', async () => {
    const { code, stderr } = await box.shell(`pith -o out.c ./test.sh ${FILE}`);
    expect([code, stderr]).toEqual([2, 'pith: There is no file b\ufffdg.c.\n']);
  });

  test('a name that really contains U+FFFD is an ordinary name', async () => {
    box.write('b\ufffdg.c', 'int a;\nint keep;\n');
    expect((await box.pith('./test.sh', 'b\ufffdg.c')).code).toBe(0);
    expect(box.read('b\ufffdg.c')).toBe('keep;\n');
  });
});
