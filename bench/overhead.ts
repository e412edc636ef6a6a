/**
 * Pith's overhead per test: the same test run by Pith and by a bare loop in a compiled program, for inputs of three
 * sizes, with and without a large heap in Pith's process.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheSchemes, defaultCacheScheme } from '../src/engine/cache/cache.ts';
import { createEngine } from '../src/engine/engine.ts';
import type { Oracle } from '../src/core/verdict.ts';
import { scriptOracle } from '../src/oracle/script.ts';
import { delta as deltaOfLists } from '../src/passes/delta.ts';
import { overList } from '../src/passes/over-list.ts';
import { plainLexer } from '../src/parse/lexer.ts';
import { inFile } from '../src/schedules/in-file.ts';
import { lines } from '../src/tree/list-program.ts';
import type { Options } from './options.ts';
import type { Report } from './report.ts';

const delta = overList('delta', deltaOfLists);

/** Spawns a program with a file on standard input repeatedly; prints the median in milliseconds. */
const BARE_LOOP = `
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
extern char **environ;
static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}
int main(int argc, char **argv) {
  int count = atoi(argv[1]);
  double *times = malloc(count * sizeof *times);
  for (int i = 0; i < count; i++) {
    struct timespec begin, end;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, argv[3], O_RDONLY, 0);
    char *args[] = {argv[2], argv[3], 0};
    pid_t pid;
    if (posix_spawn(&pid, argv[2], &actions, 0, args, environ) != 0) return 1;
    int status;
    waitpid(pid, &status, 0);
    posix_spawn_file_actions_destroy(&actions);
    clock_gettime(CLOCK_MONOTONIC, &end);
    times[i] = (end.tv_sec - begin.tv_sec) * 1e3 + (end.tv_nsec - begin.tv_nsec) / 1e6;
  }
  qsort(times, count, sizeof *times, compare);
  printf("%f", times[count / 2]);
}
`;

const SIZES = [
  ['1 KB', 1_000],
  ['100 KB', 100_000],
  ['1 MB', 1_000_000],
] as const;

const TESTS = [
  ['sleeps 10 ms', '#!/bin/sh\nsleep 0.01\nexit 1\n'],
  ['ends at once', '#!/bin/sh\nexit 1\n'],
] as const;

export async function overhead({ quick }: Options): Promise<Report> {
  const rounds = quick ? 3 : 7;
  const tests = quick ? 100 : 300;
  const folder = mkdtempSync(join(tmpdir(), 'pith-bench-'));
  try {
    const loop = join(folder, 'loop');
    writeFileSync(`${loop}.c`, BARE_LOOP);
    execFileSync('cc', ['-O1', `${loop}.c`, '-o', loop]);
    const rows: string[][] = [];
    for (const ballastMb of [0, 500]) {
      const ballast = Array.from({ length: ballastMb }, (_, i) => Array.from({ length: 131_072 }, () => i));
      for (const [kind, script] of TESTS) {
        const test = join(folder, 'test.sh');
        writeFileSync(test, script);
        chmodSync(test, 0o755);
        for (const [size, bytes] of SIZES) {
          const input = Buffer.from('x = x + 1;\n'.repeat(bytes / 11).padEnd(bytes, ' '));
          const file = join(folder, 'input');
          writeFileSync(file, input);
          const bare: number[] = [];
          const pith: number[] = [];
          // Alternating, because the load of the machine varies.
          for (let round = 0; round < rounds; round++) {
            bare.push(Number(execFileSync(loop, [String(tests), test, file])));
            pith.push(await medianOfPith(test, input, tests));
          }
          const added = median(pith.map((ms, round) => ms - bare[round]!));
          const cells = [median(bare), median(pith), added].map((ms) => `${ms.toFixed(2)} ms`);
          rows.push([size, kind, `${ballast.length} MB`, ...cells]);
          process.stderr.write(`${rows.at(-1)!.join('  ')}\n`);
        }
      }
    }
    return { parts: [{ header: ['input', 'the test', 'ballast', 'test alone', 'in Pith', 'added'], rows }] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The median time between verdicts with one job, when every proposal is new and is rejected. */
async function medianOfPith(test: string, input: Uint8Array, tests: number): Promise<number> {
  const oracle: Oracle = scriptOracle({ test, main: 'input' });
  const verdicts: number[] = [];
  const files = new Map([['input', input]]);
  const engine = createEngine({
    original: { size: lines(input).size, print: () => files },
    lexerFor: () => plainLexer,
    oracle,
    cache: cacheSchemes[defaultCacheScheme]!.create(plainLexer.cuts),
    repeat: { needs: 'all', of: 1 },
    testsLeft: tests,
    sizeLimit: -1,
    onAccepted: () => Promise.resolve(),
    emit: (event) => {
      if (event.type === 'verdict' && event.source === 'run') verdicts.push(performance.now());
    },
    signal: new AbortController().signal,
  });
  // Distinct lines, so that removing different lines gives different bytes.
  const numbered = Buffer.from(input);
  for (let at = 0, n = 0; at + 11 < numbered.length; at += 11) numbered.write(String(n++ % 100_000), at + 4);
  const schedule = inFile('input', async (reduction) => void (await reduction.run(delta, lines(numbered))));
  await schedule(engine).catch(() => undefined);
  await oracle.close();
  return median(verdicts.slice(1).map((at, i) => at - verdicts[i]!));
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
