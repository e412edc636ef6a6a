import { expect, test, vi } from 'vitest';
import type { Outcome } from '../../src/core/verdict.ts';
import { cacheSchemes } from '../../src/engine/cache/cache.ts';
import { TestUnusable } from '../../src/engine/retry.ts';
import { NotInteresting } from '../../src/engine/reduce.ts';
import { ddmin as ddminOfLists } from '../../src/passes/ddmin.ts';
import { overList } from '../../src/passes/over-list.ts';
import { delta as deltaOfLists } from '../../src/passes/delta.ts';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { characters, lines } from '../../src/tree/list-program.ts';
import { treeOf } from '../tree/editing.ts';
import { bytesIn, bytesOf, only, property, reduceWith, type TestOracle, textOf } from '../reduce-with.ts';

const ddmin = overList('ddmin', ddminOfLists);
const delta = overList('delta', deltaOfLists);

const byCharacter = only(delta, characters);
const hasX = (text: string) => text.includes('x');

/** A test with scripted verdicts, run by run. */
const scripted = (answer: (text: string, run: number) => Outcome['verdict']): TestOracle => {
  let runs = 0;
  return {
    test: (files) => {
      const verdict = answer(textOf(bytesIn(files)), ++runs);
      return Promise.resolve({ verdict, ms: 1, ...(verdict === 'broken' && { why: 'The disk is full.' }) });
    },
    close: () => Promise.resolve(),
  };
};

test('the same bytes are never tested twice', async () => {
  const tested: string[] = [];
  for (const jobs of [1, 4]) {
    tested.length = 0;
    const { stats } = await reduceWith(
      only(ddmin, characters),
      'aabbaabb',
      (bytes) => {
        tested.push(textOf(bytes));
        return textOf(bytes).includes('ba');
      },
      { jobs },
    );
    // The result is tested once more at the end.
    expect(new Set(tested).size).toBe(tested.length - 1);
    expect(stats.cacheHits).toBeGreaterThan(0);
  }
});

test('without a cache, equal programs are tested again, with the same result', async () => {
  const holds = property((text) => text.includes('ba'));
  const [none, sha] = await Promise.all(
    ['none', 'sha'].map((cache) => reduceWith(only(ddmin, characters), 'aabbaabb', holds, { cache })),
  );
  expect(none!.accepted).toEqual(sha!.accepted);
  expect(none!.stats.queries).toBe(sha!.stats.queries + sha!.stats.cacheHits);
});

test('an input that is not interesting is rejected with the outcome of the test', async () => {
  await expect(reduceWith(byCharacter, 'abc', () => false)).rejects.toThrow(NotInteresting);
});

test.each(Object.keys(cacheSchemes))(
  'the file on disk is tested once, stays while it is smaller, and changes nothing else: %s',
  async (cache) => {
    const original = 'aab bba abb aabb';
    const holds = (text: string) => text.includes('ba');
    for (const onDisk of ['foreign ba', 'zz', 'ba', 'aba']) {
      const tested: string[] = [];
      const test = (bytes: Uint8Array) => {
        tested.push(textOf(bytes));
        return holds(textOf(bytes));
      };
      const without = await reduceWith(only(ddmin, characters), original, property(holds), { cache });
      const run = await reduceWith(only(ddmin, characters), original, test, {
        cache,
        onDisk: { name: 'out', bytes: bytesOf(onDisk) },
      });
      expect(run.text).toBe(without.text);
      const times = tested.slice(0, -1).filter((text) => text === onDisk).length;
      if (cache === 'none') expect(times).toBeGreaterThan(0);
      else expect(times).toBe(1);
      const accepted = run.events.filter((event) => event.type === 'accepted').map(({ size }) => size);
      expect(accepted).toEqual(
        without.events.filter((event) => event.type === 'accepted').map(({ size }) => size),
      );
      // At most one more test: the search may also propose that program itself.
      expect(run.stats.queries - without.stats.queries).toBeLessThanOrEqual(1);
    }
  },
);

test('a limit on tests gives the same result for any number of jobs', async () => {
  for (const tests of [1, 2, 3, 7]) {
    const [one, many] = await Promise.all(
      [1, 8].map((jobs) =>
        reduceWith(byCharacter, 'abcdefgxijklmnop'.repeat(4), property(hasX), { jobs, limits: { tests } }),
      ),
    );
    expect(one!.stats.stopped).toBe('tests');
    expect(one!.stats.queries).toBeLessThanOrEqual(tests);
    expect(many!.accepted).toEqual(one!.accepted);
    expect(many!.stats.queries).toBe(one!.stats.queries);
  }
});

