import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { difference, type Leftover, openJournal, readJournal } from '../../src/store/journal.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  path = join(folder, 'journal');
});
afterEach(() => rmSync(folder, { recursive: true }));

const identity = { version: '1', input: 'abc', test: 'def', options: 'alg pith' };
const no = { verdict: 'uninteresting', timedOut: false, ms: 3 };

function write(verdicts: number): Leftover {
  const journal = openJournal(path, identity);
  for (let i = 0; i < verdicts; i++)
    journal.record(`digest${i}`, i % 2 === 0 ? no : { ...no, verdict: 'interesting' });
  journal.close();
  return readJournal(path) as Leftover;
}

test('recorded verdicts are recalled', () => {
  const journal = openJournal(path, identity);
  journal.record('yes', { verdict: 'interesting', timedOut: false, ms: 12.4 });
  journal.record('no', no);
  journal.record('slow', { ...no, timedOut: true });
  journal.note('exit', '139');
  journal.close();
  const again = openJournal(path, identity, readJournal(path) as Leftover);
  expect(again.recall('yes')).toEqual({ interesting: true, timedOut: false, ms: 12 });
  expect(again.recall('no')).toEqual({ interesting: false, timedOut: false, ms: 3 });
  expect(again.recall('slow')?.timedOut).toBe(true);
  expect(again.recall('never')).toBeUndefined();
  expect(again.noted('exit')).toBe('139');
  expect(again.recalled).toBe(3);
  again.close();
});

test('at first there is no journal', () => {
  expect(readJournal(path)).toBeUndefined();
});

test('a torn last record is ignored, wherever it is torn', () => {
  const { goodBytes } = write(3);
  const whole = readFileSync(path);
  const lastRecord = whole.lastIndexOf('\n', whole.length - 2) + 1;
  for (let end = lastRecord + 1; end < whole.length; end++) {
    writeFileSync(path, whole.subarray(0, end));
    const leftover = readJournal(path) as Leftover;
    expect([...leftover.verdicts.keys()]).toEqual(['digest0', 'digest1']);
    expect(leftover.damage).toContain('last record');
  }
  // A resumed run appends after the last good record.
  const journal = openJournal(path, identity, readJournal(path) as Leftover);
  journal.record('digest2', no);
  journal.close();
  const mended = readJournal(path) as Leftover;
  expect(mended.damage).toBeUndefined();
  expect(mended.goodBytes).toBe(goodBytes);
});

test('a damaged byte anywhere is detected, and only the records before it are used', () => {
  write(4);
  const whole = readFileSync(path);
  for (let at = 0; at < whole.length - 1; at++) {
    const damaged = Buffer.from(whole);
    damaged[at]! ^= 1;
    writeFileSync(path, damaged);
    const leftover = readJournal(path);
    const inHeader = at <= whole.indexOf('\n');
    if (inHeader) expect(leftover).toBe('it is damaged');
    else {
      expect((leftover as Leftover).damage).toBeDefined();
      for (const [digest, { interesting }] of (leftover as Leftover).verdicts) {
        expect(interesting).toBe(Number(digest.at(-1)) % 2 === 1);
      }
    }
  }
});

test('garbage at the end is detected', () => {
  write(2);
  appendFileSync(path, '\0\0\0\0\n\0\0');
  expect((readJournal(path) as Leftover).damage).toContain('record 3');
});

test('the difference to the journal of another reduction is explained', () => {
  const { identity: old } = write(1);
  expect(difference(old, identity)).toBeUndefined();
  expect(difference(old, { ...identity, version: '2' })).toContain('Pith 1');
  expect(difference(old, { ...identity, input: 'x' })).toContain('another input');
  expect(difference(old, { ...identity, test: 'x' })).toContain('another test');
  expect(difference(old, { ...identity, options: 'x' })).toContain('alg pith');
});

test('options may contain any characters', () => {
  const odd = { ...identity, options: 'grammar Grüße/名前.g4 \u{1f600} "\\\n' };
  openJournal(path, odd).close();
  const first = readJournal(path) as Leftover;
  expect(first.identity).toEqual(odd);
  const journal = openJournal(path, odd, first);
  journal.record('digest', no);
  journal.close();
  const leftover = readJournal(path) as Leftover;
  expect(leftover.damage).toBeUndefined();
  expect([...leftover.verdicts.keys()]).toEqual(['digest']);
});
