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
/** The number of a process that has ended. */
const gone = () => spawnSync('true').pid;

describe.runIf(existsSync('/proc/self'))('the folder of a run', () => {
  test.each<[string, () => object, boolean]>([
    ['whose owner is there', () => ({}), true],
    ['whose owner is gone', () => ({ pid: gone() }), false],
    ['whose owner has left its number to another', () => ({ started: '1' }), false],
    ['of another machine or container', () => ({ pid: gone(), realm: 'elsewhere' }), true],
    ['whose record is not valid', () => ({ pid: gone(), runs: ['.*'] }), true],
  ])('%s', async (_, fields, stays) => {
    change(fields());
    await cleanUpAfterDead(temporary);
    expect(existsSync(folder)).toBe(stays);
  });

  test('that is only a link to one stays', async () => {
    change({ pid: gone() });
    const links = mkdtempSync(join(tmpdir(), 'owner-'));
    symlinkSync(folder, join(links, 'pith-0123456789ab'));
    await cleanUpAfterDead(links);
    expect(readdirSync(links)).toHaveLength(1);
    expect(existsSync(folder)).toBe(true);
    rmSync(links, { recursive: true });
  });
});