test('a limit on size stops at the first program that is small enough', async () => {
  const text = 'a\nb\nc\nd\ne\nx\nf\ng\n';
  const { stats } = await reduceWith(only(delta, lines), text, property(hasX), { limits: { tokens: 4 } });
  expect(stats.stopped).toBe('size');
  expect(stats.after.tokens).toBe(4);
});

test('a limit on time stops in the middle of a test', async () => {
  const forever = new Promise<boolean>(() => undefined);
  const { stats, text } = await reduceWith(
    byCharacter,
    'abx',
    (bytes) => (textOf(bytes) === 'abx' ? true : forever),
    { limits: { timeMs: 30 } },
  );
  expect(stats.stopped).toBe('time');
  expect(text).toBe('abx');
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops in the middle of a test', async (reason) => {
  const stop = new AbortController();
  const { stats, accepted } = await reduceWith(
    byCharacter,
    'abcx',
    (bytes) => {
      if (textOf(bytes).length === 2) stop.abort(reason);
      return hasX(textOf(bytes));
    },
    { signal: stop.signal },
  );
  expect(stats.stopped).toBe(reason);
  expect(stats.finished).toBe(false);
  // Tests that were running when the signal came do not count.
  expect(accepted.every((text) => text.length > 2)).toBe(true);
});

test('with --repeat, a program is interesting only if the test says so every time', async () => {
  const run = vi.fn((text: string, count: number): Outcome['verdict'] =>
    hasX(text) || (text === 'ab' && count % 2 === 1) ? 'interesting' : 'uninteresting',
  );
  const counts = new Map<string, number>();
  const oracle = scripted((text) => {
    counts.set(text, (counts.get(text) ?? 0) + 1);
    return run(text, counts.get(text)!);
  });
  const { text, stats } = await reduceWith(byCharacter, 'abx', oracle, { repeat: 3 });
  expect(text).toBe('x');
  expect(counts.get('abx')).toBe(3);
  expect(stats.queries).toBe(run.mock.calls.length);
});

test('a flaky test is detected, and the smallest program that passes every time is kept', async () => {
  // A program without x is interesting only the first time.
  const seen = new Set<string>();
  const flaky = (text: string) => {
    if (hasX(text)) return true;
    const first = !seen.has(text);
    seen.add(text);
    return first && text !== '';
  };
  const saved: string[] = [];
  const { text, events } = await reduceWith(byCharacter, 'abxc', property(flaky), {
    save: async (bytes) => void saved.push(textOf(bytes)),
  });
  expect(hasX(text)).toBe(true);
  expect(saved.at(-1)).toBe(text);
  const warnings = events.filter((event) => event.type === 'notice');
  expect(warnings).toHaveLength(1);
  expect(warnings[0]!.text).toContain('it failed 5 of 5 times on the result');
});

test('if not even the original passes every time, it is restored and the test is reported as unusable', async () => {
  const saved: string[] = [];
  let runs = 0;
  const run = reduceWith(byCharacter, 'abc', () => ++runs < 3, {
    save: async (bytes) => void saved.push(textOf(bytes)),
  });
  await expect(run).rejects.toThrow(TestUnusable);
  expect(saved.length).toBeGreaterThan(1);
  expect(saved.at(-1)).toBe('abc');
});

test.each([1, 4])('a temporarily broken test changes nothing, with %i jobs', async (jobs) => {
  const brokenOnce = new Set<string>();
  const oracle = scripted((text, run) => {
    if (run > 1 && text !== 'abcdexfg' && !brokenOnce.has(text)) {
      brokenOnce.add(text);
      return 'broken';
    }
    return hasX(text) ? 'interesting' : 'uninteresting';
  });
  const { text } = await reduceWith(byCharacter, 'abcdexfg', oracle, { jobs });
  expect(text).toBe('x');
});

test('a test that stays broken ends the run with the reason, and gives no verdict', async () => {
  const run = reduceWith(
    byCharacter,
    'abcdex',
    scripted((text, run) => (run > 3 ? 'broken' : hasX(text) ? 'interesting' : 'uninteresting')),
  );
  await expect(run).rejects.toThrow('The disk is full.');
});

test('if the original is no longer interesting after a broken test, the run ends', async () => {
  const run = reduceWith(
    byCharacter,
    'abcdex',
    scripted((text, run) => {
      if (run === 3 || run === 4) return 'broken';
      return run < 3 && hasX(text) ? 'interesting' : 'uninteresting';
    }),
  );
  await expect(run).rejects.toThrow('no longer interesting');
});

