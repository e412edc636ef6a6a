import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Locked, takeLock } from '../../src/engine/lock.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a lock is held once, and can be taken again when it is released', () => {
  const release = takeLock(path);
  expect(() => takeLock(path)).toThrow(Locked);
  release();
  takeLock(path)();
  expect(readdirSync(folder)).toEqual([]);
});

test('the pid of the holder is told', () => {
  takeLock(path);
  try {
    takeLock(path);
  } catch (error) {
    expect((error as Locked).pid).toBe(process.pid);
  }
  expect.assertions(1);
});

test('the lock of a process that is gone is taken over', () => {
  const { pid } = spawnSync('true');
  writeFileSync(path, JSON.stringify({ pid, started: '1' }));
  takeLock(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
});

test('the lock of a process whose number was given to another is taken over', () => {
  writeFileSync(path, JSON.stringify({ pid: process.pid, started: 'long ago' }));
  takeLock(path);
  expect(JSON.parse(readFileSync(path, 'utf8')).started).not.toBe('long ago');
});

test('a lock that was left half-written is taken over', () => {
  writeFileSync(path, '{"pid":');
  takeLock(path)();
  expect(readdirSync(folder)).toEqual([]);
});
