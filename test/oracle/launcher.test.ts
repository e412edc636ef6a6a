/** Tests that kill or stop the launcher that started them. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Oracle } from '../../src/core/verdict.ts';
import { processes, readStat } from '../../src/oracle/kill.ts';
import { scriptOracle } from '../../src/oracle/script.ts';
import { bytesOf, filesOf } from '../reduce-with.ts';
import { until } from '../cli/sandbox.ts';

/** Sends the signal that the candidate names to the launcher; a candidate with an `a` is interesting. */
const SCRIPT = `#!/bin/sh
! grep -q w input || until [ -e "$LOG" ]; do sleep 0.01; done
case $(cat input) in KILL | STOP) : >"$LOG"; kill -$(cat input) $PPID; sleep 60 ;; esac
grep -q a input
`;

let folder: string;
let oracle: Oracle;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-'));
  const script = join(folder, 'test.sh');
  writeFileSync(script, SCRIPT.replaceAll('$LOG', join(folder, 'log')));
  chmodSync(script, 0o755);
  oracle = scriptOracle({ test: script, main: 'input' });
});

afterEach(async () => {
  await oracle.close();
  rmSync(folder, { recursive: true });
});

/** The launchers of this process. */
const launchers = () =>
  processes().filter((pid) => {
    try {
      const [state, parent] = readStat(pid);
      return (
        state !== 'Z' &&
        Number(parent) === process.pid &&
        readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('launcher')
      );
    } catch {
      return false;
    }
  });

const outcomeOf = (text: string) => oracle.test(filesOf(bytesOf(text)));

test.each(['KILL', 'STOP'])('SIG%s: that test is broken, but not those running beside it', async (signal) => {
  const beside = [outcomeOf('wa'), outcomeOf('w'), outcomeOf('w a')];
  const { verdict, why } = await outcomeOf(signal);
  expect(verdict).toBe('broken');
  expect(why).toContain('The test killed or stopped the process that starts the tests');
  expect((await Promise.all(beside)).map((outcome) => outcome.verdict)).toEqual([
    'interesting',
    'uninteresting',
    'interesting',
  ]);
  expect((await outcomeOf('a')).verdict).toBe('interesting');
});

test('the run can end while the launcher is stopped', async () => {
  const outcome = outcomeOf('STOP');
  await until(() => launchers().some((pid) => readStat(pid)[0] === 'T'));
  await oracle.close();
  expect((await outcome).verdict).toBe('broken');
  expect(launchers()).toEqual([]);
});
