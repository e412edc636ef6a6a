import { basename } from 'node:path';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { ownSubjects } from '../../bench/subjects.ts';
import type { Oracle, Outcome } from '../../src/core/verdict.ts';
import { type Cache, cacheSchemes } from '../../src/engine/cache/cache.ts';
import { compactDecode, compactEncode } from '../../src/engine/cache/compact.ts';
import { Query } from '../../src/engine/query.ts';
import { scriptOracle } from '../../src/oracle/script.ts';
import { ddmin } from '../../src/passes/ddmin.ts';
import { overList } from '../../src/passes/over-list.ts';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { lex } from '../../src/parse/plain-lexer.ts';
import { tokens } from '../../src/tree/list-program.ts';
import { isInstalled } from '../cli/sandbox.ts';
import { hash, only, property, reduceWith, filesOf } from '../reduce-with.ts';
import { treeOf } from '../tree/editing.ts';

const SCHEMES = Object.keys(cacheSchemes);
/** The schemes that evict nothing that these algorithms query again. */
const COMPLETE = ['str', 'zip', 'sha', 'cc', 'flat'];
/** The schemes that evict programs that an algorithm that only deletes never proposes again. */
const REFRESHED = ['rcc', 'rstr', 'rcc-size'];

const create = (name: string): Cache => cacheSchemes[name]!.create(lex);
const query = (text: string) => new Query(filesOf(Buffer.from(text)));

describe('the example of the study', () => {
  const p0 = 'int main ( ) { int a = 0 ; int b = 9 ; return a + 0 ; }';
  const p1 = 'int main ( ) { }';
  const p2 = 'int main ( ) { int b = 9 ; return a + 0 ; }';
  const p3 = 'int main ( ) { int a = 0 ; }';
  const p4 = 'int main ( ) { int a = 0 ; return a + 0 ; }';
  const p6 = 'int main ( ) { return a + 0 ; }';
  const p7 = 'int main ( ) { int a = 0 ; return 0 ; }';
  const [p5, p8] = [p3, p3];
  const words = p0.split(' ');
  const numbers = (program: string) => Int32Array.from(program.split(' '), (word) => words.indexOf(word));

  test.each([
    ['p1', 'p0', p1, p0, [1, 6, 21, 22]],
    ['p2', 'p0', p2, p0, [1, 7, 12, 22]],
    ['p3', 'p0', p3, p0, [1, 11, 21, 22]],
    ['p4', 'p0', p4, p0, [1, 11, 16, 22]],
    ['p1', 'p4', p1, p4, [1, 6, 16, 17]],
    ['p3', 'p4', p3, p4, [1, 11, 16, 17]],
    ['p5', 'p4', p5, p4, [1, 11, 16, 17]],
    ['p6', 'p4', p6, p4, [1, 6, 11, 17]],
    ['p7', 'p4', p7, p4, [1, 12, 14, 17]],
    ['p1', 'p7', p1, p7, [1, 6, 14, 15]],
    ['p3', 'p7', p3, p7, [1, 11, 14, 15]],
    ['p8', 'p7', p8, p7, [1, 11, 14, 15]],
  ])('%s against %s (Table 4.1)', (_, __, program, base, expected) => {
    const encoding = compactEncode(numbers(base), numbers(program))!;
    // The study counts from 1.
    expect(Array.from(encoding, (at) => at + 1)).toEqual(expected);
    expect(compactDecode(numbers(base), encoding)).toEqual(numbers(program));
  });

  test.each([
    ['p2', 'p4', p2, p4],
    ['p2', 'p7', p2, p7],
    ['p6', 'p7', p6, p7],
  ])('%s cannot be encoded against %s', (_, __, program, base) => {
    expect(compactEncode(numbers(base), numbers(program))).toBeUndefined();
  });

  test.each(['rcc', 'rstr'])('%s evicts p2 when p4 is accepted, and p6 when p7 is', (name) => {
    const cache = create(name);
    const knows = (program: string) => cache.lookup(query(program)) === false;
    cache.refresh(query(p0));
    for (const p of [p1, p2, p3]) cache.store(query(p), false);
    expect([p1, p2, p3].map(knows)).toEqual([true, true, true]);
    cache.store(query(p4), true);
    cache.refresh(query(p4));
    expect([p1, p2, p3].map(knows)).toEqual([true, false, true]);
    cache.store(query(p6), false);
    cache.refresh(query(p7));
    expect([p1, p2, p3, p6].map(knows)).toEqual([true, false, true, false]);
  });

  test.each([
    ['str', 4, 4],
    ['sha', 4, 4],
    ['cc', 4, 4],
    ['flat', 4, 4],
    ['rcc', 4, 3],
    ['rstr', 4, 3],
  ])('%s has %i entries before p4 is accepted, and %i after', (name, before, after) => {
    const cache = create(name);
    cache.refresh(query(p0));
    expect(cache.entries).toBe(0);
    for (const p of [p1, p2, p3]) cache.store(query(p), false);
    cache.store(query(p4), true);
    expect(cache.entries).toBe(before);
    cache.refresh(query(p4));
    // p2 is evicted.
    expect(cache.entries).toBe(after);
  });

  test('rcc-size keeps p6, which is smaller than p7, though it is no subsequence of it', () => {
    const cache = create('rcc-size');
    cache.refresh(query(p4));
    cache.store(query(p6), false);
    cache.store(query(p7), false);
    cache.refresh(query(p7));
    expect(cache.lookup(query(p6))).toBe(false);
    expect(cache.lookup(query(p7))).toBeUndefined();
  });
});