test.each([1, 4])(
  'a candidate whose test is broken twice is not interesting, and the user is told once, with %i jobs',
  async (jobs) => {
    const answer = (text: string) =>
      text.includes('e') && text !== 'abcdexfg' ? 'broken' : hasX(text) ? 'interesting' : 'uninteresting';
    const { text, events } = await reduceWith(byCharacter, 'abcdexfg', scripted(answer), { jobs });
    expect(text).toBe('x');
    expect(events.filter(({ type }) => type === 'notice')).toMatchObject([
      { text: expect.stringMatching(/not interesting, because its test cannot be run: The disk is full/) },
    ]);
  },
);

test('a problem that breaks all running tests costs one more run of each', async () => {
  // The second to fifth test run at the same time.
  const asked = new Map<string, number>();
  let runs = 0;
  const oracle: TestOracle = {
    test: async (files) => {
      const run = ++runs;
      const text = textOf(bytesIn(files));
      asked.set(text, (asked.get(text) ?? 0) + 1);
      await new Promise((resolve) => setImmediate(resolve));
      if (run > 1 && run < 6) return { verdict: 'broken', ms: 1, why: 'The machine was asleep.' };
      return { verdict: hasX(text) ? 'interesting' : 'uninteresting', ms: 1 };
    },
    close: () => Promise.resolve(),
  };
  const { text, events } = await reduceWith(byCharacter, 'abcdexfg', oracle, { jobs: 4 });
  expect(text).toBe('x');
  expect(Math.max(...asked.values())).toBe(2);
  expect(events.filter(({ type }) => type === 'notice')).toEqual([]);
});

test('workers may come and go: the accepted programs are the same', async () => {
  const holds = (text: string) => text.includes('c') && text.length % 3 !== 2;
  const { accepted } = await reduceWith(byCharacter, 'abcdefghijkl', property(holds));
  let asked = 0;
  const oracle = scripted((text) => (holds(text) ? 'interesting' : 'uninteresting'));
  const changing = { ...oracle, capacity: () => [1, 7, 2, 16][asked++ % 4]! };
  expect((await reduceWith(byCharacter, 'abcdefghijkl', changing)).accepted).toEqual(accepted);
  expect(asked).toBeGreaterThan(2);
});

test('speculation does not treat a broken test as a rejection', async () => {
  // `x` breaks its test once; the proposals after a rejection of it are not tested meanwhile.
  const tested: string[] = [];
  let isBroken = false;
  const oracle = scripted((text) => {
    tested.push(text);
    if (text === 'x' && !isBroken) {
      isBroken = true;
      return 'broken';
    }
    return hasX(text) ? 'interesting' : 'uninteresting';
  });
  const { stats } = await reduceWith(byCharacter, 'abcdexfg', oracle, { jobs: 1 });
  expect(tested[tested.indexOf('x') + 1]).toBe('x');
  expect(stats.cancelled).toBe(0);
});

test('a test that takes too long is not interesting', async () => {
  const { text, stats } = await reduceWith(
    byCharacter,
    'axb',
    (bytes) => (textOf(bytes) === 'x' ? new Promise<boolean>(() => undefined) : hasX(textOf(bytes))),
    { timeoutMs: 20 },
  );
  expect(text).not.toBe('x');
  expect(stats.timeouts).toBeGreaterThan(0);
});

test.each(Object.keys(algorithms))('%s ends with the same result with 1, 2 and 16 jobs', async (alg) => {
  const text = 'int f(int a)\n{\n  return a;\n}\nint g(int b)\n{\n  if (b) {\n    crash(b, 1);\n  }\n}\n';
  const holds = property((t) => /crash ?\(/.test(t));
  const tree = await treeOf('c', text);
  const runs = await Promise.all(
    [1, 2, 16].map((jobs) => reduceWith(algorithms[alg]!.schedule(tree), text, holds, { jobs })),
  );
  expect(runs[1]!.accepted).toEqual(runs[0]!.accepted);
  expect(runs[2]!.accepted).toEqual(runs[0]!.accepted);
  expect(runs[0]!.stats.after.tokens).toBeLessThan(20);
});

test('pith leaves nothing that can be removed', async () => {
  const text = 'int f(int a)\n{\n  return a;\n}\nint g(int b)\n{\n  crash(b, 1);\n}\n';
  const { text: result } = await reduceWith(
    algorithms['pith']!.schedule(undefined),
    text,
    property((t) => t.includes('crash(')),
  );
  expect(result).toBe('crash(\n');
});
