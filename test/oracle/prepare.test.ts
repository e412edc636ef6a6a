import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Oracle } from '../../src/core/verdict.ts';
import type { Files } from '../../src/core/program.ts';
import { scriptOracle } from '../../src/oracle/script.ts';
import { bytesOf, filesOf } from '../reduce-with.ts';

/** Logs its candidate when it starts and when it ends; a candidate with an `a` is interesting. */
const SCRIPT = `#!/bin/sh
echo "+$(cat input)" >>"$LOG"
! grep -q w input || until [ -e "$LOG.go" ]; do sleep 0.01; done
echo "-$(cat input)" >>"$LOG"
grep -q a input
`;

let folder: string;
let log: string;
let oracle: Oracle;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prepare-'));
  log = join(folder, 'log');
  const script = join(folder, 'test.sh');
  writeFileSync(script, SCRIPT.replaceAll('$LOG', log));
  chmodSync(script, 0o755);
  oracle = scriptOracle({ test: script, main: 'input' });
});

afterEach(async () => {
  await oracle.close();
  rmSync(folder, { recursive: true });
});

const candidate = (text: string): Files => filesOf(bytesOf(text));
const logged = (): string[] => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []);
const verdictOn = async (files: Files) => (await oracle.test(files)).verdict;

test('a prepared test starts when the one before it is rejected, and not earlier', async () => {
  const next = candidate('next');
  const first = oracle.test(candidate('woit'));
  oracle.prepare?.(next, { onRejection: true });
  writeFileSync(`${log}.go`, '');
  await first;
  expect(await verdictOn(next)).toBe('uninteresting');
  expect(logged()).toEqual(['+woit', '-woit', '+next', '-next']);
});

test('it does not start when the one before it is interesting', async () => {
  const next = candidate('next');
  const first = oracle.test(candidate('a'));
  oracle.prepare?.(next, { onRejection: true });
  expect((await first).verdict).toBe('interesting');
  expect(await verdictOn(candidate('b'))).toBe('uninteresting');
  expect(logged()).toEqual(['+a', '-a', '+b', '-b']);
});

test('it does not start by itself without `onRejection`', async () => {
  const next = candidate('next');
  const first = oracle.test(candidate('x'));
  oracle.prepare?.(next, { onRejection: false });
  await first;
  expect(await verdictOn(candidate('y'))).toBe('uninteresting');
  expect(logged()).toEqual(['+x', '-x', '+y', '-y']);
});

test('if no test is running, it starts on request', async () => {
  const next = candidate('a');
  oracle.prepare?.(next, { onRejection: true });
  expect(await verdictOn(next)).toBe('interesting');
});

test('a prepared test can be stopped', async () => {
  const next = candidate('w');
  oracle.prepare?.(next, { onRejection: true });
  const abort = new AbortController();
  const outcome = oracle.test(next, { signal: abort.signal });
  abort.abort();
  expect((await outcome).verdict).toBe('broken');
});
