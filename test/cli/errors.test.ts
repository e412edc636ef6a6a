/** Bad input gets a clear error that says what to do next, a non-zero exit code and no stack trace. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { passes } from '../../src/schedules/passes.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => {
  box = createSandbox();
  box.write('file.txt', 'a\nb\nkeep\n');
  box.script('test.sh', 'grep -q keep file.txt');
  box.script('no.sh', 'echo "some reason"; echo "and another" >&2; exit 3');
  box.write('plain.txt', 'not a script');
  writeFileSync(box.path('bad.sh'), '#!/no/such/interpreter\n', { mode: 0o755 });
  writeFileSync(box.path('crlf.sh'), '#!/bin/sh\r\nexit 0\r\n', { mode: 0o755 });
  box.write('empty.txt', '');
  mkdirSync(box.path('folder'));
});
afterEach(() => box.close());

const cases: [what: string, args: string[], code: number, message: RegExp][] = [
  ['no such file', ['./test.sh', 'none.txt'], 2, /There is no file none\.txt/],
  ['a folder', ['./test.sh', 'folder'], 2, /folder is a folder\. Give the file/],
  ['a device', ['./test.sh', '/dev/null'], 2, /not a regular file/],
  ['an empty file', ['./test.sh', 'empty.txt'], 2, /empty\.txt is empty: there is nothing to reduce/],
  ['a missing test', ['./none.sh', 'file.txt'], 1, /none\.sh does not exist/],
  ['a test that is not executable', ['./plain.txt', 'file.txt'], 1, /not executable\. Try: chmod \+x/],
  ['a test that is a folder', ['./folder', 'file.txt'], 1, /is a folder; it must be an executable/],
  [
    'a test with a bad interpreter',
    ['./bad.sh', 'file.txt'],
    1,
    /interpreter "\/no\/such\/interpreter" .* does not exist/,
  ],
  ['a test with Windows line ends', ['./crlf.sh', 'file.txt'], 1, /Windows line ends; try: dos2unix/],
  [
    'the test and the file swapped',
    ['file.txt', './test.sh'],
    1,
    /other way round\? pith \.\/test\.sh file\.txt/,
  ],
  [
    'a missing command',
    ['file.txt', '--', 'no-such-command', '{}'],
    1,
    /There is no command no-such-command/,
  ],
  [
    'an unknown option',
    ['--jbos', '2', './test.sh', 'file.txt'],
    2,
    /no option --jbos\. Did you mean --jobs\?/,
  ],
  ['an unknown short option', ['-x', './test.sh', 'file.txt'], 2, /no option -x\..*pith --help/],
  ['an option without its value', ['./test.sh', 'file.txt', '--jobs'], 2, /--jobs/],
  [
    'an unknown algorithm',
    ['-a', 'ddmin-line', './test.sh', 'file.txt'],
    2,
    /no algorithm 'ddmin-line'\. Did you mean 'ddmin-lines'\? To see all: pith algs/,
  ],
  [
    'an unknown auxiliary reducer',
    ['-a', 'vulcan', '--aux', 'trec,tree', './test.sh', 'file.txt'],
    2,
    /no auxiliary reducer 'tree'\. There are: local-enumeration, /,
  ],
  [
    'an unknown main reducer',
    ['--main', 'ddmin-lines', './test.sh', 'file.txt'],
    2,
    /no main reducer 'ddmin-lines'\. There are: hdd, /,
  ],
  [
    'a main reducer for an algorithm without auxiliary ones',
    ['-a', 'hdd', '--main', 'perses', './test.sh', 'file.txt'],
    2,
    /--main cannot be used with hdd, only with: vulcan, /,
  ],
  [
    'a fixpoint of auxiliary reducers for an algorithm that has none',
    ['--aux-fixpoint', './test.sh', 'file.txt'],
    2,
    /--aux-fixpoint cannot be used with pith, only with: vulcan, /,
  ],
  [
    'a level for an algorithm that flattens nothing',
    ['-a', 'delta', '--level', '1', './test.sh', 'file.txt'],
    2,
    /--level cannot be used with delta, only with: multidelta\n/,
  ],
  [
    'a depth for an algorithm that does not search',
    ['-a', 'hdd', '--depth', '3', './test.sh', 'file.txt'],
    2,
    /--depth cannot be used with hdd, only with: perses, perses-fixpoint, vulcan, /,
  ],
  [
    'no replacement at all',
    ['-a', 'perses', '--width', '0', './test.sh', 'file.txt'],
    2,
    /--width takes a whole number from 1 up, not '0'/,
  ],
  [
    'no filter for an algorithm that has none',
    ['--no-parse-filter', './test.sh', 'file.txt'],
    2,
    /--no-parse-filter cannot be used with pith, only with: vulcan, /,
  ],
  [
    'an unknown pass',
    ['--without', 'names,colums', './test.sh', 'file.txt'],
    2,
    /no pass 'colums'\. Did you mean 'columns'\? To see all: pith passes/,
  ],
  [
    'a pass of another algorithm',
    ['--without', 'ddmin', './test.sh', 'file.txt'],
    2,
    /pith does not use the pass ddmin\. It uses: comments, /,
  ],
  [
    'leaving out an auxiliary reducer that is not selected',
    ['-a', 'vulcan', '--aux', 'trec', '--without', 'subtree-replacement', './test.sh', 'file.txt'],
    2,
    /vulcan does not use the pass subtree-replacement\. It uses: comments, perses, trec/,
  ],
  [
    'a window for an algorithm that has none',
    ['-a', 'perses', '--window', '3', './test.sh', 'file.txt'],
    2,
    /--window cannot be used with perses, only with: vulcan, /,
  ],
  [
    'a window of one node',
    ['-a', 'vulcan', '--window', '1', './test.sh', 'file.txt'],
    2,
    /--window takes a whole number from 2 up/,
  ],
  [
    'an unknown scheme',
    ['--cache', 'sah', './test.sh', 'file.txt'],
    2,
    /Did you mean 'sha'\? To see all: pith caches/,
  ],
  [
    'an unknown language',
    ['-l', 'txt', './test.sh', 'file.txt'],
    2,
    /Did you mean 'text'\? To see all: pith langs/,
  ],
  [
    'an algorithm for trees, and a file in no known language',
    ['-a', 'perses', './test.sh', 'file.txt'],
    2,
    /perses needs a tree of file\.txt\. The language of file\.txt is not known\.\nSay which .*--lang.*--alg pith/,
  ],
  [
    'a name from Object.prototype',
    ['-a', 'constructor', './test.sh', 'file.txt'],
    2,
    /no algorithm 'constructor'/,
  ],
  [
    '-o naming the input',
    ['-o', './file.txt', './test.sh', 'file.txt'],
    2,
    /-o names the input\. Leave it out/,
  ],
  [
    '-o naming a folder',
    ['-o', 'folder', './test.sh', 'file.txt'],
    2,
    /-o folder is a folder\. Give it a file name/,
  ],
  [
    '-o into a folder that does not exist',
    ['-o', 'none/out', './test.sh', 'file.txt'],
    2,
    /cannot be written to .*none/,
  ],
  [
    '--stats - with -o -',
    ['--stats', '-', '-o', '-', './test.sh', 'file.txt'],
    2,
    /-o - and --stats - both write to standard output/,
  ],
  [
    '--json with --report -',
    ['--json', '--report', '-', './test.sh', 'file.txt'],
    2,
    /--json and --report - both write to standard output/,
  ],
  [
    '--json, and the input on standard input',
    ['--json', './test.sh', '-'],
    2,
    /--json and the result both write to standard output\. Give a file name: -o FILE/,
  ],
  ['--json with -o -', ['--json', '-o', '-', './test.sh', 'file.txt'], 2, /both write to standard output/],
  ['no arguments', [], 2, /pith TEST FILE.*pith --help/],
  ['one argument', ['file.txt'], 2, /pith TEST file\.txt, or without a script: pith file\.txt -- CMD/],
  ['three arguments', ['./test.sh', 'file.txt', 'more'], 2, /Too many arguments: more/],
  ['nothing after --', ['file.txt', '--'], 2, /Give the command after --/],
  ['nothing before --', ['--', 'true'], 2, /Give the file before --/],
  ['a test and a command', ['./test.sh', 'file.txt', '--', 'true'], 2, /either a test or a command/],
  [
    'an expectation with a script',
    ['--stdout', 'x', './test.sh', 'file.txt'],
    2,
    /--stdout goes with a command/,
  ],
  [
    'a bad regular expression',
    ['--stdout', '(', 'file.txt', '--', 'true'],
    2,
    /--stdout takes a regular expression/,
  ],
  ['a bad exit code', ['--exit', 'often', 'file.txt', '--', 'true'], 2, /--exit takes codes/],
  ['no jobs', ['-j', '0', './test.sh', 'file.txt'], 2, /--jobs takes a whole number from 1 up, not '0'/],
  ['half a job', ['-j', '1.5', './test.sh', 'file.txt'], 2, /not '1\.5'/],
  ['a bad time', ['--timeout', 'soon', './test.sh', 'file.txt'], 2, /--timeout takes a number of seconds/],
  ['a bad colour', ['--color', 'red', './test.sh', 'file.txt'], 2, /auto, always or never/],
  [
    'statistics in a folder that does not exist',
    ['--stats', 'none/s.json', './test.sh', 'file.txt'],
    2,
    /There is no folder none for none\/s\.json/,
  ],
  ['a report that is a folder', ['--report', 'folder', './test.sh', 'file.txt'], 2, /folder is a folder/],
  [
    '--save-temps naming a file',
    ['--save-temps', 'plain.txt', './test.sh', 'file.txt'],
    1,
    /No folder for the tests can be created/,
  ],
];

test.each(cases)('%s', async (_, args, code, message) => {
  const before = box.read('file.txt');
  const finished = await box.pith(...args);
  expect(finished.stderr).toMatch(message);
  expect(finished.stderr).not.toMatch(/^\s+at /m);
  expect(finished.stdout).toBe('');
  expect(finished.code).toBe(code);
  expect(box.read('file.txt')).toBe(before);
  expect(readdirSync(box.folder)).not.toContain('.pith');
});

test('an input that is not interesting: says what happened, with the output and commands to reproduce it', async () => {
  const { code, stderr } = await box.pith('./no.sh', 'file.txt');
  expect(code).toBe(1);
  expect(stderr).toContain('file.txt is not interesting: the test exited with code 3');
  expect(stderr).toContain('  | some reason\n  | and another');
  expect(stderr).toContain(`${box.path('no.sh')} "$PWD"/file.txt <file.txt; echo "exit code $?"`);
  expect(readdirSync(box.folder).filter((name) => name.startsWith('file.txt'))).toEqual(['file.txt']);
  expect(readdirSync(box.folder)).not.toContain('.pith');
});

test.each([
  ['a script', []],
  ['a command', ['--stdout', 'never', "the file's.txt", '--', 'sh', 'no.sh', '{}']],
])('the commands to see it by hand reproduce it: %s', async (_, args) => {
  box.write("the file's.txt", 'a\nkeep\n');
  box.script(
    'no.sh',
    `grep -q keep "$1" && cmp -s - "the file's.txt" && touch "$TMPDIR/x" && exit 3; exit 4`,
  );
  const { stderr } = await box.pith(...(args.length > 0 ? args : ['./no.sh', "the file's.txt"]));
  box.script('by-hand.sh', stderr.split('To see it by hand:\n')[1]!);
  const output = execFileSync(box.path('by-hand.sh'), {
    cwd: box.folder,
    env: { ...process.env, TMPDIR: box.tmpdir },
  });
  expect(output.toString()).toContain('exit code 3');
  for (const name of readdirSync(box.tmpdir)) rmSync(`${box.tmpdir}/${name}`, { recursive: true });
});

test.each([
  ['a signal', 'kill -SEGV $$', 'was ended by SIGSEGV'],
  ['a time-out', 'sleep 100', 'was stopped after'],
])('an input that is not interesting because of %s', async (_, action, message) => {
  box.script('no.sh', action);
  const { code, stderr } = await box.pith('--timeout', '2', './no.sh', 'file.txt');
  expect(code).toBe(1);
  expect(stderr).toContain(message);
});

test('a command with unexpected output: says what was expected', async () => {
  const { code, stderr } = await box.pith('--grep', 'absent', 'file.txt', '--', 'cat', '{}');
  expect(code).toBe(1);
  expect(stderr).toContain('Expected: output that matches the patterns.');
});

test('with a command, too, --output names the file for the result', async () => {
  await box.pith('--output', 'small.txt', '--grep', 'keep', 'file.txt', '--', 'cat', '{}');
  expect(box.read('small.txt').trim()).toBe('keep');
});

test('a pattern given by --output is still understood, with a note', async () => {
  const { stderr } = await box.pith('--output', 'ke+p', 'file.txt', '--', 'cat', '{}');
  expect(stderr).toContain("--output 'ke+p' is read as a pattern; its new name is --grep.");
  expect(box.read('file.txt').trim()).toMatch(/^kee?p$/);
});

const isRoot = process.getuid?.() === 0;
if (isRoot)
  console.log('Skipped: the test of files and folders without permission, because root may do everything.');

test.runIf(!isRoot)('a file that may not be read, a folder that may not be written to', async () => {
  chmodSync(box.path('file.txt'), 0o000);
  expect((await box.pith('./test.sh', 'file.txt')).stderr).toMatch(/cannot be read/);
  chmodSync(box.path('file.txt'), 0o600);
  chmodSync(box.folder, 0o500);
  expect((await box.pith('./test.sh', 'file.txt')).stderr).toMatch(/cannot be written.*Try: -o FILE/);
  chmodSync(box.folder, 0o700);
});

test('--no-verify starts without testing the input', async () => {
  const { code } = await box.pith('--no-verify', './no.sh', 'file.txt');
  expect(code).toBe(0);
  expect(box.read('file.txt')).toBe('a\nb\nkeep\n');
});

test('--help fits on a page and has an example', async () => {
  const { code, stdout } = await box.pith('--help');
  expect(code).toBe(0);
  expect(stdout).toContain('Example:');
  expect(stdout.trimEnd().split('\n').length).toBeLessThanOrEqual(48);
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

test.each([
  [
    'algs',
    [
      'pith',
      'ddmin-lines',
      'ddmin-tokens',
      'ddmin-chars',
      'delta',
      'delta*',
      'multidelta',
      'hdd',
      'hdd*',
      'hdd-delete',
      'hdd-delete*',
      'perses',
      'perses-fixpoint',
      'vulcan',
      'vulcan+',
      'sfc-perses',
      'sfc-vulcan',
      'perses+trec',
      'vulcan+trec',
      'sfc-perses+trec',
      'sfc-vulcan+trec',
      'creduce',
      'ddsmt',
    ],
  ],
  ['passes', Object.keys(passes)],
  ['caches', ['none', 'str', 'zip', 'sha', 'rcc', 'cc', 'rstr', 'rcc-size', 'flat']],
])('pith %s lists them, one per line: name, then a description', async (list, names) => {
  const { code, stdout } = await box.pith(list);
  expect(code).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.map((line) => line.split(/\s+/)[0])).toEqual(names);
  for (const line of lines) expect(line).toMatch(/^\S+\s+\S+/);
});

test.each(['-V', '--version'])('%s', async (option) => {
  expect((await box.pith(option)).stdout).toMatch(/^pith \d+\.\d+\.\d+\n$/);
});

test.each([
  ['-j', '1'],
  ['-n', '1'],
  ['--n', '1'],
  ['--threads', '1'],
  ['--parallelism=1'],
  ['--jobs=1'],
  ['-j1'],
])('the number of jobs can be given as %s', async (...option) => {
  await box.pith(...option, '--stats', 's.json', './test.sh', 'file.txt');
  expect(JSON.parse(box.read('s.json')).jobs).toBe(1);
});
