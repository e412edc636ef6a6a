/** Results that are worth reporting: without `--valid`, a miscompilation reduces to undefined behaviour. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Check, commandOf } from '../../src/oracle/kits/check.ts';
import { kits } from '../../src/oracle/kits/kits.ts';
import { ask } from '../oracle/ask-check.ts';
import { createSandbox, isInstalled, type Sandbox } from './sandbox.ts';

// Each result takes about a hundred tests, with two compilers and several checks.
vi.setConfig({ testTimeout: 300_000 });

let box: Sandbox;
beforeEach(() => void (box = createSandbox()));
afterEach(() => box.close());

/** With -ffinite-math-only, gcc takes every value for a number. */
const PROGRAM = `int printf(const char *, ...);
static double zero = 0;
static int isNumber(double value) {
  int result = 0;
  if (value == value) result = 1;
  return result;
}
int main(void) {
  int found;
  found = isNumber(zero / zero);
  printf("%d", found);
  return 0;
}
`;
const DIFFER = ['', '-O1 -ffinite-math-only'].map((options) => `gcc -w ${options} -o a {} && ./a`);

/** The attributor of clang 14 loses the second call. */
const CALLED_TWICE = `int printf(const char *, ...);
static unsigned long sum;
static int noise[3] = {1, 2, 3};
void count(int value) {
  --sum;
}
int main(void) {
  int i;
  noise[1] = 4;
  count(0xB5725D36L);
  for (i = 0; i < 3; i++) noise[i] += i;
  count(0);
  printf("%lx\\n", sum);
  return 0;
}
`;
const GCC_AND_CLANG = ['gcc -O0', 'clang-14 -O1 -mllvm -attributor-enable=cgscc'].map(
  (compiler) => `${compiler} -w -o a {} && ./a`,
);

/** Those that are used here; the others only make the test slower. */
const CHECKS = ['gcc', 'sanitizers', 'valgrind'];
const checks = (names: readonly string[]): Check[] =>
  kits['c']!.filter((check) => names.includes(check.name) && commandOf(check) !== undefined);

/** Reduces the program, and returns the names of the checks that object to the result. */
async function objections(
  program: string,
  differ: readonly string[],
  ...options: string[]
): Promise<string[]> {
  box.write('a.c', program);
  const { code, stderr } = await box.pith(
    '-j',
    '1',
    '-a',
    'perses',
    'a.c',
    '--differ',
    ...differ,
    ...options,
  );
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('pith:')]);
  const asked = checks([...CHECKS, 'msan', 'frama-c']).map(async (check) => {
    const { verdict } = await ask('c', check, program, box.read('a.c'));
    return verdict === 'interesting' ? [] : [check.name];
  });
  return (await Promise.all(asked)).flat();
}

describe.runIf(isInstalled('gcc'))('two compilers that disagree', () => {
  test('about a program, also disagree about undefined behaviour', async () => {
    expect(await objections(PROGRAM, DIFFER)).not.toEqual([]);
  });

  test('with --valid, disagree about a program that every check accepts', async () => {
    const names = checks(CHECKS).map(({ name }) => name);
    expect(await objections(PROGRAM, DIFFER, `--valid=${names.join(',')}`)).toEqual([]);
  });

  test('the checks can be chosen by name', async () => {
    box.write('a.c', PROGRAM);
    const { code, stderr } = await box.pith('a.c', '--differ', ...DIFFER, '--valid=gcc,nothing');
    expect([code, stderr]).toEqual([2, expect.stringContaining("There is no check 'nothing'")]);
  });
});

describe.runIf(isInstalled('gcc') && isInstalled('clang-14'))('gcc and clang', () => {
  test('disagree about a program without a prototype', async () => {
    expect(await objections(CALLED_TWICE, GCC_AND_CLANG)).toContain('gcc');
  });

  test('with --valid, disagree about a program that every check accepts', async () => {
    const names = checks([...CHECKS, 'frama-c']).map(({ name }) => name);
    expect(await objections(CALLED_TWICE, GCC_AND_CLANG, `--valid=${names.join(',')}`)).toEqual([]);
    expect(box.read('a.c')).toMatch(/count\(.*\n.*count\(/s);
  });
});

test('pith kits lists the checks', async () => {
  const { stdout } = await box.pith('kits');
  expect(stdout).toMatch(/^c\/sanitizers +AddressSanitizer or UBSan reports an error at run time/m);
});
