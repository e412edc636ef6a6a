/** The algorithms for files as trees: HDD and Perses, as published. */
import { hdd, hddDelete } from '../passes/hdd.ts';
import { persesWith, type Search } from '../passes/perses.ts';
import { type Reducer, reducerFixpoint } from './fixpoint.ts';
import { readAgain } from './read.ts';

export const hddOnce: Reducer = (reduction, tree) => reduction.run(hdd, tree);

/** HDD* of Misherghi and Su: HDD to a fixpoint. */
export const hddStar = reducerFixpoint(async (reduction, tree) =>
  hddOnce(reduction, await readAgain(reduction, tree)),
);

export const hddDeleteOnce: Reducer = (reduction, tree) => reduction.run(hddDelete, tree);

/** HDD^F of the Perses paper. Its results may not parse, so it keeps editing the same tree. */
export const hddDeleteStar = reducerFixpoint(hddDeleteOnce);

export const persesOnce = (search: Search): Reducer => {
  const perses = persesWith(search);
  return (reduction, tree) => reduction.run(perses, tree);
};

/** Section 4.5: Perses to a fixpoint. An edited tree is not always the parse of its text, so it is parsed again. */
export const persesFixpoint = (search: Search): Reducer => {
  const perses = persesOnce(search);
  return reducerFixpoint(async (reduction, tree) => perses(reduction, await readAgain(reduction, tree)));
};
