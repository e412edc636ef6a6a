import { expect, test } from 'vitest';
import type { Oracle } from '../../src/core/verdict.ts';
import { cacheSchemes } from '../../src/engine/cache/cache.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { ddmin as ddminOfLists } from '../../src/passes/ddmin.ts';
import { overList } from '../../src/passes/over-list.ts';
import { plainLexer } from '../../src/parse/lexer.ts';
import { lines } from '../../src/tree/list-program.ts';

const ddmin = overList('ddmin', ddminOfLists);

test('what is prepared is neither running nor known, and with one job it is tested next if nothing is accepted', async () => {
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();
  const tested: string[] = [];
  const notNew: string[] = [];
  const surprises: string[] = [];
  let prepared: string | undefined;
  let lastWasAccepted = true;
  const oracle: Oracle = {
    async test(bytes) {
      if (prepared !== undefined && prepared !== text(bytes) && !lastWasAccepted) surprises.push(prepared);
      prepared = undefined;
      tested.push(text(bytes));
      // Long enough for the engine to get ready for what comes next.
      await new Promise((resolve) => setImmediate(resolve));
      lastWasAccepted = text(bytes).includes('3') && text(bytes).includes('11');
      return { verdict: lastWasAccepted ? 'interesting' : 'uninteresting', ms: 0 };
    },
    prepare(bytes, { onRejection }) {
      if (tested.includes(text(bytes))) notNew.push(text(bytes));
      prepared = onRejection ? text(bytes) : undefined;
    },
    capacity: () => 1,
    close: () => Promise.resolve(),
  };
  const original = Buffer.from(Array.from({ length: 16 }, (_, i) => `${i}\n`).join(''));
  const engine = createEngine({
    original,
    size: lines(original).size,
    lexer: plainLexer,
    oracle,
    cache: cacheSchemes['sha']!.create(plainLexer.cuts),
    repeat: 1,
    testsLeft: Infinity,
    sizeLimit: -1,
    onAccepted: () => Promise.resolve(),
    emit: () => undefined,
    signal: new AbortController().signal,
  });
  await engine.run(ddmin, lines(original));
  expect(tested.length).toBeGreaterThan(10);
  expect(notNew).toEqual([]);
  expect(surprises).toEqual([]);
});
