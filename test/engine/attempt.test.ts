import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Pass } from '../../src/core/pass.ts';
import { cacheSchemes } from '../../src/engine/cache/cache.ts';
import type { Schedule } from '../../src/core/reduction.ts';
import { type Identity, openJournal, readJournal } from '../../src/store/journal.ts';
import type { Journal } from '../../src/core/journal.ts';
import { delta } from '../../src/passes/delta.ts';
import { overList } from '../../src/passes/over-list.ts';
import { without } from '../../src/schedules/running.ts';
import { characters, lines, type ListProgram } from '../../src/tree/list-program.ts';
import { until } from '../cli/sandbox.ts';
import { bytesOf, hash, property, reduceWith, textOf } from '../reduce-with.ts';
import { inline, pump } from './pump.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'attempt-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Once `f` is inlined, its declaration can be removed. */
const SHRINKS = 'f=abc;x(f)';
const shrinks = property((text) => text === SHRINKS || /x\(a\w*\)$/.test(text));
/** `f` can be inlined, but then nothing can be removed. */
const GROWS = 'f=abc;x(f)';
const grows = property((text) => text === GROWS || text === 'f=abc;x(abc)');

const shrink = overList('shrink', delta);
const shrinking: Schedule = async (reduction) => {
  await reduction.run(shrink, characters(reduction.best));
};
/** Inlines `f`, whatever its size then is, and reduces the rest. */
const inlining: Schedule = async (reduction) => {
  await reduction.run(inline, lines(reduction.best));
  await shrinking(reduction);
};

describe.each([1, 2, 16])('with %i jobs', (jobs) => {
  test('a smaller outcome is saved as one acceptance, credited to the first pass', async () => {
    const { text, accepted, events, stats } = await reduceWith(
      async (reduction) => {
        expect(await reduction.attempt(inlining)).toBe(true);
        expect(textOf(reduction.best)).toBe('x(a)');
      },
      SHRINKS,
      shrinks,
      { jobs },
    );
    expect(text).toBe('x(a)');
    expect(accepted).toEqual(['x(a)']);
    expect(events.filter(({ type }) => type === 'accepted')).toMatchObject([
      { pass: 'inline', kind: 'inline', size: { tokens: 4, bytes: 4 } },
    ]);
    expect(stats.passes.map((pass) => [pass.name, pass.accepted])).toEqual([
      ['inline', 1],
      ['shrink', 0],
    ]);
  });

  test('an outcome that is not smaller is discarded, and the reduction continues from the program before', async () => {
    const { text, accepted } = await reduceWith(
      async (reduction) => {
        const wasAccepted = reduction.acceptedBefore();
        const isKept = await reduction.attempt(async (attempt) => {
          await inlining(attempt);
          expect(textOf(attempt.best)).toBe('f=abc;x(abc)');
          expect(wasAccepted(lines(attempt.best))).toBe(false);
          expect(attempt.acceptedBefore()(lines(attempt.best))).toBe(true);
        });
        expect(isKept).toBe(false);
        expect(textOf(reduction.best)).toBe(GROWS);
        expect(reduction.acceptedBefore()(lines(bytesOf('f=abc;x(abc)')))).toBe(false);
        await shrinking(reduction);
      },
      GROWS,
      grows,
      { jobs },
    );
    expect(text).toBe(GROWS);
    expect(accepted).toEqual([]);
  });

  test('an outcome as large as the initial program is discarded', async () => {
    const swap = replacing('swap', 'ab', 'ba', 'same-size');
    const run = await reduceWith(
      async (reduction) => {
        expect(
          await reduction.attempt(async (attempt) => void (await attempt.run(swap, lines(attempt.best)))),
        ).toBe(false);
      },
      'ab',
      () => true,
      { jobs },
    );
    expect(run.accepted).toEqual([]);
  });

  test('attempts can be nested: an inner one starts from the current program of the outer one', async () => {
    const seen: string[] = [];
    const { accepted, text } = await reduceWith(
      async (reduction) => {
        const isKept = await reduction.attempt(async (outer) => {
          await outer.run(replacing('grow', 'a', 'bcdefg'), lines(outer.best));
          seen.push(textOf(outer.best));
          // Smaller than the current program of the outer attempt, though not than its initial one.
          const inner = await outer.attempt(async (inner) => {
            await inner.run(replacing('grow more', 'b', 'hijk'), lines(inner.best));
            seen.push(textOf(inner.best));
            await inner.run(replacing('shrink', 'hijkcdefg', 'lm'), lines(inner.best));
          });
          seen.push(`${inner} ${textOf(outer.best)}`);
          const worse = await outer.attempt(
            async (inner) => void (await inner.run(replacing('grow', 'l', 'nop'), lines(inner.best))),
          );
          seen.push(`${worse} ${textOf(outer.best)}`);
          await outer.run(replacing('shrink', 'lm', ''), lines(outer.best));
        });
        seen.push(`${isKept} ${textOf(reduction.best)}`);
      },
      'ax',
      property((t) => t.includes('x')),
      { jobs },
    );
    expect(seen).toEqual(['bcdefgx', 'hijkcdefgx', 'true lmx', 'false lmx', 'true x']);
    expect(accepted).toEqual(['x']);
    expect(text).toBe('x');
  });
});

