import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder } from '../../src/oracle/remove.ts';
import { Rubbish } from '../../src/oracle/rubbish.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'remove-'));
  folder = join(root, 'folder');
  mkdirSync(folder);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const fill = (where: string, count: number) => {
  for (let i = 0; i < count; i++) writeFileSync(join(where, String(i)), '');
};

test('removes a link, not what it points to', async () => {
  mkdirSync(join(root, 'precious/inner'), { recursive: true });
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  symlinkSync(join(root, 'precious'), join(folder, 'a/b/link'));
  symlinkSync(join(root, 'precious'), join(root, 'folder.tmp'));
  await removeFolder(folder);
  await removeFolder(join(root, 'folder.tmp'));
  expect(readdirSync(root)).toEqual(['precious']);
  expect(readdirSync(join(root, 'precious'))).toEqual(['inner']);
});

test('removes nothing through a link that replaces the folder of all tests', async () => {
  mkdirSync(join(root, 'precious/1'), { recursive: true });
  fill(join(root, 'precious/1'), 3);
  symlinkSync(join(root, 'precious'), join(root, 'base'));
  const rubbish = new Rubbish();
  rubbish.add([join(root, 'base/1')]);
  await rubbish.clearAll();
  expect(readdirSync(join(root, 'precious/1'))).toHaveLength(3);
});

test('removes folders nested deeper than PATH_MAX', async () => {
  const dig = `for (let i = 0; i < 300; i++) {
    fs.mkdirSync('e'); fs.writeFileSync('e/moved.' + i, '');
    fs.mkdirSync('a folder inside'); process.chdir('a folder inside');
  }`;
  expect(spawnSync(process.execPath, ['-e', dig], { cwd: folder }).status).toBe(0);
  await removeFolder(folder);
  expect(existsSync(folder)).toBe(false);
});

test('removes folders that cannot be read or written to', async () => {
  mkdirSync(join(folder, 'a/b/c/d'), { recursive: true });
  fill(join(folder, 'a/b/c'), 3);
  for (const name of ['a/b/c', 'a/b', 'a', '']) chmodSync(join(folder, name), 0o000);
  await removeFolder(folder);
  expect(existsSync(folder)).toBe(false);
});

test('accepts a folder that does not exist', () => removeFolder(join(root, 'nothing')));

test('removes thousands of files while other work goes on', async () => {
  fill(folder, 10_000);
  const rubbish = new Rubbish();
  rubbish.add([folder]);
  const began = performance.now();
  let longestMs = 0;
  let last = began;
  const other = () => {
    longestMs = Math.max(longestMs, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(other, 1);
  await rubbish.clearAll();
  clearInterval(timer);
  other();
  expect(existsSync(folder)).toBe(false);
  expect(longestMs).toBeLessThan((performance.now() - began) / 3);
});
