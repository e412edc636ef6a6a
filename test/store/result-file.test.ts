/** Writing the result under real faults: links in the way, kills during a write. */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { destinationAt, inPlace } from '../../src/store/destination.ts';
import { readInput } from '../../src/store/input.ts';
import { keepOriginal, ResultNotWritten, resultFile } from '../../src/store/result-file.ts';

let folder: string;
const path = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'result-'));
  writeFileSync(path('file.txt'), 'original');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs some lines in a separate process and kills it as soon as a new file appears in the folder. */
async function killWhileWriting(lines: string): Promise<void> {
  const built = resolve('dist/store/result-file.js');
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

test('the check that the folder is writable does not follow links', () => {
  writeFileSync(path('victim'), 'precious');
  symlinkSync('victim', path(`.out.txt.pith-tmp-${process.pid}`));
  destinationAt(path('out.txt'), readInput(path('file.txt')));
  expect(readFileSync(path('victim'), 'utf8')).toBe('precious');
});

test('the next run removes the temporary files of a killed run, but not those of a running one', async () => {
  await killWhileWriting(`await writer
    .resultFile({ path, onDisk: Buffer.from('original'), like })
    .save(large);`);
  expect(readdirSync(folder)).toHaveLength(2);
  const { pid } = spawnSync('true');
  const theirs = `.pith-${process.ppid}-0123456789abcdef.tmp`;
  for (const name of [`.pith-${pid}-0123456789abcdef.tmp`, theirs, `.pith-${pid}-notes.tmp`])
    writeFileSync(path(name), '');
  chmodSync(path('file.txt'), 0o600);
  inPlace(readInput(path('file.txt')));
  expect(readdirSync(folder).toSorted()).toEqual([theirs, `.pith-${pid}-notes.tmp`, 'file.txt'].toSorted());
  expect(statSync(path('file.txt')).size).toBe('original'.length);
});

describe('another process changes the file', () => {
  const read = (name: string) => readFileSync(path(name), 'utf8');
  const writer = (onDisk: string | undefined) =>
    resultFile({
      path: path('file.txt'),
      onDisk: onDisk === undefined ? undefined : Buffer.from(onDisk),
      like: statSync(path('file.txt')),
    });

  test.each([
    ['in place', () => writeFileSync(path('file.txt'), 'edited')],
    [
      'as most editors do it',
      () => {
        writeFileSync(path('other'), 'edited');
        renameSync(path('other'), path('file.txt'));
      },
    ],
  ])('%s: it is left alone, and the program is beside it', async (_, edit) => {
    const file = writer('original');
    await file.save(Buffer.from('smaller'));
    edit();
    writeFileSync(path('file.txt.reduced'), 'precious');
    await expect(file.save(Buffer.from('small'))).rejects.toThrow(/changed.*file\.txt\.reduced\.1/s);
    expect(read('file.txt')).toBe('edited');
    expect(read('file.txt.reduced')).toBe('precious');
    expect(read('file.txt.reduced.1')).toBe('small');
    expect(readdirSync(folder)).toHaveLength(3);
  });

  test('before anything is written', async () => {
    const file = writer('original');
    writeFileSync(path('file.txt'), 'edited');
    await expect(file.save(Buffer.from('small'))).rejects.toThrow(ResultNotWritten);
    expect(read('file.txt')).toBe('edited');
  });

  test('after everything is written', async () => {
    const file = writer('original');
    await file.save(Buffer.from('small'));
    writeFileSync(path('file.txt'), 'edited');
    await expect(file.save(Buffer.from('small'))).rejects.toThrow(ResultNotWritten);
    expect(read('file.txt')).toBe('edited');
    expect(read('file.txt.reduced')).toBe('small');
  });

  test('by creating it', async () => {
    const file = writer(undefined);
    await expect(file.save(Buffer.from('small'))).rejects.toThrow(ResultNotWritten);
    expect(read('file.txt')).toBe('original');
  });

  test('back to the original: nothing is lost, so the result is written', async () => {
    const file = writer('original');
    await file.save(Buffer.from('smaller'));
    writeFileSync(path('file.txt'), 'smaller');
    await file.save(Buffer.from('small'));
    expect(read('file.txt')).toBe('small');
  });

  test('by removing it: it is written again', async () => {
    const file = writer('original');
    await file.save(Buffer.from('small'));
    rmSync(path('file.txt'));
    await file.save(Buffer.from('small'));
    expect(read('file.txt')).toBe('small');
  });
});

describe('the original', () => {
  const large = Buffer.alloc(200_000_000, 'x');

  test('is copied completely or not at all, even if Pith is killed while writing', async () => {
    await killWhileWriting('await writer.keepOriginal(path, large, like);');
    expect(existsSync(path('file.txt.orig'))).toBe(false);
    const like = statSync(path('file.txt'));
    expect(await keepOriginal(path('file.txt'), large, like)).toBe(path('file.txt.orig'));
    expect(readFileSync(path('file.txt.orig')).equals(large)).toBe(true);
  });

  test.runIf(process.getuid?.() === 0)('keeps its owner and its mode', async () => {
    chmodSync(path('file.txt'), 0o666);
    chownSync(path('file.txt'), 4321, 1234);
    const kept = await keepOriginal(path('file.txt'), Buffer.from('x'), statSync(path('file.txt')));
    expect(statSync(kept)).toMatchObject({ uid: 4321, gid: 1234 });
    expect(statSync(kept).mode & 0o777).toBe(0o666);
  });

  test('is not written through a link', async () => {
    symlinkSync('elsewhere', path('file.txt.orig'));
    const kept = await keepOriginal(path('file.txt'), Buffer.from('x'), statSync(path('file.txt')));
    expect(kept).toBe(path('file.txt.orig.1'));
    expect(existsSync(path('elsewhere'))).toBe(false);
  });
});