/** Replaces one text by another. */
const replacing = (
  name: string,
  from: string,
  to: string,
  accepts: Pass<ListProgram>['accepts'] = 'any',
): Pass<ListProgram, 'before' | 'after'> => ({
  name,
  accepts,
  start: () => 'before',
  *propose(program, state) {
    const text = textOf(program.print()).replace(from, to);
    if (state === 'before') yield { program: lines(bytesOf(text)), next: 'after', kind: name };
  },
});

test('a pass that accepts any program runs only in an attempt', async () => {
  const run = reduceWith(inlining, SHRINKS, shrinks);
  await expect(run).rejects.toThrow(/pass inline accepts programs of any size.*attempt/);
  const after = reduceWith(
    async (reduction) => {
      await reduction.attempt(inlining);
      await inlining(reduction);
    },
    SHRINKS,
    shrinks,
  );
  await expect(after).rejects.toThrow(/runs only inside an attempt/);
});

test('with `always`, a larger outcome is kept, too', async () => {
  const { accepted } = await reduceWith(
    async (reduction) => {
      expect(await reduction.attempt(async () => undefined, 'always')).toBe(false);
      expect(await reduction.attempt(inlining, 'always')).toBe(true);
    },
    GROWS,
    grows,
  );
  expect(accepted).toEqual(['f=abc;x(abc)']);
});

test('--without also applies inside attempts', async () => {
  const { stats, text } = await reduceWith(
    without(['inline'], async (reduction) => void (await reduction.attempt(inlining))),
    SHRINKS,
    shrinks,
  );
  expect(stats.passes.map(({ name }) => name)).toEqual(['shrink']);
  expect(text).toBe(SHRINKS);
});

test('a schedule that fails leaves its attempt', async () => {
  const { accepted } = await reduceWith(
    async (reduction) => {
      const failing = reduction.attempt(async (attempt) => {
        await inlining(attempt);
        throw new Error('a bug');
      });
      await expect(failing).rejects.toThrow('a bug');
      expect(textOf(reduction.best)).toBe(SHRINKS);
    },
    SHRINKS,
    shrinks,
  );
  expect(accepted).toEqual([]);
});

describe('a stop inside an attempt discards it', () => {
  const attempting: Schedule = async (reduction) => void (await reduction.attempt(inlining));

  test.each(['SIGINT', 'SIGTERM'] as const)('%s', async (reason) => {
    const stop = new AbortController();
    const { text, stats } = await reduceWith(
      attempting,
      SHRINKS,
      (bytes, context) => {
        if (textOf(bytes) === 'x(abc)') stop.abort(reason);
        return shrinks(bytes, context);
      },
      { signal: stop.signal },
    );
    expect(text).toBe(SHRINKS);
    expect(stats.stopped).toBe(reason);
  });

  test('a limit on tests, with the same result for any number of jobs', async () => {
    const whole = await reduceWith(attempting, SHRINKS, shrinks);
    for (let tests = 1; tests <= whole.stats.queries; tests++) {
      const [one, many] = await Promise.all(
        [1, 16].map((jobs) => reduceWith(attempting, SHRINKS, shrinks, { jobs, limits: { tests } })),
      );
      const isWhole = tests === whole.stats.queries;
      expect(one!.text).toBe(isWhole ? whole.text : SHRINKS);
      expect(many!.text).toBe(one!.text);
      expect(many!.stats.queries).toBe(one!.stats.queries);
      if (!isWhole) expect(one!.stats.stopped).toBe('tests');
    }
  });

  test('a limit on size applies to the outcome', async () => {
    const { text, stats } = await reduceWith(
      async (reduction) => {
        await attempting(reduction);
        throw new Error('It goes on.');
      },
      SHRINKS,
      shrinks,
      { limits: { tokens: 4 } },
    );
    expect(stats.stopped).toBe('size');
    expect(text).toBe('x(a)');
  });
});

/** An unpredictable property whose answers take varying times. */
const unpredictable = (tested: string[], jobs: number) => async (bytes: Uint8Array) => {
  const text = textOf(bytes);
  tested.push(text);
  for (let turns = hash(`${jobs} ${text}`) % 4; turns > 0; turns--) await turn();
  return text === TEXT || hash(`15 ${text}`) % 10 === 0;
};
const TEXT = 'abcdefghijklmnopqrstuvw';

