/** The algorithms for files as lists: ddmin and Berkeley delta, as published. */
import type { Schedule } from '../core/reduction.ts';
import { ddmin } from '../passes/ddmin.ts';
import { delta } from '../passes/delta.ts';
import { overList } from '../passes/over-list.ts';
import { topformflat } from '../passes/topformflat.ts';
import { lines, type Split } from '../tree/list-program.ts';

const overDelta = overList('delta', delta);

export const ddminOver = (split: Split): Schedule => {
  return async (reduction) => {
    await reduction.run(overList('ddmin', ddmin), split(reduction.best, reduction.lexer));
  };
};

export const deltaOverLines: Schedule = async (reduction) => {
  await reduction.run(overDelta, lines(reduction.best, reduction.lexer));
};

/** The nesting levels that delta's authors suggest. */
export const LEVELS = [0, 0, 1, 1, 2, 2, 10, 10];

export const multidelta: Schedule = async (reduction) => {
  for (const level of LEVELS) {
    const flat = await reduction.run(topformflat(level), lines(reduction.best, reduction.lexer));
    await reduction.run(overDelta, flat);
  }
};
