/** Declarations that go with their uses, as real compilers see it. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, isInstalled, type Sandbox } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => void (box = createSandbox()));
afterEach(() => box.close());

/** Reduces a C program, and returns the result on one line. */
async function reduced(program: string, script: string): Promise<string> {
  box.write('a.c', program);
  box.script('test.sh', script);
  const { code, stderr } = await box.pith('./test.sh', 'a.c');
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('pith:')]);
  return box.read('a.c').replace(/\s+/g, ' ').trim();
}

describe.runIf(isInstalled('gcc'))('with gcc', () => {
  test('a type alias becomes what it stands for', async () => {
    const program =
      'typedef signed char int8_t;\nint8_t a(int8_t x) { return x; }\nint8_t b;\nint c(void) { return a(b); }\n';
    const check = '_Static_assert(_Generic(b, signed char: 1, default: 0), "b is a signed char");';
    const script = `cp "$1" t.c && echo '${check}' >> t.c && gcc -w -fsyntax-only t.c`;
    expect(await reduced(program, script)).toBe('signed char b;');
  });

  test('a structure with one needed field becomes a variable', async () => {
    const program = 'struct s { int a; long z; } b;\nint c(void) { b.z = 1; return b.a == b.a; }\n';
    const script = `gcc -Wall -Werror=implicit-int -fsyntax-only "$1" 2> log && grep -q self-comparison log`;
    expect(await reduced(program, script)).toMatch(/^\w+ a\(\) \{ a == a; \}$/);
  });
});

describe.runIf(isInstalled('tcc'))('with tcc', () => {
  const printing = (output: string) => `[ "$(tcc -w -run "$1")" = '${output}' ]`;

  test('a function that is called once is inlined', async () => {
    const program = `int printf(const char *, ...);
int f(int a) { int b = a * 2; printf("%d", b + 1); return b; }
int main(void) { int c = f(3); return 0; }
`;
    expect(await reduced(program, printing('7'))).toMatch(
      /^\w+ main\(\) \{ printf\("%d", 3 \* 2 \+ 1\); \}$/,
    );
  });

  test('parameters go with their arguments', async () => {
    // It cannot be inlined, because it calls itself.
    const program = `int printf(const char *, ...);
static int n;
static int f(int a, int b) { printf("%d", a); return n++ < b ? f(a, b) : 0; }
int main(void) { return f(4, 2); }
`;
    const result = await reduced(program, printing('444'));
    expect(result).toMatch(
      /^a; \w+ b\(\) \{ printf\("%d", 4\); .* \? b\(\) : 0; \} \w+ main\(\) \{ b\(\); \}$/,
    );
  });
});