test.each(Object.keys(cacheSchemes))(
  'the accepted programs and the number of tests are the same for any number of jobs: %s',
  async (cache) => {
    const runs = await Promise.all(
      [1, 2, 16].map((jobs) => reduceWith(pump, TEXT, unpredictable([], jobs), { jobs, cache })),
    );
    for (const run of runs) {
      expect(run.accepted).toEqual(runs[0]!.accepted);
      expect(run.stats.queries).toBe(runs[0]!.stats.queries);
    }
    expect(runs[0]!.accepted.length).toBeGreaterThan(2);
  },
);

test('the same bytes are never tested twice, in attempts or after them', async () => {
  const tested: string[] = [];
  await reduceWith(pump, TEXT, unpredictable(tested, 1));
  // The result is tested once more at the end.
  expect(new Set(tested).size).toBe(tested.length - 1);
});

const IDENTITY: Identity = { version: '1', input: 'TEXT', test: 'hash', options: 'pump' };

function openAgain(): Journal {
  const path = join(folder, 'journal');
  const leftover = readJournal(path);
  if (typeof leftover === 'string') throw new Error(leftover);
  return openJournal(path, IDENTITY, leftover);
}

test('a run that was stopped at any point is resumed without running a test twice', async () => {
  const whole = await reduceWith(pump, TEXT, unpredictable([], 1));
  const tested: string[] = [];
  let now = await reduceWith(pump, TEXT, unpredictable(tested, 1), {
    journal: openAgain(),
    limits: { tests: 7 },
  });
  let runs = 1;
  for (; now.stats.stopped !== null; runs++) {
    expect(whole.accepted.concat(TEXT)).toContain(now.text);
    const journal = openAgain();
    now = await reduceWith(pump, TEXT, unpredictable(tested, 1), { journal, limits: { tests: 7 } });
    journal.close();
  }
  expect(runs).toBeGreaterThan(5);
  expect(now.accepted).toEqual(whole.accepted);
  // Each run tests only its result again, at the end.
  const results = tested.filter((text, i) => tested.indexOf(text) !== i);
  expect(results.every((text) => whole.accepted.includes(text) || text === TEXT)).toBe(true);
  expect(results.length).toBeLessThanOrEqual(runs);
});

test('the journal of a complete run answers every query', async () => {
  const journal = openAgain();
  const whole = await reduceWith(pump, TEXT, unpredictable([], 1), { journal });
  journal.close();
  const tested: string[] = [];
  const again = await reduceWith(pump, TEXT, unpredictable(tested, 1), { journal: openAgain() });
  expect(again.accepted).toEqual(whole.accepted);
  expect(tested).toEqual([whole.text]);
});

describe('killed in the middle of an attempt', () => {
  const DRIVER = join(import.meta.dirname, 'attempt-driver.ts');
  const file = () => join(folder, 'file.txt');
  const log = () => join(folder, 'tested');
  const tested = () => (existsSync(log()) ? readFileSync(log(), 'utf8').trimEnd().split('\n') : []);
  let children: ChildProcess[] = [];
  const start = () => {
    const child = spawn(process.execPath, ['--import', 'tsx', DRIVER, file(), log()], { stdio: 'inherit' });
    children.push(child);
    return child;
  };
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
    children = [];
  });
  const ended = (child: ChildProcess) =>
    new Promise<string | number | null>((done) => {
      child.once('exit', (code, signal) => done(signal ?? code));
    });

  test('the file holds the best program from before the attempt, and the same command resumes', async () => {
    writeFileSync(file(), 'qqf=abc;x(f)');
    const child = start();
    const end = ended(child);
    // The program has grown, and the driver waits for the verdict on the next one.
    await until(() => tested().at(-1) === 'wait');
    expect(tested()).toContain('f=abc;x(abc)');
    child.kill('SIGKILL');
    expect(await end).toBe('SIGKILL');
    expect(readFileSync(file(), 'utf8')).toBe('f=abc;x(f)');
    expect(existsSync(join(folder, '.pith'))).toBe(true);

    const before = tested().filter((line) => line !== 'wait');
    writeFileSync(join(folder, 'go'), '');
    expect(await ended(start())).toBe(0);
    expect(readFileSync(file(), 'utf8')).toBe('x(a)');
    const all = tested().filter((line) => line !== 'wait');
    // The test that was running when the driver was killed has no verdict; the result is tested once more.
    const again = all.slice(before.length).filter((line) => before.slice(0, -1).includes(line));
    expect(again).toEqual([]);
    expect(existsSync(join(folder, '.pith'))).toBe(false);
  });
});
