/** The algorithms for files as trees: HDD and Perses, as published. */
import { hdd } from '../passes/hdd.ts';
import { perses } from '../passes/perses.ts';
import { type Reducer, reducerFixpoint } from './fixpoint.ts';
import { readAgain } from './read.ts';

export const hddOnce: Reducer = (reduction, tree) => reduction.run(hdd, tree);

/** HDD to a fixpoint. HDD's results may not parse, so it keeps editing the same tree. */
export const hddStar = reducerFixpoint(hddOnce);

export const persesOnce: Reducer = (reduction, tree) => reduction.run(perses, tree);

/** Section 4.5: Perses to a fixpoint. An edited tree is not always the parse of its text, so it is parsed again. */
export const persesFixpoint = reducerFixpoint(async (reduction, tree) =>
  reduction.run(perses, await readAgain(reduction, tree)),
);
