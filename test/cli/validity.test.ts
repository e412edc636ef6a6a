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

/** Those that are used here; the others only make the test slower. */
const CHECKS = ['gcc', 'sanitizers', 'valgrind'];
const checks = (names: readonly string[]): Check[] =>
  kits['c']!.filter((check) => names.includes(check.name) && commandOf(check) !== undefined);

/** Reduces the program, and returns the names of the checks that object to the result. */
async function objections(...options: string[]): Promise<string[]> {
  box.write('a.c', PROGRAM);
  const { code, stderr } = await box.pith(
    '-j',
    '1',
    '-a',
    'perses',
    'a.c',
    '--differ',
    ...DIFFER,
    ...options,
  );
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('pith:')]);
  const asked = checks([...CHECKS, 'msan', 'frama-c']).map(async (check) => {
    const { verdict } = await ask('c', check, PROGRAM, box.read('a.c'));
    return verdict === 'interesting' ? [] : [check.name];
  });
  return (await Promise.all(asked)).flat();
}

describe.runIf(isInstalled('gcc'))('two compilers that disagree', () => {
  test('about a program, also disagree about undefined behaviour', async () => {
    expect(await objections()).not.toEqual([]);
  });

  test('with --valid, disagree about a program that every check accepts', async () => {
    const names = checks(CHECKS).map(({ name }) => name);
    expect(await objections(`--valid=${names.join(',')}`)).toEqual([]);
  });

  test('the checks can be chosen by name', async () => {
    box.write('a.c', PROGRAM);
    const { code, stderr } = await box.pith('a.c', '--differ', ...DIFFER, '--valid=gcc,nothing');
    expect([code, stderr]).toEqual([2, expect.stringContaining("There is no check 'nothing'")]);
  });
});

test('pith kits lists the checks', async () => {
  const { stdout } = await box.pith('kits');
  expect(stdout).toMatch(/^c\/sanitizers +AddressSanitizer or UBSan reports an error at run time/m);
});
