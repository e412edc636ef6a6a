import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findStartFailures } from '../../src/oracle/start-failure.ts';

let cwd: string;
let command: string;
let starts: number;
let failed: string | undefined;
let failureOf: (exitCode: number) => Promise<string | undefined>;

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'start-'));
  command = join(cwd, 'test.sh');
  writeFileSync(command, '#!/bin/sh\nexit 127\n', { mode: 0o755 });
  starts = 0;
  failed = undefined;
  const find = findStartFailures(() => Promise.resolve((starts++, failed)));
  failureOf = (exitCode) => find({ wrap: [], command, args: [], cwd, tmpdir: cwd, stdin: command }, exitCode);
});
afterEach(() => rmSync(cwd, { recursive: true }));

test('a test that exits with 126 or 127 is started directly, but only once', async () => {
  for (const exitCode of [127, 126, 127, 1, 127]) expect(await failureOf(exitCode)).toBe(undefined);
  expect(starts).toBe(1);
});

test('other exit codes mean that it could be started', async () => {
  expect(await failureOf(1)).toBe(undefined);
  expect(starts).toBe(0);
});

test.each([
  ['is missing', () => rmSync(command), 'ENOENT'],
  ['has changed', () => writeFileSync(command, '#!/bin/sh\n#\n'), 'EACCES'],
  ['has lost its interpreter', () => writeFileSync(command, '#!/no/such/program\n'), 'ENOENT'],
])('a test that %s is started directly again', async (_, change, code) => {
  await failureOf(127);
  change();
  failed = code;
  expect(await failureOf(127)).toBe(code);
  expect(starts).toBe(2);
});
