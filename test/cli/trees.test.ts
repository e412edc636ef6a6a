/** The algorithms on trees, from the command line. */
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, isInstalled, type Sandbox, until } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => {
  box = createSandbox();
});
afterEach(() => box.close());

describe('killed in the middle of a pass, and started again', () => {
  const SOURCE = Array.from(
    { length: 12 },
    (_, i) => `int f${i}(int a) { if (a > ${i}) { g(a); } return ${i}; }\n`,
  ).join('');
  const runs = () => box.read('runs').split('\n').length - 1;
  const stats = () => JSON.parse(box.read('stats.json')) as { queries: number; journalHits: number };

  // hdd-delete is killed when its program is no longer valid C.
  test.each([
    ['perses-fixpoint', 20],
    ['hdd', 12],
    ['hdd-delete', 28],
    ['pith', 20],
    ['sfc-vulcan+trec', 50],
  ])('%s ends like a run that was not stopped, and asks nothing again', async (alg, last) => {
    const start = () => box.start('-j1', '-a', alg, '--stats', 'stats.json', './test.sh', 'file.c');
    const [log, trap] = [box.path('runs'), box.path('trap')];
    box.script(
      'test.sh',
      `echo run >>'${log}'
if [ -e '${trap}' ] && [ $(wc -l <'${log}') -eq ${last} ]; then while :; do sleep 0.05; done; fi
grep -q if file.c && grep -q return file.c && grep -q 3 file.c`,
    );
    box.write('file.c', SOURCE);
    expect((await start().finished).code).toBe(0);
    const [result, { queries }] = [box.read('file.c'), stats()];
    expect(queries).toBeGreaterThan(last);

    box.write('file.c', SOURCE);
    box.write('runs', '');
    box.write('trap', '');
    const stopped = start();
    await until(() => runs() === last);
    stopped.child.kill('SIGKILL');
    expect((await stopped.finished).signal).toBe('SIGKILL');
    const [, kept] = /an earlier run with its (\d+) verdicts/.exec((await start().finished).stderr) ?? [];
    const verdicts = Number(kept);
    // The last test may start a moment before the verdict of the one before it is recorded.
    // Two of the tests are of the original, and have one verdict.
    expect([last - 3, last - 2]).toContain(verdicts);
    expect(box.read('file.c')).toBe(result);
    // The original is not tested again either, but its verdict does not count as a journal hit.
    expect(stats()).toMatchObject({ queries: queries - verdicts - 1, journalHits: verdicts - 1 });
  });
});

/** Reduces a C program; returns the result. */
async function reduceC(alg: string, text: string, test: string): Promise<string> {
  box.write('file.c', text);
  box.script('test.sh', test);
  expect((await box.pith('-a', alg, './test.sh', 'file.c')).code).toBe(0);
  return box.read('file.c');
}

describe('the result on disk', () => {
  const HAS_BOTH = 'grep -q "f(int a)" file.c && grep -q "h();" file.c';

  test('Windows line ends stay', async () => {
    const text =
      'int b;\r\nint f(int a) {\r\n  if (a) {\r\n    h();\r\n    i();\r\n  }\r\n  return 1;\r\n}\r\n';
    expect(await reduceC('perses-fixpoint', text, HAS_BOTH)).toBe('int f(int a) {\r\n    h();\r\n  }\r\n');
  });

  test('a syntax error is reduced as a list within the tree', async () => {
    const text = 'int b;\nint f(int a) { if (a) { h(); } }\n) ] 1 }\nint c;\n';
    const test = `${HAS_BOTH} && grep -q "]" file.c`;
    expect(await reduceC('perses-fixpoint', text, test)).toBe('int f(int a) { h(); } ]\n');
  });

  test.runIf(isInstalled('gcc'))('what a real compiler warns of', async () => {
    const text = `static int helper(int a, int b) {
  return a + b;
}
int main(void) {
  int unused = helper(1, 2);
  if (unused) {
    char *text = 42;
  }
  return helper(3, 4);
}
`;
    const test = `gcc -c file.c -o "$TMPDIR/a.o" 2>"$TMPDIR/err" && grep -q "makes pointer from integer" "$TMPDIR/err"`;
    expect(await reduceC('perses-fixpoint', text, test)).toBe('int main() {\n    char *text = 42;\n  }\n');
  });
});

