/** The algorithms for files as lists: ddmin and Berkeley delta, as published. */
import type { Schedule } from '../core/reduction.ts';
import { ddmin } from '../passes/ddmin.ts';
import { delta } from '../passes/delta.ts';
import { overList } from '../passes/over-list.ts';
import { topformflat } from '../passes/topformflat.ts';
import { lines, type Split } from '../tree/list-program.ts';
import { fixpoint } from './fixpoint.ts';

const overDelta = overList('delta', delta);

export const ddminOver = (split: Split): Schedule => {
  return async (reduction) => {
    await reduction.run(overList('ddmin', ddmin), split(reduction.best, reduction.lexer));
  };
};

export const deltaOverLines: Schedule = async (reduction) => {
  await reduction.run(overDelta, lines(reduction.best, reduction.lexer));
};

/** Delta^F of the Perses paper. */
export const deltaStar = fixpoint(deltaOverLines);

/** The nesting levels that delta's authors suggest. */
export const LEVELS: readonly number[] = [0, 0, 1, 1, 2, 2, 10, 10];

/** Like running multidelta once for each of the levels. */
export const multidelta =
  (levels: readonly number[]): Schedule =>
  async (reduction) => {
    for (const level of levels) {
      const flat = await reduction.run(topformflat(level), lines(reduction.best, reduction.lexer));
      await reduction.run(overDelta, flat);
    }
  };
