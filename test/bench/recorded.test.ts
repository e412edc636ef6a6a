import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptIn } from '../../bench/kept.ts';
import { isReduced } from '../../bench/outcomes.ts';
import { reduceRecorded, taskOf, type Verdict } from '../../bench/recorded.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recorded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Reduces a few words twice; each test that is run adds a line to a log. */
async function reduceTwice({ test, limit = 1_000 }: { test: string; limit?: number }) {
  const [input, script, log, kept] = ['input.txt', 'test.sh', 'log', 'kept'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  writeFileSync(input, 'a\nb\nbug\nc\n');
  writeFileSync(script, `#!/bin/sh\necho >>${log}\n${test}\n`, { mode: 0o755 });
  writeFileSync(log, '');
  const subject = { name: 'words', language: 'text', tool: '', install: '', kind: '', tokens: 4 };
  const outcomes = [];
  const runs = [];
  for (let i = 0; i < 2; i++) {
    const task = taskOf({ ...subject, input, test: script });
    const { signal } = new AbortController();
    // The second reads the verdicts of the first.
    const settings = { verdicts: keptIn<Verdict>(kept), tests: limit, signal };
    outcomes.push(await reduceRecorded({ alg: 'ddmin-lines' }, task, settings));
    await task.oracle.close();
    runs.push(readFileSync(log, 'utf8').length);
  }
  return { outcomes, runs };
}

const statsOf = (outcome: unknown) => {
  if (!isReduced(outcome as never)) throw new Error('It failed.');
  return (outcome as { stats: { queries: number; wallMs: number; finished: boolean } }).stats;
};

test('a program is tested once, and counts each time', async () => {
  const { outcomes, runs } = await reduceTwice({ test: 'sleep 0.05; grep -q bug input.txt' });
  const [first, second] = outcomes.map(statsOf);
  expect(runs[0]).toBeGreaterThan(3);
  expect(runs[1]).toBe(runs[0]);
  expect(second!.queries).toBe(first!.queries);
  // The recorded tests take as long as the real ones took.
  expect(second!.wallMs).toBeGreaterThan(50 * (runs[0]! - 1));
});

test('a limit on tests counts recorded ones', async () => {
  const { outcomes } = await reduceTwice({ test: 'grep -q bug input.txt', limit: 3 });
  for (const { finished, queries } of outcomes.map(statsOf)) expect([finished, queries]).toEqual([false, 2]);
});

test('an input that is not interesting is an outcome', async () => {
  const { outcomes } = await reduceTwice({ test: 'exit 1' });
  expect(outcomes).toEqual([
    { failed: expect.stringContaining('not interesting') as string },
    { failed: expect.stringContaining('not interesting') as string },
  ]);
});
