import { expect, test } from 'vitest';
import type { Fitness } from '../../src/core/fitness.ts';
import type { FileProgram } from '../../src/core/program.ts';
import { reduce } from '../../src/index.ts';
import { ddmin } from '../../src/passes/ddmin.ts';
import { overList } from '../../src/passes/over-list.ts';
import { characters, lines } from '../../src/tree/list-program.ts';
import { reduceWith, textOf } from '../reduce-with.ts';
import { inline } from './pump.ts';

const shrink = overList('shrink', ddmin);
const count = (program: FileProgram, letter: string) => textOf(program.print()).split(letter).length;
const fewerF: Fitness<Uint8Array> = { isBetter: (a, b) => count(a, 'f') < count(b, 'f') };
const without = (letters: string): Fitness<Uint8Array> => ({
  *allows(program) {
    yield;
    return !letters.split('').some((letter) => count(program, letter) === 1);
  },
});

test('an attempt is kept if its outcome is better, even if it is larger', async () => {
  for (const fitness of [fewerF, {}]) {
    const { text } = await reduceWith(
      (reduction) =>
        reduction.under(fitness, async (inner) => {
          await inner.attempt(async (attempt) => void (await attempt.run(inline, lines(attempt.best))));
        }),
      'f=abc;x(f)',
      () => true,
    );
    expect(text).toBe(fitness === fewerF ? 'f=abc;x(abc)' : 'f=abc;x(f)');
  }
});

test('a program that the fitness does not allow is not tested', async () => {
  const tested: string[] = [];
  const { text } = await reduceWith(
    (reduction) =>
      reduction.under(without('b'), async (inner) => void (await inner.run(shrink, characters(inner.best)))),
    'abcd',
    (bytes) => {
      tested.push(textOf(bytes));
      return true;
    },
  );
  expect(text).toBe('b');
  expect(tested.filter((one) => !one.includes('b'))).toEqual([]);
});

test('an outer fitness also applies within an inner one; an inner one does not apply afterwards', async () => {
  const { accepted } = await reduceWith(
    async (reduction) => {
      await reduction.under(without('b'), (outer) =>
        outer.under(without('d'), async (inner) => void (await inner.run(shrink, characters(inner.best)))),
      );
      await reduction.run(shrink, characters(reduction.best));
    },
    'abcd',
    (bytes) => bytes.length > 0,
  );
  expect(accepted).toContain('bd');
  expect(accepted.at(-1)?.length).toBe(1);
});

test('the library takes a custom fitness', async () => {
  const { text } = await reduce({ program: 'abcd', test: () => true, fitness: without('c'), lang: 'text' });
  expect(text).toBe('c');
});
