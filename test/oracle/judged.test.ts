import { expect, test } from 'vitest';
import type { Ended, Lost, Runner } from '../../src/core/runner.ts';
import { judged } from '../../src/oracle/judged.ts';

const nothing = new Uint8Array();
const ended: Ended = { exitCode: 0, signal: null, timedOut: false, stdout: nothing, stderr: nothing, ms: 5 };

const runnerOf = (end: Ended | Lost): Runner => ({
  run: () => Promise.resolve(end),
  capacity: () => 3,
  close: () => Promise.resolve(),
});

const verdictOn = async (end: Ended | Lost) =>
  (await judged(runnerOf(end), ({ exitCode }) => ({ interesting: exitCode === 0 })).test(new Map())).verdict;

test.each([
  ['that the judge finds interesting is', ended, 'interesting'],
  ['that the judge does not is not', { ...ended, exitCode: 1 }, 'uninteresting'],
  ['that took too long is not, whatever the judge says', { ...ended, timedOut: true }, 'uninteresting'],
  ['that was lost says nothing', { lost: 'The worker is gone.' }, 'broken'],
] as const)('a test %s', async (_, end, verdict) => {
  expect(await verdictOn(end)).toBe(verdict);
});

test('an oracle has the capacity of its runner', () => {
  expect(judged(runnerOf(ended), () => ({ interesting: true })).capacity()).toBe(3);
});