test('the encoding is the one with the earliest tokens, and decodes to the program', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3), { maxLength: 12 }), fc.infiniteStream(fc.boolean()), (numbers, keeps) => {
      const base = Int32Array.from(numbers);
      const program = base.filter(() => keeps.next().value);
      const encoding = compactEncode(base, program)!;
      expect(compactDecode(base, encoding)).toEqual(program);
      const places = [...encoding].flatMap((from, i) =>
        i % 2 === 0 ? Array.from({ length: encoding[i + 1]! - from }, (_, k) => from + k) : [],
      );
      let earliest = -1;
      for (const [i, number] of program.entries()) {
        earliest = base.indexOf(number, earliest + 1);
        expect(places[i]).toBe(earliest);
      }
    }),
  );
});

test.each(SCHEMES.filter((name) => name !== 'none'))('%s never returns a wrong verdict', (name) => {
  const texts = fc.stringMatching(/^[ab ]{0,8}$/);
  const step = fc.oneof(
    fc.record({ kind: fc.constant('store' as const), text: texts }),
    fc.record({ kind: fc.constant('refresh' as const), text: texts }),
    fc.record({ kind: fc.constant('lookup' as const), text: texts }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.nat(), (steps, seed) => {
      const holds = (text: string) => hash(`${seed} ${text}`) % 3 === 0;
      const cache = create(name);
      cache.refresh(query('a b a b a'));
      const stored = new Set<string>();
      for (const { kind, text } of steps) {
        if (kind === 'refresh') cache.refresh(query(text));
        else if (kind === 'store') {
          cache.store(query(text), holds(text));
          stored.add(text);
          // Also programs that are no subsequence of the current one.
          expect(cache.lookup(query(text))).toBe(holds(text));
        } else {
          const known = cache.lookup(query(text));
          expect([undefined, holds(text)]).toContain(known);
          if (!stored.has(text)) expect(known).toBeUndefined();
          else if (['str', 'zip', 'sha', 'cc'].includes(name)) expect(known).toBe(holds(text));
        }
      }
    }),
    { numRuns: 300 },
  );
});

/** Runs with every scheme; returns the accepted programs and the number of tests of each. */
async function withAll(run: (cache: string) => ReturnType<typeof reduceWith>, names = SCHEMES) {
  const runs = await Promise.all(names.map(run));
  return runs.map(({ accepted, stats }, i) => ({ name: names[i]!, accepted, ...stats }));
}