describe('trees of any shape are reduced without a stack overflow', () => {
  const [DEEP, WIDE] = [20_000, 150_000];
  const arrays = `${'['.repeat(DEEP)}1${']'.repeat(DEEP)}`;
  const parentheses = `int x = ${'('.repeat(DEEP)}1${')'.repeat(DEEP)};`;
  const numbers = `[${'1,'.repeat(WIDE)}2]`;

  test.each([
    ['perses', 'arrays.json', arrays],
    ['perses-fixpoint', 'arrays.json', arrays],
    ['hdd-delete', 'arrays.json', arrays],
    ['pith', 'arrays.json', arrays],
    ['perses', 'parentheses.c', parentheses],
    ['hdd', 'parentheses.c', parentheses],
    ['perses', 'numbers.json', numbers],
    ['hdd', 'numbers.json', numbers],
  ])('%s: %s', async (alg, name, text) => {
    box.write(name, text);
    box.script('test.sh', 'grep -q 1 "$1"');
    const { code, stderr } = await box.pith('-a', alg, '--limit-tests', '50', './test.sh', name);
    expect([0, 3], stderr).toContain(code);
    expect(box.read(name)).toContain('1');
    expect(box.read(name).length).toBeLessThan(text.length);
  });
});

test('--without leaves passes out', async () => {
  box.write('file.c', 'int a;\nint b;\n');
  box.script('test.sh', 'grep -q b "$1"');
  const { code } = await box.pith('-a', 'perses', '--without', 'perses', './test.sh', 'file.c');
  expect(code).toBe(0);
  expect(box.read('file.c')).toBe('int a;\nint b;\n');
});

test('--depth and --width bound the search of Perses', async () => {
  const leave = async (...options: string[]) => {
    box.write('file.c', 'int x = f(((((y)))));\n');
    box.script('test.sh', 'grep -q \'int x =.*y.*;\' "$1"');
    expect((await box.pith('-a', 'perses', ...options, './test.sh', 'file.c')).code).toBe(0);
    return box.read('file.c');
  };
  expect(await leave('--depth', '9')).toBe('int x = y;\n');
  expect(await leave('--depth', '9', '--width', '1')).not.toBe('int x = y;\n');
  expect(await leave('--depth', '1')).not.toBe('int x = y;\n');
});

test('--main alone chooses the workflow of Vulcan', async () => {
  box.write('file.c', 'int foo; int bar;\n');
  box.script('test.sh', 'grep -q foo "$1"');
  const args = ['--main', 'hdd', '--aux', 'trec', '--aux-fixpoint', '--stats', 's.json'];
  const { code, stderr } = await box.pith(...args, './test.sh', 'file.c');
  expect(code, stderr).toBe(0);
  expect(box.read('file.c')).toBe('a foo;\n');
  const { alg, passes } = JSON.parse(box.read('s.json'));
  expect([alg, passes.map(({ name }: { name: string }) => name)]).toEqual([
    'vulcan',
    ['comments', 'hdd', 'trec'],
  ]);
});

test('an algorithm that needs a tree rejects a file that does not parse, and leaves nothing behind', async () => {
  box.write('a.json', '} ] 1 } ( ; ; ; \\');
  box.script('test.sh', 'grep -q 1 "$1"');
  const { code, stderr } = await box.pith('-a', 'perses', './test.sh', 'a.json');
  expect(code).toBe(2);
  expect(stderr).toMatch(
    /perses needs a tree of a\.json\. As json, \d+% of it does not parse\. To see more: pith tree/,
  );
  expect(stderr).not.toContain('reduced as a list');
  expect(readdirSync(box.folder).toSorted()).toEqual(['a.json', 'test.sh']);
});

test('if nothing can be removed, no copy of the original is kept', async () => {
  box.write('a.json', '1\n');
  box.script('test.sh', 'grep -q 1 "$1"');
  expect((await box.pith('./test.sh', 'a.json')).code).toBe(0);
  expect(readdirSync(box.folder).toSorted()).toEqual(['a.json', 'test.sh']);
});
