/** The library, as a user imports it. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

test('reduces a string by a function', async () => {
  const { text, bytes, stats } = await reduce({
    program: 'int main() { return 1 / 0; }',
    test: async (candidate) => Buffer.from(candidate).includes('/ 0'),
  });
  // `/ 0` alone is not C.
  expect(text).toBe('return 0 / 0;\n');
  expect(bytes).toEqual(new TextEncoder().encode(text));
  expect(stats).toMatchObject({ lang: 'c', after: { tokens: 5 } });
  expect(stats.queries).toBeGreaterThan(3);
});

test('`lang: text` turns grammars off', async () => {
  const { text } = await reduce({
    program: 'int main() { return 1 / 0; }',
    lang: 'text',
    test: (candidate) => Buffer.from(candidate).includes('/ 0'),
  });
  expect(text).toBe('/ 0');
});

test('parameters of an algorithm: the depth of the search of Perses', async () => {
  const reduceTo = async (depth: number) => {
    const program = 'int x = f(((((y)))));\n';
    const test = (candidate: Uint8Array) => /int x =.*y.*;/.test(Buffer.from(candidate).toString());
    return (await reduce({ program, lang: 'c', test, alg: 'perses', parameters: { depth } })).text;
  };
  expect(await reduceTo(9)).toBe('int x = y;\n');
  expect(await reduceTo(1)).not.toBe('int x = y;\n');
});

test('the name determines the language and the name of candidates', async () => {
  const names = new Set<string>();
  const { stats } = await reduce({
    program: 'x = [1, 2]\n',
    name: 'bug.py',
    test: (_, { files }) => {
      for (const name of files.keys()) names.add(name);
      return true;
    },
  });
  expect(stats.lang).toBe('python');
  expect([...names]).toEqual(['bug.py']);
});

describe('a file', () => {
  let folder: string;
  const path = (name: string) => join(folder, name);
  const read = (name: string) => readFileSync(path(name), 'utf8');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'library-'));
    writeFileSync(path('file.txt'), 'one\ntwo\nthree\nfour\n');
    writeFileSync(path('test.sh'), '#!/bin/sh\ngrep -q two "$1" && echo found\n', { mode: 0o755 });
    vi.stubEnv('XDG_CACHE_HOME', path('cache'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  test('with a script, in place', async () => {
    const { text } = await reduce({ file: path('file.txt'), test: path('test.sh'), output: true, jobs: 2 });
    expect(text).toBe('two\n');
    expect(read('file.txt')).toBe('two\n');
    expect(read('file.txt.orig')).toBe('one\ntwo\nthree\nfour\n');
  });

  test('with a command and what it prints, to another file', async () => {
    const command = ['cat', '{}'];
    const { text } = await reduce({
      file: path('file.txt'),
      test: { command, stdout: [/r$/m] },
      output: path('out'),
    });
    expect(text).toBe('r\n');
    expect(read('out')).toBe('r\n');
    expect(read('file.txt')).toBe('one\ntwo\nthree\nfour\n');
  });

  test('is reduced by a custom grammar', async () => {
    writeFileSync(
      path('words.g4'),
      'grammar words; file: word* EOF; word: WORD; WORD: [a-z]+; WS: [ \\n]+ -> skip;',
    );
    const test = (bytes: Uint8Array) => Buffer.from(bytes).includes('three');
    const { text, stats } = await reduce({
      file: path('file.txt'),
      test,
      grammar: path('words.g4'),
      alg: 'perses',
    });
    expect(text).toBe('three\n');
    expect(stats.passes.map(({ name }) => name)).toEqual(['comments', 'perses']);
  });

  test('a run with a named test resumes without repeating tests', async () => {
    const tested: string[] = [];
    const test = (bytes: Uint8Array) => {
      tested.push(Buffer.from(bytes).toString());
      return bytes.includes(0x77);
    };
    const options = { file: path('file.txt'), test, testName: 'has a w', alg: 'ddmin-chars' };
    await reduce({ ...options, limits: { tests: 5 } });
    const before = tested.length;
    const { text, stats } = await reduce(options);
    expect(text).toBe('w');
    expect(stats.journalHits).toBeGreaterThan(1);
    // Except for the result, which is tested once more at the end of each run.
    const twice = tested.filter((one, i) => tested.indexOf(one) !== i);
    expect(twice).toEqual([tested[before - 1], 'w']);
    expect(existsSync(path('.pith'))).toBe(false);
  });

  test('the options of the command line work here, too', async () => {
    const tested: string[] = [];
    const { text, stats } = await reduce({
      file: path('file.txt'),
      test: (bytes) => tested.push(Buffer.from(bytes).toString()) > 0 && bytes.includes(0x77),
      testName: 'has a w',
      verify: false,
      timeoutMs: 1000,
      format: 'tr w W',
      keepJournal: true,
      limits: { tests: 10 },
    });
    expect(stats.stopped).toBe('tests');
    expect(text).toContain('w');
    expect(tested[0]).not.toBe('one\ntwo\nthree\nfour\n');
    expect(existsSync(path('.pith/file.txt/journal'))).toBe(true);
  });

  test('the result can go to a device', async () => {
    const result = reduce({ file: path('file.txt'), test: path('test.sh'), output: '/dev/full' });
    await expect(result).rejects.toThrow(/could not be written to \/dev\/full/);
  });

  test('the folders of tests can be kept', async () => {
    await reduce({ file: path('file.txt'), test: path('test.sh'), saveTemps: folder, limits: { tests: 2 } });
    expect(readdirSync(folder).filter((name) => name.startsWith('pith-'))).toHaveLength(1);
  });

  test('files can be put beside candidates, and tests be limited', async () => {
    writeFileSync(path('pattern'), 'two\n');
    writeFileSync(path('test.sh'), '#!/bin/sh\ngrep -qf pattern "$1"\n', { mode: 0o755 });
    const options = { file: path('file.txt'), test: path('test.sh'), with: [path('pattern')] };
    const { text } = await reduce({ ...options, memoryBytes: 2 ** 30, processes: 100 });
    expect(text.trim()).toBe('two');
    await expect(reduce({ ...options, test: () => true })).rejects.toThrow(/have no effect: with, sandbox/);
  });

  test('by default, nothing is written and nothing is left beside it', async () => {
    await reduce({ file: path('file.txt'), test: (bytes) => bytes.includes(0x77) });
    expect(readdirSync(folder).toSorted()).toEqual(['file.txt', 'test.sh']);
    expect(read('file.txt')).toBe('one\ntwo\nthree\nfour\n');
  });

  test('options that cannot be met are rejected with a message that says what to do', async () => {
    const holds = () => true;
    await expect(reduce({ file: path('none'), test: holds })).rejects.toThrow(/There is no file/);
    await expect(reduce({ program: 'x', test: holds, output: true })).rejects.toThrow(/output: PATH/);
    await expect(reduce({ program: 'x', test: path('no.sh') })).rejects.toThrow(/does not exist/);
    await expect(reduce({ program: 'x', test: holds, lang: 'klingon' })).rejects.toThrow(/pith langs/);
    await expect(reduce({ program: 'x', test: holds, syntax: 'keep', lang: 'text' })).rejects.toThrow(
      UsageError,
    );
  });
});

test('every listener gets every event, and the result has its history', async () => {
  const [first, second]: [string[], string[]] = [[], []];
  const { history } = await reduce({
    program: 'a\nb\nc\n',
    test: (bytes) => bytes.includes(0x62),
    alg: 'ddmin-lines',
    onEvent: [({ type }) => void first.push(type), ({ type }) => void second.push(type)],
  });
  expect(first[0]).toBe('start');
  expect(first.at(-1)).toBe('end');
  expect(second).toEqual(first);
  const programs = Array.from(history, (bytes) => Buffer.from(bytes).toString());
  expect(programs.at(0)).toBe('b\n');
  expect(programs.at(-1)).toBe('a\nb\nc\n');
  expect(programs.length - 1).toBe(first.filter((type) => type === 'accepted').length);
});

test('a custom algorithm is a function', async () => {
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

test('ddmin, delta and halving share the interface of list reducers', async () => {
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

test('a stopped reduction returns the best result so far', async () => {
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

test('a program that is not interesting is rejected', async () => {
  await expect(reduce({ program: 'x', test: () => false })).rejects.toThrow(NotInteresting);
});

test('a time limit also applies to a synchronous test', async () => {
  const until = performance.now() + 20_000;
  const { stats } = await reduce({
    program: 'x'.repeat(5000),
    // All but the last character can be removed, one at a time: without a limit this takes hours.
    test: (candidate) => performance.now() > until || candidate.length === 5000 || candidate.length % 7 === 0,
    alg: 'ddmin-chars',
    cache: 'none',
    limits: { timeMs: 50 },
  });
  expect(stats.stopped).toBe('time');
});

test('unknown names are rejected', async () => {
  await expect(reduce({ program: 'x', test: () => true, alg: 'none' })).rejects.toThrow(UsageError);
  await expect(reduce({ program: 'x', test: () => true, cache: 'toString' })).rejects.toThrow(UsageError);
  expect(Object.keys(algorithms)).toContain('pith');
});