test('all schemes give the same result with the same number of tests: ddmin', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('a', 'b', 'c', '+'), { minLength: 1, maxLength: 16 }),
      fc.nat(),
      fc.constantFrom(2, 4, 9),
      async (words, seed, oneIn) => {
        const text = words.join(' ');
        const holds = (t: string) => t === text || hash(`${seed} ${t}`) % oneIn === 0;
        const [none, ...others] = await withAll((cache) =>
          reduceWith(only(overList('ddmin', ddmin), tokens), text, property(holds), { cache }),
        );
        for (const { name, accepted, queries, cacheHits } of others) {
          expect(accepted, name).toEqual(none!.accepted);
          expect([name, queries, cacheHits]).toEqual([name, others[0]!.queries, others[0]!.cacheHits]);
          expect(queries + cacheHits).toBe(none!.queries);
        }
      },
    ),
    { numRuns: 100 },
  );
});

const PROGRAM = `int a; int b = 1;
int f(int x, int y) { if (x) { return y + b; } else { a = x; } return a; }
int main() { int c = f(a, 2); while (c) { c = c - f(b, c); } return c; }
`;

test.each(['hdd-delete', 'hdd-delete*', 'perses', 'perses-fixpoint'])(
  'all schemes give the same result with the same number of tests: %s',
  async (alg) => {
    const tree = await treeOf('c', PROGRAM);
    for (const [seed, oneIn] of [1, 2, 3].flatMap((seed) => [3, 10].map((oneIn) => [seed, oneIn] as const))) {
      const holds = (t: string) => t === PROGRAM || hash(`${seed} ${t}`) % oneIn === 0;
      const [none, ...others] = await withAll((cache) =>
        reduceWith(algorithms[alg]!.schedule(tree), PROGRAM, property(holds), { cache }),
      );
      for (const { name, accepted, queries } of others) {
        expect(accepted, name).toEqual(none!.accepted);
        expect([name, queries]).toEqual([name, others[0]!.queries]);
        expect(queries).toBeLessThanOrEqual(none!.queries);
      }
    }
  },
);

test.each(['hdd*', 'vulcan', 'sfc-vulcan+trec', 'pith'])(
  'algorithms that do not only delete also give the same result, and complete schemes save the same tests: %s',
  async (alg) => {
    const tree = await treeOf('c', PROGRAM);
    for (const seed of [1, 2]) {
      const holds = (t: string) => t === PROGRAM || (t.includes('return') && hash(`${seed} ${t}`) % 4 === 0);
      const run = (cache: string) =>
        reduceWith(algorithms[alg]!.schedule(tree), PROGRAM, property(holds), { cache });
      const complete = await withAll(run, COMPLETE);
      const refreshed = await withAll(run, REFRESHED);
      const { accepted, queries } = complete[0]!;
      for (const one of [...complete, ...refreshed]) expect(one.accepted, one.name).toEqual(accepted);
      for (const one of complete) expect([one.name, one.queries]).toEqual([one.name, queries]);
      for (const one of refreshed) expect(one.queries, one.name).toBeGreaterThanOrEqual(queries);
    }
  },
);

test.each(SCHEMES)('%s has the same contents with any number of jobs', async (cache) => {
  const tree = await treeOf('c', PROGRAM);
  const holds = (t: string) => t === PROGRAM || (t.includes('return') && hash(t) % 4 === 0);
  for (const alg of ['hdd-delete', 'pith']) {
    const runs = await Promise.all(
      [1, 2, 16].map((jobs) =>
        reduceWith(algorithms[alg]!.schedule(tree), PROGRAM, property(holds), { cache, jobs }),
      ),
    );
    const told = runs.map(({ accepted, stats: { queries, cacheHits, cachePeakBytes } }) => ({
      accepted,
      queries,
      cacheHits,
      cachePeakBytes,
    }));
    expect(told[0]!.accepted.length, 'several refreshes').toBeGreaterThan(3);
    for (const one of told) expect(one).toEqual(told[0]);
  }
});

