import fc from 'fast-check';
import { cacheSchemes } from '../../src/engine/cache/cache.ts';
import { expect, test } from 'vitest';
import type { Pass } from '../../src/core/pass.ts';
import { isSmaller } from '../../src/core/program.ts';
import type { TestFunction } from '../../src/oracle/function.ts';
import { characters, type ListProgram } from '../../src/tree/list-program.ts';
import { hash, only, proposalsOf, reduceWith, textOf } from '../reduce-with.ts';

/** A pass that drops or keeps random ranges, determined by the seed. */
function randomPass(seed: number): Pass<ListProgram, number> {
  return {
    name: 'random',
    accepts: 'smaller',
    start: () => seed,
    *propose(list, from) {
      const print = textOf(list.print());
      const random = (what: string, below: number) => hash(`${seed} ${from} ${print} ${what}`) % below;
      for (let i = 0; i < random('count', 8) && list.length > 0; i++) {
        const at = random(`at ${i}`, list.length);
        const to = at + 1 + random(`to ${i}`, list.length - at);
        const program =
          random(`way ${i}`, 3) === 0 && to - at < list.length ? list.keep(at, to) : list.drop(at, to);
        yield { program, next: random(`next ${i}`, 1000), kind: `kind ${random(`kind ${i}`, 3)}` };
      }
    },
  };
}

/** The sequential semantics of a pass, implemented literally. */
function sequentially<C>(
  pass: Pass<ListProgram, C>,
  text: string,
  holds: (text: string) => boolean,
): string[] {
  const accepted: string[] = [];
  let program = characters(Buffer.from(text));
  let from = pass.start(program);
  for (;;) {
    const found = firstThat(
      proposalsOf(pass, program, from),
      (p) => isSmaller(p.program.size, program.size) && holds(textOf(p.program.print())),
    );
    if (found === undefined) return accepted;
    accepted.push(textOf(found.program.print()));
    program = found.program;
    from = found.next;
  }
}

function firstThat<T>(items: Iterable<T>, wanted: (item: T) => boolean): T | undefined {
  for (const item of items) if (wanted(item)) return item;
  return undefined;
}

const slowly =
  (holds: (text: string) => boolean, seed: number): TestFunction =>
  async (bytes) => {
    const text = textOf(bytes);
    const latency = hash(`${seed} latency ${text}`) % 4;
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    return holds(text);
  };

test('the accepted programs and the number of queries are the same for any number of jobs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer(),
      fc.stringMatching(/^[a-e]{1,24}$/),
      fc.constantFrom(2, 3, 5, 20),
      fc.constantFrom(...Object.keys(cacheSchemes)),
      async (seed, text, oneIn, cache) => {
        // Not monotone: the verdict on a text says nothing about its parts.
        const holds = (t: string) => t === text || hash(`${seed} ${t}`) % oneIn === 0;
        const pass = randomPass(seed);
        const expected = sequentially(pass, text, holds);
        const runs = await Promise.all(
          [1, 2, 3, 16].map((jobs) =>
            reduceWith(only(pass, characters), text, slowly(holds, seed + jobs), { jobs, cache }),
          ),
        );
        for (const run of runs) {
          expect(run.accepted).toEqual(expected);
          expect(run.stats.queries).toBe(runs[0]!.stats.queries);
          expect(run.stats.cacheHits).toBe(runs[0]!.stats.cacheHits);
        }
        expect(runs[0]!.stats.cancelled).toBe(0);
      },
    ),
    { numRuns: 150 },
  );
});

test('the results of cancelled tests do not matter', async () => {
  // A cancelled test returns the opposite of its true verdict.
  const holds = (t: string) => t.includes('c');
  const test: TestFunction = (bytes, { signal }) =>
    new Promise((resolve) => {
      const text = textOf(bytes);
      const timer = setTimeout(() => resolve(holds(text)), 1 + (hash(text) % 5));
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve(!holds(text));
      });
    });
  const run = await reduceWith(only(randomPass(7), characters), 'abcdefghijkl', test, { jobs: 16 });
  const reference = await reduceWith(only(randomPass(7), characters), 'abcdefghijkl', (b) =>
    holds(textOf(b)),
  );
  expect(run.accepted).toEqual(reference.accepted);
  expect(run.stats.cancelled).toBeGreaterThan(0);
});

/** Drops the last character, again and again. */
const dropLast: Pass<ListProgram, null> = {
  name: 'drop last',
  accepts: 'smaller',
  start: () => null,
  *propose(list) {
    if (list.length > 0) yield { program: list.drop(list.length - 1, list.length), next: null, kind: 'last' };
  },
};

test('speculation follows the accepted branch of a pass whose proposals keep being accepted', async () => {
  let running = 0;
  let most = 0;
  const test: TestFunction = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running--;
    return true;
  };
  const run = await reduceWith(only(dropLast, characters), 'x'.repeat(200), test, { jobs: 8 });
  expect(run.text).toBe('');
  expect(most).toBe(8);
  expect(run.stats.cancelled).toBe(0);
});

test('rejections are reported in order, without discarded speculative tests', async () => {
  const rejectedWith = async (jobs: number): Promise<readonly string[]> => {
    const rejected: string[] = [];
    const { events } = await reduceWith(
      async (reduction) => {
        for (let seed = 0; seed < 10; seed++) {
          await reduction.run(randomPass(seed), characters(reduction.best), ({ program }) => {
            rejected.push(textOf(program.print()));
          });
        }
      },
      'abcdefghijklmnop',
      slowly((text) => hash(text) % 3 === 0 || text.length === 16, 7),
      { jobs },
    );
    const verdicts = events.filter((event) => event.type === 'verdict' && !event.interesting);
    expect(rejected).toHaveLength(verdicts.length);
    expect(rejected.length).toBeGreaterThan(5);
    return rejected;
  };
  expect(await rejectedWith(8)).toEqual(await rejectedWith(1));
});

test('speculation walks down the list of a pass that is always rejected, with all jobs busy', async () => {
  let running = 0;
  let most = 0;
  const test: TestFunction = (bytes, { signal }) =>
    new Promise((resolve) => {
      most = Math.max(most, ++running);
      const end = () => {
        running -= resolved ? 0 : 1;
        resolved = true;
        resolve(bytes.length === 60);
      };
      let resolved = false;
      setTimeout(end, 2);
      signal.addEventListener('abort', end);
    });
  const oneByOne: Pass<ListProgram, null> = {
    name: 'one by one',
    accepts: 'smaller',
    start: () => null,
    *propose(list) {
      for (let i = 0; i < list.length; i++) yield { program: list.drop(i, i + 1), next: null, kind: 'one' };
    },
  };
  const text = Array.from({ length: 60 }, (_, i) => String.fromCharCode(40 + i)).join('');
  const run = await reduceWith(only(oneByOne, characters), text, test, { jobs: 6 });
  expect(most).toBe(6);
  // Until it has learned that nothing is accepted, it also follows the accepted branch.
  expect(run.stats.cancelled).toBeLessThan(10);
});
