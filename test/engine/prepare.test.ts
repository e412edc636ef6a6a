import { expect, test } from 'vitest';
import type { Files } from '../../src/core/program.ts';
import type { Oracle } from '../../src/core/verdict.ts';
import { cacheSchemes } from '../../src/engine/cache/cache.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { ddmin as ddminOfLists } from '../../src/passes/ddmin.ts';
import { overList } from '../../src/passes/over-list.ts';
import { plainLexer } from '../../src/parse/lexer.ts';
import { inFile } from '../../src/schedules/in-file.ts';
import { lines } from '../../src/tree/list-program.ts';
import { bytesIn, filesOf, textOf } from '../reduce-with.ts';

const ddmin = overList('ddmin', ddminOfLists);

test('a prepared program is neither running nor known, and with one job it is tested next if nothing is accepted', async () => {
  const text = (files: Files) => textOf(bytesIn(files));
  const tested: string[] = [];
  const notNew: string[] = [];
  const surprises: string[] = [];
  let prepared: string | undefined;
  let lastWasAccepted = true;
  const oracle: Oracle = {
    async test(files) {
      if (prepared !== undefined && prepared !== text(files) && !lastWasAccepted) surprises.push(prepared);
      prepared = undefined;
      tested.push(text(files));
      // Long enough for the engine to prepare the next test.
      await new Promise((resolve) => setImmediate(resolve));
      lastWasAccepted = text(files).includes('3') && text(files).includes('11');
      return { verdict: lastWasAccepted ? 'interesting' : 'uninteresting', ms: 0 };
    },
    prepare(files, { onRejection }) {
      if (tested.includes(text(files))) notNew.push(text(files));
      prepared = onRejection ? text(files) : undefined;
    },
    capacity: () => 1,
    close: () => Promise.resolve(),
  };
  const original = Buffer.from(Array.from({ length: 16 }, (_, i) => `${i}\n`).join(''));
  const files = filesOf(original);
  const engine = createEngine({
    original: { size: lines(original).size, print: () => files },
    lexerFor: () => plainLexer,
    oracle,
    cache: cacheSchemes['sha']!.create(plainLexer.cuts),
    repeat: { needs: 'all', of: 1 },
    testsLeft: Infinity,
    sizeLimit: -1,
    onAccepted: () => Promise.resolve(),
    emit: () => undefined,
    signal: new AbortController().signal,
  });
  await inFile('input', async (reduction) => void (await reduction.run(ddmin, lines(original))))(engine);
  expect(tested.length).toBeGreaterThan(10);
  expect(notNew).toEqual([]);
  expect(surprises).toEqual([]);
});