/** Tests each program once, however many schemes query it. */
function eachProgramOnce(oracle: Oracle): Oracle {
  const told = new Map<string, Promise<Outcome>>();
  return {
    ...oracle,
    test(files) {
      const { digest } = new Query(files);
      const outcome = told.get(digest) ?? oracle.test(files);
      told.set(digest, outcome);
      return outcome;
    },
  };
}

describe.runIf(isInstalled('python3'))('a real program with a real test', () => {
  const {
    language,
    input,
    test: script,
  } = ownSubjects().find(({ name }) => name === 'py-endless-recursion')!;

  test('all schemes give the same result with the same number of tests: perses', async () => {
    const text = readFileSync(input, 'latin1');
    const tree = await treeOf(language, text);
    const oracle = eachProgramOnce(scriptOracle({ test: script, main: basename(input) }));
    const [none, ...others] = await withAll((cache) =>
      reduceWith(algorithms['perses']!.schedule(tree), text, oracle, { cache, name: basename(input) }),
    );
    await oracle.close();
    for (const { name, accepted, queries } of others) {
      expect(accepted, name).toEqual(none!.accepted);
      expect([name, queries]).toEqual([name, others[0]!.queries]);
      expect(queries).toBeLessThan(none!.queries);
    }
  });
});

test('flat evicts only programs much longer than the current one', () => {
  const cache = create('flat');
  const programs = (from: number, to: number, more: string) =>
    Array.from({ length: to - from }, (_, i) => query(`${from + i}${more}`));
  const [long, short] = [programs(1000, 2900, ' x'.repeat(600)), programs(1000, 1600, ' x')];
  cache.refresh(query(' x'.repeat(601)));
  for (const one of [...long, ...short]) cache.store(one, false);
  const before = cache.bytes;
  cache.refresh(query('10'));
  // Enough to fill the table.
  const more = programs(2000, 3500, '');
  for (const one of more) cache.store(one, false);
  expect(cache.bytes).toBeLessThanOrEqual(before);
  for (const one of [...short, ...more]) expect(cache.lookup(one)).toBe(false);
  expect(long.every((one) => cache.lookup(one) === undefined)).toBe(true);
});

test('flat: a program whose fingerprint equals that of an interesting one does not count as interesting', () => {
  /** The same first 64 bits. */
  const twin = (text: string, mark: string) =>
    ({
      bytes: Buffer.from(text),
      text,
      digest: 'A'.repeat(20) + mark.repeat(66),
    }) as unknown as Query;
  const cache = create('flat');
  cache.refresh(query('a b c'));
  cache.store(twin('a', 'B'), true);
  expect(cache.lookup(twin('a', 'B'))).toBe(true);
  expect(cache.lookup(twin('b', 'C'))).toBeUndefined();
  cache.store(twin('b', 'C'), false);
  expect(cache.lookup(twin('a', 'B'))).toBe(true);
});

/** The heap after garbage collection, including typed arrays. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test.each(SCHEMES.filter((name) => name !== 'none'))('%s estimates its memory correctly', (name) => {
  const base = Array.from({ length: 60 }, (_, i) => `word${i}`);
  /** Each bit of the number says whether a word is kept. */
  const variant = (i: number) => query(base.filter((_, k) => k % 4 !== 0 || (i >> (k / 4)) & 1).join(' '));
  const fill = () => {
    const cache = create(name);
    cache.refresh(query(base.join(' ')));
    for (let i = 0; i < 20_000; i++) cache.store(variant(i), false);
    return cache;
  };
  // The first run allocates the memory of the code itself.
  fill();
  const before = heapBytes();
  const cache = fill();
  const taken = heapBytes() - before;
  expect(cache.lookup(variant(77))).toBe(false);
  expect(cache.bytes / taken).toBeGreaterThan(0.75);
  expect(cache.bytes / taken).toBeLessThan(1.25);
});
