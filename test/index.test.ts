/** The library, as a user imports it. */
import { expect, test } from 'vitest';
import {
  UsageError,
  algorithms,
  ddmin,
  delta,
  fixpoint,
  halving,
  lines,
  type ListReducer,
  overList,
  NotInteresting,
  reduce,
  tokens,
} from '../src/index.ts';

test('a string, a function, a result', async () => {
  const { text, bytes, stats } = await reduce({
    program: 'int main() { return 1 / 0; }',
    test: async (candidate) => Buffer.from(candidate).includes('/ 0'),
  });
  expect(text).toBe('/ 0');
  expect(bytes).toEqual(new TextEncoder().encode('/ 0'));
  expect(stats.after.tokens).toBe(2);
  expect(stats.queries).toBeGreaterThan(3);
});

test('an algorithm of one’s own is a function', async () => {
  const { text } = await reduce({
    program: 'a b c\nd e f\n',
    test: (candidate) => Buffer.from(candidate).includes('e'),
    alg: fixpoint(async (reduction) => {
      await reduction.run(overList('ddmin', ddmin), lines(reduction.best));
      await reduction.run(overList('delta', delta), tokens(reduction.best));
    }),
  });
  expect(text).toBe(' e');
});

test('ddmin, delta and halving are reducers of lists, all used alike', async () => {
  const reduced = async <C>(reducer: ListReducer<C>) => {
    const { text } = await reduce({
      program: 'a b c d e f',
      test: (candidate) => Buffer.from(candidate).includes('e'),
      alg: async (reduction) => {
        await reduction.run(overList('tokens', reducer), tokens(reduction.best));
      },
    });
    return text;
  };
  expect([await reduced(ddmin), await reduced(delta), await reduced(halving)]).toEqual([' e', ' e', ' e']);
});

test('it can be stopped, and gives the best so far', async () => {
  const stop = new AbortController();
  const { stats } = await reduce({
    program: 'abcdefgh',
    test: (candidate) => {
      if (candidate.length < 4) stop.abort();
      return candidate.length > 0;
    },
    signal: stop.signal,
  });
  expect(stats.stopped).toBe('aborted');
});

test('a program that is not interesting is refused', async () => {
  await expect(reduce({ program: 'x', test: () => false })).rejects.toThrow(NotInteresting);
});

test('a limit on time also stops a test that never waits', async () => {
  const until = performance.now() + 20_000;
  const { stats } = await reduce({
    program: 'x'.repeat(5000),
    // Everything but the last character can go, one at a time: without a limit this takes hours.
    test: (candidate) => performance.now() > until || candidate.length === 5000 || candidate.length % 7 === 0,
    alg: 'ddmin-chars',
    cache: 'none',
    limits: { timeMs: 50 },
  });
  expect(stats.stopped).toBe('time');
});

test('unknown names are refused', async () => {
  await expect(reduce({ program: 'x', test: () => true, alg: 'none' })).rejects.toThrow(UsageError);
  await expect(reduce({ program: 'x', test: () => true, cache: 'toString' })).rejects.toThrow(UsageError);
  expect(Object.keys(algorithms)).toContain('pith');
});
