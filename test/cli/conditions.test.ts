/** What is interesting, said without a script: end-to-end, with real tools. */
import { copyFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, isInstalled, type Sandbox } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => {
  box = createSandbox();
});
afterEach(() => box.close());

const lines = (...texts: string[]) => texts.map((text) => `${text}\n`).join('');

describe('a signature', () => {
  // It crashes in `first`, and without that in `second`.
  const program = lines(
    'int g = 1;',
    'int *first(int *p) { g += *p; return p; }',
    'void second(int *p) { if (g) { g -= 1; *p = 3; } }',
    'int main(void) { int unused = 4; first(0); second(0); return unused; }',
  );
  const command = 'gcc -g -w -fsanitize=address -o a {} && ASAN_OPTIONS=detect_leaks=0 ./a';

  test('of the original is what candidates are tested for, so another crash is not accepted', async () => {
    box.write('a.c', program);
    const { code, stderr } = await box.pith('--limit-tests', '150', 'a.c', '--', 'sh', '-c', command);
    expect(stderr).toMatch(/Looking for exit code 1, and for: AddressSanitizer: SEGV .* first\b/);
    expect([0, 3]).toContain(code);
    expect(box.read('a.c')).toMatch(/\bfirst\(/);
    expect(box.read('a.c')).not.toContain('second');
  });

  test('is not asked for if the user says what to look for', async () => {
    box.write('a.c', program);
    const { stderr } = await box.pith(
      '--exit',
      'nonzero',
      '--limit-tests',
      '3',
      'a.c',
      '--',
      'sh',
      '-c',
      command,
    );
    expect(stderr).not.toContain('Looking for');
  });
});

test('a command that only fails: warns that the result may fail for another reason, and suggests a pattern', async () => {
  box.write('a.txt', lines('a b', 'c d'));
  box.script('tool.sh', 'echo "error: odd (very)" >&2; grep -q b "$1" && exit 3; exit 0');
  const { stderr } = await box.pith('a.txt', '--', './tool.sh', '{}');
  expect(stderr).toContain(`Looking only for exit code 3`);
  expect(stderr).toContain(String.raw`--grep 'error: odd \(very\)'`);
});

test('a command that misses a file: warns, and says how to bring files along', async () => {
  box.write('a.txt', 'a b\n');
  box.script('tool.sh', 'cat absent.h "$1"');
  const { stderr } = await box.pith('a.txt', '--', './tool.sh', '{}');
  expect(stderr).toMatch(/Looking only for exit code 1.*folder of their own.*--with FILE/);
});

test('codes of exits can be listed', async () => {
  box.write('a.txt', lines('2', 'x', '3'));
  box.script('tool.sh', 'grep -q 2 "$1" && exit 2; grep -q 3 "$1" && exit 3; exit 0');
  await box.pith('--exit', '3,4', '--no-verify', 'a.txt', '--', './tool.sh', '{}');
  expect(box.read('a.txt').trim()).toBe('3');
});

test.runIf(isInstalled('python3'))('a hang', async () => {
  box.write('a.py', lines('import sys', 'x = 1', 'while x:', '    x = 1', 'print(sys.argv)'));
  const hang = ['--exit', 'timeout', '--timeout', '1', '--limit-tests', '40', '-j2'];
  const { code, stderr } = await box.pith(...hang, 'a.py', '--', 'python3', '{}');
  expect([0, 3], stderr).toContain(code);
  expect(box.read('a.py')).toMatch(/while/);
  expect(box.read('a.py')).not.toMatch(/import|argv/);
});

test('a command that hangs on the original, without --exit timeout: says what to do', async () => {
  box.write('a.txt', 'a b\n');
  const { code, stderr } = await box.pith('--timeout', '1', 'a.txt', '--', 'sleep', '60');
  expect(code).toBe(1);
  expect(stderr).toContain('If the bug is that it hangs: --exit timeout --timeout S');
});

describe.runIf(isInstalled('z3') && isInstalled('cvc5'))('two solvers that disagree', () => {
  test('--differ', async () => {
    copyFileSync('bench/subjects/smt-z3-smtfd-wrong/input.smt2', box.path('a.smt2'));
    const z3 = 'z3 rlimit=1000000 tactic.default_tactic=smtfd {}';
    const { code, stderr } = await box.pith(
      ...['-j2', '--limit-tests', '120', 'a.smt2', '--differ', z3, 'cvc5 {}', '--differ-by', '^(sat|unsat)$'],
    );
    expect(code, stderr).toBe(3);
    expect(box.read('a.smt2').length).toBeLessThan(1_500);
    const { stdout } = await box.shell(`${z3.replace('{}', 'a.smt2')}; cvc5 a.smt2`);
    expect(stdout.trim()).toBe('sat\nunsat');
  });
});

describe('two commands', () => {
  beforeEach(() => {
    box.write('a.txt', lines('one', 'two', 'three'));
    box.script('old.sh', 'grep -c . "$1"; exit 0');
    box.script('new.sh', 'grep -c . "$1" | tr 3 4; grep -q two "$1" && echo odd; exit 0');
  });

  test('must print something different', async () => {
    await box.pith('a.txt', '--differ', './old.sh {}', './new.sh {}');
    expect(box.read('a.txt').trim()).toBe('two');
  });

  test('must differ in what a pattern finds', async () => {
    await box.pith('a.txt', '--differ', './old.sh {}', './new.sh {}', '--differ-by', String.raw`^(\d+)$`);
    expect(box.read('a.txt').trim().split('\n')).toHaveLength(3);
  });

  test('must both accept the candidate', async () => {
    box.script('new.sh', 'grep -q one "$1" || exit 1; echo more');
    await box.pith('a.txt', '--differ', './old.sh {}', './new.sh {}');
    expect(box.read('a.txt').trim()).toBe('one');
  });

  test('may have to differ in their exit codes', async () => {
    box.script('new.sh', 'grep -q three "$1" && exit 5; exit 0');
    await box.pith('a.txt', '--differ', './old.sh {}', './new.sh {}', '--differ-by', 'exit');
    expect(box.read('a.txt').trim()).toBe('three');
  });

  test('that agree: says what was expected', async () => {
    const { code, stderr } = await box.pith('a.txt', '--differ', './old.sh {}', './old.sh {}');
    expect(code).toBe(1);
    expect(stderr).toContain('Expected: both commands accept it, and what they print differs.');
  });

  test('a good version must go on doing what it does', async () => {
    box.script('good.sh', 'grep -q three "$1" && exit 7; exit 0');
    await box.pith(
      '--golden',
      './good.sh {}',
      '--exit',
      '1',
      'a.txt',
      '--',
      'grep',
      '-qv',
      'zero',
      '--',
      '/dev/null',
    );
    expect(box.read('a.txt').trim()).toBe('three');
  });
});

describe('--also', () => {
  test('adds a condition, and the statistics say how many candidates it rejected', async () => {
    box.write('a.txt', lines('a', 'b', 'c', 'd'));
    box.script('test.sh', 'grep -q a "$1"');
    await box.pith('--stats', 'stats.json', '--also', 'grep -q c {}', './test.sh', 'a.txt');
    expect(box.read('a.txt').replaceAll(/\s/g, '')).toBe('ac');
    const { rejected } = JSON.parse(box.read('stats.json'));
    expect(rejected['grep -q c {}']).toBeGreaterThan(0);
  });

  test('may write a file whose name the current folder has, too', async () => {
    box.write('a.txt', lines('a', 'b'));
    box.write('out', 'mine');
    box.script('test.sh', 'grep -q a "$1"');
    await box.pith('--also', 'sort {} -o out && grep -q a ./out', './test.sh', 'a.txt');
    expect([box.read('a.txt').trim(), box.read('out')]).toEqual(['a', 'mine']);
  });

  test('that the original does not fulfil: says which', async () => {
    box.write('a.txt', lines('a', 'b'));
    box.script('test.sh', 'grep -q a "$1"');
    const { code, stderr } = await box.pith('--also', 'grep -q z {}', './test.sh', 'a.txt');
    expect(code).toBe(1);
    expect(stderr).toContain('The condition that does not hold: grep -q z {}.');
  });
});

describe('a flaky test', () => {
  /** Says no in the runs with these remainders of their number. */
  const flaky = (noes: string) =>
    box.script(
      'test.sh',
      `n=$(cat '${box.path('count')}'); echo $((n + 1)) >'${box.path('count')}'
       case $((n % 5)) in ${noes}) exit 1;; esac; grep -q keep "$1"`,
    );
  beforeEach(() => {
    box.write('count', '0');
    box.write('a.txt', lines('a', 'b', 'keep it', 'd'));
  });

  test('is measured on the original, and each candidate gets enough runs', async () => {
    flaky('1|3');
    const { code, stderr } = await box.pith('-j1', './test.sh', 'a.txt');
    expect(stderr).toContain('The test is flaky: the original is interesting in 6 of 10 runs.');
    expect(stderr).toContain('--repeat any:4');
    expect(stderr).toContain('with a chance of 97 %');
    expect([code, box.read('a.txt').trim()]).toEqual([0, 'keep']);
  });

  test('with --repeat any:N, one interesting run is enough', async () => {
    flaky('0|1|2');
    await box.pith('-j1', '--repeat', 'any:5', './test.sh', 'a.txt');
    expect(box.read('a.txt').trim()).toBe('keep');
  });

  test('with --repeat N, the message says which run of the original failed', async () => {
    flaky('2');
    const { code, stderr } = await box.pith('-j1', '--repeat', '4', './test.sh', 'a.txt');
    expect(code).toBe(1);
    expect(stderr).toContain('exited with code 1 in run 3');
  });
});

test('a race that shows up half of the time', async () => {
  box.write('a.txt', lines(...Array.from({ length: 8 }, (_, i) => `line ${i}`)));
  box.script('test.sh', '[ $(($(od -An -N1 -tu1 /dev/urandom) % 2)) = 0 ] && grep -q 5 "$1"');
  const { code } = await box.pith('-j1', '--repeat', 'any:25', './test.sh', 'a.txt');
  expect([code, box.read('a.txt').trim()]).toEqual([0, '5']);
});

test('a result that shows another bug than the original is reported with both', async () => {
  box.write('a.txt', lines('a', 'b'));
  box.script(
    'test.sh',
    'if grep -q a "$1"; then echo "panic: one" >&2; else echo "panic: two" >&2; fi; grep -q b "$1"',
  );
  const { stderr } = await box.pith('./test.sh', 'a.txt');
  expect(stderr).toMatch(/may show another bug.*\n.*original: panic: one\n.*result: {3}panic: two/);
});

test('a result of one token: warns that the test accepts too much, and offers the signature', async () => {
  box.write('a.txt', lines('a b', 'c'));
  box.script('test.sh', 'echo "panic: odd"; grep -q . "$1"');
  expect((await box.pith('./test.sh', 'a.txt')).stderr).toContain(
    'the result has one token: the test accepts too much. Let it look for the line of the output that shows the bug: panic: odd',
  );
});

test.each([
  [['--differ', 'x {}', '--', 'y'], '--differ takes two commands'],
  [['a.txt', '--differ', 'x {}', 'y {}', '--', 'z'], 'nothing can follow --'],
  [['a.txt', '--differ', 'x {}', 'y {}', '--grep', 'z'], '--grep does not go with --differ'],
  [['--differ-by', 'exit', 'a.txt', '--', 'z'], '--differ-by goes with --differ'],
  [['--repeat', 'any:0', './test.sh', 'a.txt'], '--repeat takes a whole number from 1 up, or any:N'],
])('%j: an error that says what to type', async (args, message) => {
  box.write('a.txt', 'a b\n');
  const { code, stderr } = await box.pith(...args);
  expect([code, stderr.includes(message)], stderr).toEqual([2, true]);
});
