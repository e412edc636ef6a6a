import { describe, expect, test } from 'vitest';
import { type Check, commandOf } from '../../src/oracle/kits/check.ts';
import { kits } from '../../src/oracle/kits/kits.ts';
import { validConditions } from '../../src/oracle/valid.ts';
import { ask } from './ask-check.ts';

/** A check by its name, as `c/gcc`, if it is installed. */
function find(path: string): [language: string, check: Check, isInstalled: boolean] {
  const [language, name] = path.split('/') as [string, string];
  const check = kits[language]!.find((one) => one.name === name)!;
  const isInstalled = commandOf(check) !== undefined;
  if (!isInstalled) console.log(`Skipped: the tests of the check ${path}, because it is not installed.`);
  return [language, check, isInstalled];
}

const CLEAN: Readonly<Record<string, string>> = {
  c: 'int printf(const char *, ...); int f(int n) { return n + 1; } int main(void) { printf("%d", f(1)); return 3; }',
  cpp: 'struct A { virtual ~A() {} }; int main() { A *a = new A; delete a; return 3; }',
  rust: 'fn f(n: u8) -> u8 { n }\nfn main() { f(1); }',
  go: 'package main\n\nimport "fmt"\n\nfunc main() { fmt.Println(1) }\n',
  java: 'class A { int f() { return 1; } }',
  javascript: 'const a = 1; console.log(a, window);',
  typescript: 'const a: number = 1; console.log(a);',
  python: 'import sys\nprint(sys.argv, missing)\n',
};

describe.each([
  ['c/gcc', 'does not parse', 'int main(void) { return }'],
  ['c/gcc', 'reads an uninitialised variable', 'int main(void) { int x; return x; }'],
  ['c/gcc', 'reads a variable that is initialised with itself', 'int main(void) { int x = x; return x; }'],
  ['c/gcc', 'returns nothing', 'int f(void) {} int main(void) { return f(); }'],
  ['c/gcc', 'calls an undeclared function', 'int main(void) { return f(); } int f(void) { return 1; }'],
  ['c/gcc', 'changes a variable twice at once', 'int main(void) { int i = 1; i = i++ + i++; return i; }'],
  [
    'c/gcc',
    'prints a number as a string',
    'int printf(const char *, ...); int main(void) { printf("%s", 1); }',
  ],
  ['c/gcc', 'compares a pointer with a number', 'int main(void) { int x; return &x == 1; }'],
  [
    'c/gcc',
    'lies about types',
    'long f(int *p) { return *(long *)p; } int x; int main(void) { return *(short *)&x; }',
  ],
  ['c/clang', 'reads an uninitialised variable', 'int main(void) { int x; return x; }'],
  ['c/clang', 'passes a number as a pointer', 'int f(int *p) { return *p; } int main(void) { return f(1); }'],
  ['c/clang', 'changes a variable twice at once', 'int main(void) { int i = 1; i = i++ + i++; return i; }'],
  ['c/sanitizers', 'overflows', 'int main(void) { int x = 2147483647; x++; return x == 3; }'],
  ['c/sanitizers', 'writes behind an array', 'int a[3], i = 3; int main(void) { a[i] = 1; return 0; }'],
  [
    'c/sanitizers',
    'returns the address of a local variable',
    'int *f(int n) { int *p = &n; return p; } int main(void) { return *f(1); }',
  ],
  [
    'c/sanitizers',
    'compares pointers to two objects',
    'int a[3], b[3]; int main(void) { int *p = a, *q = b; return p < q; }',
  ],
  ['c/sanitizers', 'does not link', 'int f(void); int main(void) { return f(); }'],
  ['c/sanitizers', 'divides by zero', 'int z; int main(void) { return 1 / z; }'],
  [
    'c/msan',
    'returns an uninitialised value',
    'int f(int n) { int x; if (n) x = 1; return x; } int main(void) { return f(0); }',
  ],
  [
    'c/msan',
    'prints an uninitialised value',
    'int printf(const char *, ...); int main(void) { int a[2]; a[0] = 1; printf("%d", a[a[0]]); }',
  ],
  [
    'c/valgrind',
    'branches on an uninitialised value',
    'int main(void) { int a[2]; a[0] = 1; if (a[a[0]]) return 1; return 0; }',
  ],
  [
    'c/valgrind',
    'reads freed memory',
    '#include <stdlib.h>\nint main(void) { int *p = malloc(4); free(p); return *p; }',
  ],
  [
    'c/frama-c',
    'reads an uninitialised variable',
    'int f(int n) { int x; if (n) x = 1; return x; } int main(void) { return f(0); }',
  ],
  [
    'c/frama-c',
    'reads outside of a part of an array',
    'int a[2][2], i = 3; int main(void) { return a[0][i]; }',
  ],
  [
    'c/frama-c',
    'changes a variable twice at once',
    'int f(int *p, int *q) { return (*p)++ + (*q)++; } int main(void) { int i = 1; return f(&i, &i); }',
  ],
  [
    'c/frama-c',
    'prints too little',
    'int printf(const char *, ...); int main(void) { printf("%d"); return 0; }',
  ],
  ['cpp/gcc', 'returns nothing', 'int f() {} int main() { return f(); }'],
  [
    'cpp/clang',
    'returns the address of a local variable',
    'int &f() { int n = 1; return n; } int main() { return f(); }',
  ],
  [
    'cpp/sanitizers',
    'uses a deleted object',
    'struct A { int n = 1; }; int main() { A *a = new A; delete a; return a->n; }',
  ],
  [
    'cpp/msan',
    'returns an uninitialised value',
    'struct A { int n; A() {} }; int main() { A a; return a.n; }',
  ],
  [
    'cpp/valgrind',
    'uses a deleted object',
    'struct A { int n = 1; }; int main() { A *a = new A; delete a; return a->n; }',
  ],
  [
    'rust/rustc',
    'moves a value twice',
    'fn f(_: String) {}\nfn main() { let s = String::new(); f(s); f(s); }',
  ],
  ['go/gofmt', 'does not parse', 'package main\n\nfunc main() {'],
  ['go/go', 'uses an undefined name', 'package main\n\nfunc main() { f() }\n'],
  ['java/javac', 'uses an undefined name', 'class A { int f() { return x; } }'],
  ['java/ecj', 'returns nothing', 'class A { int f() { } }'],
  ['javascript/node', 'does not parse', 'const a = ;'],
  ['javascript/names', 'uses a new undefined name', 'console.log(a, window);'],
  ['typescript/tsc', 'has another error', 'const a: string = 1; console.log(a);'],
  ['typescript/names', 'uses a new undefined name', 'console.log(a);'],
  ['python/python', 'does not parse', 'print('],
  ['python/pyflakes', 'uses a new undefined name', 'print(sys.argv, missing)\n'],
])('%s', (path, defect, candidate) => {
  const [language, check, isInstalled] = find(path);
  test.runIf(isInstalled)(`rejects a program that ${defect}`, async () => {
    expect((await ask(language, check, CLEAN[language]!, candidate)).verdict).toBe('uninteresting');
  });
});

