import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Locked, takeLock } from '../../src/store/lock.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a lock has one holder, and can be taken again after its release', () => {
  const release = takeLock(path);
  expect(() => takeLock(path)).toThrow(Locked);
  release();
  takeLock(path)();
  expect(readdirSync(folder)).toEqual([]);
});

test('the error contains the pid of the holder', () => {
  takeLock(path);
  try {
    takeLock(path);
  } catch (error) {
    expect((error as Locked).pid).toBe(process.pid);
  }
  expect.assertions(1);
});

test('the lock of a dead process is taken over', () => {
  const { pid } = spawnSync('true');
  writeFileSync(path, JSON.stringify({ pid, started: '1' }));
  takeLock(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
});

test('the lock of a dead process whose number was reused is taken over', () => {
  writeFileSync(path, JSON.stringify({ pid: process.pid, started: 'long ago' }));
  takeLock(path);
  expect(JSON.parse(readFileSync(path, 'utf8')).started).not.toBe('long ago');
});

test('a lock that was left half-written is taken over', () => {
  writeFileSync(path, '{"pid":');
  takeLock(path)();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['null', 'null'],
  ['garbage', '\0\xffgarbage'],
  ['a list', '[]'],
  ['process 0', '{"pid":0,"started":""}'],
  ['a process group', '{"pid":-1,"started":""}'],
  ['no number', '{"pid":"1","started":""}'],
  ['no process', '{"started":""}'],
  ['a number that no process has', '{"pid":1e300,"started":""}'],
  ['a process, but not which', `{"pid":${process.pid}}`],
])('a lock that names %s is taken over', (_, content) => {
  writeFileSync(path, content);
  takeLock(path)();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock that is a folder is taken over', () => {
  mkdirSync(path);
  writeFileSync(join(path, 'x'), '');
  takeLock(path)();
  expect(readdirSync(folder)).toEqual([]);
});

test('temporary files of dead processes are removed', () => {
  const { pid } = spawnSync('true');
  for (const name of [`lock.${pid}`, `lock.${pid}.gone`, `.pith-${pid}-0123456789abcdef.tmp`])
    writeFileSync(join(folder, name), '');
  writeFileSync(join(folder, 'locksmith'), '');
  const release = takeLock(path);
  expect(readdirSync(folder)).toEqual(['lock', 'locksmith']);
  release();
});
