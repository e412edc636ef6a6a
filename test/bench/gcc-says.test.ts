/** The test of the duplicates on real compilers: programs about which gcc gives a certain warning. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from '../cli/sandbox.ts';

const SCRIPT = new URL('../../bench/tools/gcc-says.sh', import.meta.url).pathname;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gcc-says-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const says = (program: string): boolean => {
  writeFileSync(join(folder, 'input.c'), program);
  const { status } = spawnSync(SCRIPT, ['-fsyntax-only', '\\[-Wtype-limits'], {
    cwd: folder,
    env: { ...process.env, TMPDIR: folder },
  });
  return status === 0;
};

test.skipIf(!isInstalled('gcc') || !isInstalled('tcc')).each([
  ['the warning', 'int f(unsigned a) { return a < 0; }', true],
  ['another warning', 'int f(unsigned a) { int b = 1; return a < b; }', false],
  ['also a doubtful declaration', 'f(unsigned a) { return a < 0; }', false],
  ['also an error', 'int f(unsigned a) { return a < 0 }', false],
])('%s', (_, program, expected) => {
  expect(says(program)).toBe(expected);
});