const all = Object.entries(kits).flatMap(([language, kit]) => kit.map(({ name }) => `${language}/${name}`));

describe.each(all)('%s', (path) => {
  const [language, check, isInstalled] = find(path);
  test.runIf(isInstalled)('passes a clean program', async () => {
    const { learned } = await ask(language, check, CLEAN[language]!, CLEAN[language]!);
    expect(learned).toMatch(/^\[/);
  });
});

const gcc = find('c/gcc');
const sanitizers = find('c/sanitizers');
const framaC = find('c/frama-c');

test.runIf(gcc[2])('a check reports what it finds in the original', async () => {
  const original = 'int main() { return 0; }';
  const { learned, notice } = await ask('c', gcc[1], original, original);
  expect([learned, notice]).toEqual([
    '["strict-prototypes"]',
    'Results may show what gcc finds in the original: strict-prototypes.',
  ]);
});

test.runIf(gcc[2])('a check accepts what it finds in the original, too', async () => {
  const { verdict } = await ask('c', gcc[1], 'int main() { return 0; }', 'int main() {}');
  expect(verdict).toBe('interesting');
});

test.runIf(gcc[2])('a check that the original does not pass is left out', async () => {
  const { learned, warning } = await ask('c', gcc[1], 'int main(void) { return x; }', '}');
  expect([learned, warning]).toEqual([
    'left out',
    expect.stringMatching(/^The original does not pass the check gcc, .* either: a\.c:1:.*undeclared/),
  ]);
});

test.runIf(sanitizers[2])('a program that does not end is rejected', async () => {
  const { verdict } = await ask('c', sanitizers[1], CLEAN['c']!, 'int main(void) { for (;;); }');
  expect(verdict).toBe('uninteresting');
});

test.runIf(framaC[2])('a volatile variable is no input to Frama-C', async () => {
  const program = 'volatile int i = 2; int a[3]; int main(void) { return a[i]; }';
  expect((await ask('c', framaC[1], CLEAN['c']!, program)).verdict).toBe('interesting');
});

test('a program without main is not run', () => {
  const said: string[] = [];
  const files = new Map([['a.c', new TextEncoder().encode('int x;')]]);
  validConditions('c', ['sanitizers'], files, (_, text) => said.push(text));
  expect(said.at(-1)).toBe('There is no main, so results are not run.');
});

test('a language without checks gives a warning', () => {
  const said: string[] = [];
  validConditions('json', true, new Map(), (_, text) => said.push(text));
  expect(said[0]).toBe('--valid has no effect: there are no checks for json. To see all: pith kits');
});

test('an unknown check is an error', () => {
  const files = new Map([['a.py', new TextEncoder().encode('print()')]]);
  expect(() => validConditions('python', ['gcc'], files, () => undefined)).toThrow(
    "There is no check 'gcc' for this language. There are: python, pyflakes.",
  );
});
