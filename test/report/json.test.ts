import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TimedEvent } from '../../src/core/events.ts';
import { digestOf, digestOfFiles } from '../../src/core/digest.ts';
import type { Files } from '../../src/core/program.ts';
import { jsonLines } from '../../src/report/json.ts';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { bytesIn, bytesOf, filesOf, property, reduceWith, textOf } from '../reduce-with.ts';

interface Line {
  readonly type: string;
  readonly digest: string;
  readonly id: number;
  readonly verdict: string;
  readonly interesting: boolean;
  readonly edits: readonly {
    readonly file: string;
    readonly at: number;
    readonly removed: number;
    readonly inserted: string;
  }[];
}

const linesOf = (events: readonly TimedEvent[]): Line[] => {
  const jsonLine = jsonLines();
  return events.map((event) => JSON.parse(jsonLine(event)) as Line);
};

/** Rebuilds the accepted programs of a run from its events and the original. */
function* rebuilt(original: Files, lines: readonly Line[]): Generator<Files> {
  let now = original;
  for (const { type, digest, edits } of lines) {
    if (type !== 'accepted') continue;
    const next = new Map(now);
    for (const { file, at, removed, inserted } of edits) {
      const old = now.get(file)!;
      const middle = Buffer.from(inserted, 'base64');
      next.set(file, Buffer.concat([old.subarray(0, at), middle, old.subarray(at + removed)]));
    }
    now = next;
    expect(digestOfFiles(now)).toBe(digest);
    yield now;
  }
}

test('a run can be rebuilt from its lines and the original', async () => {
  const text = 'one\ntwo\nthree\nfour\nfive\n';
  const {
    events,
    accepted,
    text: result,
  } = await reduceWith(
    algorithms['pith']!.schedule(undefined),
    text,
    property((candidate) => candidate.includes('re') && candidate.includes('fi')),
    { jobs: 3 },
  );
  const lines = linesOf(events);
  const programs = Array.from(rebuilt(filesOf(bytesOf(text)), lines), (files) => textOf(bytesIn(files)));
  expect(programs).toEqual(accepted);
  expect(programs.at(-1)).toBe(result);
  expect(lines[0]).toMatchObject({
    type: 'start',
    digest: digestOfFiles(filesOf(bytesOf(text))),
    files: [{ name: 'input', digest: digestOf(bytesOf(text)), bytes: text.length }],
  });
  const begun = lines.filter(({ type }) => type === 'test-start');
  const ended = lines.filter(({ type }) => type === 'test-end');
  expect(new Set(begun.map(({ id }) => id)).size).toBe(begun.length);
  expect(new Set(ended.map(({ id }) => id))).toEqual(new Set(begun.map(({ id }) => id)));
  // The verdict of each test is the one that the reduction used.
  for (const { digest, verdict } of ended) {
    const heard = lines.find((line) => line.type === 'verdict' && line.digest === digest);
    if (heard !== undefined) expect(verdict).toBe(heard.interesting ? 'interesting' : 'uninteresting');
  }
});

test('the edits of a program restore files with arbitrary bytes', () => {
  const program = fc
    .record({ a: fc.uint8Array(), 'b/c': fc.uint8Array() })
    .map((files) => new Map(Object.entries(files)));
  fc.assert(
    fc.property(program, fc.array(program), (original, programs) => {
      const size = { tokens: 0, bytes: 0 };
      const start: TimedEvent = {
        ...{ type: 'start', run: '', command: [], digest: '', original, files: [], pith: '', alg: '' },
        ...{ lang: '', cache: '', jobs: 1, size, resumed: 0, at: 0 },
      };
      const accepted = programs.map((files): TimedEvent => ({
        ...{ type: 'accepted', pass: '', kind: '', size, at: 0 },
        ...{ files, digest: digestOfFiles(files) },
      }));
      const texts = (files: Files) => Array.from(files, ([path, bytes]) => [path, textOf(bytes)]);
      const found = Array.from(rebuilt(original, linesOf([start, ...accepted])), texts);
      expect(found).toEqual(programs.map(texts));
    }),
  );
});
