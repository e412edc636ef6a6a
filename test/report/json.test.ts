import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TimedEvent } from '../../src/core/events.ts';
import { digestOf } from '../../src/engine/query.ts';
import { jsonLines } from '../../src/report/json.ts';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { bytesOf, property, reduceWith, textOf } from '../reduce-with.ts';

interface Line {
  readonly type: string;
  readonly digest: string;
  readonly id: number;
  readonly verdict: string;
  readonly interesting: boolean;
  readonly edit: { readonly at: number; readonly removed: number; readonly inserted: string };
}

const linesOf = (original: Uint8Array, events: readonly TimedEvent[]): Line[] => {
  const jsonLine = jsonLines(original);
  return events.map((event) => JSON.parse(jsonLine(event)) as Line);
};

/** The programs that a run accepted, from nothing but its events and the original. */
function* rebuilt(original: Uint8Array, lines: readonly Line[]): Generator<Uint8Array> {
  let now = original;
  for (const { type, digest, edit } of lines) {
    if (type !== 'accepted') continue;
    const { at, removed, inserted } = edit;
    now = Buffer.concat([now.subarray(0, at), Buffer.from(inserted, 'base64'), now.subarray(at + removed)]);
    expect(digestOf(now)).toBe(digest);
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
  const lines = linesOf(bytesOf(text), events);
  const programs = Array.from(rebuilt(bytesOf(text), lines), textOf);
  expect(programs).toEqual(accepted);
  expect(programs.at(-1)).toBe(result);
  expect(lines[0]).toMatchObject({
    type: 'start',
    files: [{ digest: digestOf(bytesOf(text)), bytes: text.length }],
  });
  const begun = lines.filter(({ type }) => type === 'test-start');
  const ended = lines.filter(({ type }) => type === 'test-end');
  expect(new Set(begun.map(({ id }) => id)).size).toBe(begun.length);
  expect(new Set(ended.map(({ id }) => id))).toEqual(new Set(begun.map(({ id }) => id)));
  // What a test said is what the reduction heard.
  for (const { digest, verdict } of ended) {
    const heard = lines.find((line) => line.type === 'verdict' && line.digest === digest);
    if (heard !== undefined) expect(verdict).toBe(heard.interesting ? 'interesting' : 'uninteresting');
  }
});

test('whatever bytes a program holds, its edit gives them back', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.array(fc.uint8Array()), (original, programs) => {
      const events = programs.map((program): TimedEvent => ({
        ...{ type: 'accepted', pass: '', kind: '', size: { tokens: 0, bytes: 0 }, at: 0 },
        ...{ program, digest: digestOf(program) },
      }));
      const found = Array.from(rebuilt(original, linesOf(original, events)), textOf);
      expect(found).toEqual(programs.map(textOf));
    }),
  );
});
