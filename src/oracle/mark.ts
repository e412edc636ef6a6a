/**
 * Marks identify the processes that a test has started, even if they have left its process group.
 *
 * A mark consists of the number of the run and that of the test. It is stored in the environment (`PITH_RUN`), which a
 * process may clear, and as the soft limit of file locks, which all processes inherit, nobody uses, and Linux has not
 * enforced since 2.4.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The environment variable with the mark. */
export const MARK = 'PITH_RUN';

const RUN_DIGITS = 12;
const TEST_DIGITS = 6;
const TESTS = 10 ** TEST_DIGITS - 1;

/** A random number for a new run. */
export const newRun = (): string => String(randomInt(10 ** (RUN_DIGITS - 1), 10 ** RUN_DIGITS));

/** The mark of processes that belong to no test: the launcher and waiting shells. */
export const markOfRun = (run: string): string => run + '0'.repeat(TEST_DIGITS);

export const markOfTest = (run: string, id: number): string =>
  run + String((id % TESTS) + 1).padStart(TEST_DIGITS, '0');

/** The option of the shell's `ulimit` that sets the limit of file locks; undefined if there is none. */
export function limitOption(): string | undefined {
  const attempt = (option: string) => `{ ulimit -S ${option} 1 2>/dev/null && echo ${option}; }`;
  const { stdout } = spawnSync('/bin/sh', ['-c', `${attempt('-w')} || ${attempt('-x')}`], {
    encoding: 'utf8',
  });
  return stdout?.trim() || undefined;
}

/** The mark of a process; the empty string if it has none. Throws if the process is gone. */
export function readMark(pid: string): string {
  const limits = readFileSync(`/proc/${pid}/limits`, 'latin1');
  const limit = /^Max file locks +(\d+)/m.exec(limits)?.[1] ?? '';
  if (limit.length === RUN_DIGITS + TEST_DIGITS) return limit;
  try {
    const environment = `\0${readFileSync(`/proc/${pid}/environ`, 'latin1')}`;
    return new RegExp(`\\0${MARK}=(\\d+)\\0`).exec(environment)?.[1] ?? '';
  } catch {
    return ''; // It belongs to another user or to the kernel, or has ended.
  }
}
