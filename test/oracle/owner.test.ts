import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newRun } from '../../src/oracle/mark.ts';
import { cleanUpAfterDead, recordOwner } from '../../src/oracle/owner.ts';

let temporary: string;
let folder: string;
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'owner-'));
  folder = join(temporary, 'pith-0123456789ab');
  mkdirSync(join(folder, '1'), { recursive: true });
  recordOwner(folder, [newRun()]);
});
afterEach(() => rmSync(temporary, { recursive: true }));

const record = () => join(folder, 'owner');
const change = (fields: object) =>
  writeFileSync(record(), JSON.stringify({ ...JSON.parse(readFileSync(record(), 'utf8')), ...fields }));
/** The pid of a dead process. */
const deadPid = () => spawnSync('true').pid;

describe.runIf(existsSync('/proc/self'))('the folder of a run', () => {
  test.each<[string, () => object, boolean]>([
    ['whose owner is running', () => ({}), true],
    ['whose owner is dead', () => ({ pid: deadPid() }), false],
    ['whose owner is dead, and its number reused', () => ({ started: '1' }), false],
    ['of another machine or container', () => ({ pid: deadPid(), realm: 'elsewhere' }), true],
    ['whose record is invalid', () => ({ pid: deadPid(), runs: ['.*'] }), true],
  ])('%s', async (_, fields, stays) => {
    change(fields());
    await cleanUpAfterDead(temporary);
    expect(existsSync(folder)).toBe(stays);
  });

  test('that is a link stays', async () => {
    change({ pid: deadPid() });
    const links = mkdtempSync(join(tmpdir(), 'owner-'));
    symlinkSync(folder, join(links, 'pith-0123456789ab'));
    await cleanUpAfterDead(links);
    expect(readdirSync(links)).toHaveLength(1);
    expect(existsSync(folder)).toBe(true);
    rmSync(links, { recursive: true });
  });
});
