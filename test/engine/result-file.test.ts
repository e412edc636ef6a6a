/** The writer of the result, with real faults: links in its way, kills while it writes. */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findDestination } from '../../src/cli/destination.ts';
import { readInput } from '../../src/cli/input.ts';

let folder: string;
const path = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'result-'));
  writeFileSync(path('file.txt'), 'original');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs some lines in a process of their own and kills it as soon as something is in the folder that was not. */
async function killWhileWriting(lines: string): Promise<void> {
  const built = resolve('dist/engine/result-file.js');
  const before = readdirSync(folder).length;
  const script = `import { statSync } from 'node:fs';
const writer = await import(${JSON.stringify(built)});
const path = ${JSON.stringify(path('file.txt'))};
const like = statSync(path);
const large = Buffer.alloc(200_000_000, 'x');
${lines}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  const ended = new Promise((done) => child.once('exit', done));
  while (child.exitCode === null && readdirSync(folder).length === before) {
    await new Promise((next) => setImmediate(next));
  }
  child.kill('SIGKILL');
  await ended;
  expect(child.signalCode).toBe('SIGKILL');
}

test('where it can be written is tried without following a link', () => {
  writeFileSync(path('victim'), 'precious');
  symlinkSync('victim', path(`.out.txt.pith-tmp-${process.pid}`));
  findDestination(path('out.txt'), readInput(path('file.txt')));
  expect(readFileSync(path('victim'), 'utf8')).toBe('precious');
});

test('what a kill has left of a result is removed by the next run, and what another run is writing is not', async () => {
  await killWhileWriting(`await writer
    .resultFile({ path, onDisk: undefined, resumed: false, like })
    .save(large, { tested: true });`);
  expect(readdirSync(folder)).toHaveLength(2);
  const { pid } = spawnSync('true');
  const theirs = `.pith-${process.ppid}-0123456789abcdef.tmp`;
  for (const name of [`.pith-${pid}-0123456789abcdef.tmp`, theirs, `.pith-${pid}-notes.tmp`])
    writeFileSync(path(name), '');
  chmodSync(path('file.txt'), 0o600);
  findDestination(undefined, readInput(path('file.txt')));
  expect(readdirSync(folder).toSorted()).toEqual([theirs, `.pith-${pid}-notes.tmp`, 'file.txt'].toSorted());
  expect(statSync(path('file.txt')).size).toBe('original'.length);
});
