import { afterEach, describe, expect, test } from 'vitest';
import { conditionsOracle, type Lesson } from '../../src/oracle/conditions.ts';
import { type Check, commandOf } from '../../src/oracle/kits/check.ts';
import { kits } from '../../src/oracle/kits/kits.ts';
import { localRunner } from '../../src/oracle/local-runner.ts';
import { checkCondition } from '../../src/oracle/valid.ts';
import type { Oracle } from '../../src/core/verdict.ts';

const FILES: Readonly<Record<string, string>> = {
  ...{ c: 'a.c', cpp: 'a.cc', rust: 'a.rs', go: 'a.go', java: 'A.java' },
  ...{ javascript: 'a.js', typescript: 'a.ts', python: 'a.py' },
};

let oracle: Oracle | undefined;
afterEach(() => oracle?.close());

/** What a check that learns from `original` says about `candidate`, and what it has learned. */
async function ask(language: string, check: Check, original: string, candidate: string) {
  const lessons: Lesson[] = [];
  const condition = checkCondition(check);
  const files = (text: string) => new Map([[FILES[language]!, new TextEncoder().encode(text)]]);
  const runner = localRunner({ main: FILES[language]!, jobs: 1, commands: condition.commands });
  oracle = conditionsOracle([condition], runner, {
    original: files(original),
    onLearned: (_, lesson) => lessons.push(lesson),
  });
  const { verdict } = await oracle.test(files(candidate));
  return { verdict, ...lessons[0] };
}

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
