/** The algorithms that see a file as a tree: HDD and Perses, as published. */
import { sameBytes } from '../core/program.ts';
import { hdd } from '../passes/hdd.ts';
import { perses } from '../passes/perses.ts';
import { readAgain } from './read.ts';
import type { Reducer } from './reducer.ts';

export const hddOnce: Reducer = (reduction, tree) => reduction.run(hdd, tree);

/** Repeats a reducer until it changes nothing. */
const toFixpoint =
  (reducer: Reducer): Reducer =>
  async (reduction, tree) => {
    for (let now = tree; ;) {
      const before = now;
      now = await reducer(reduction, before);
      if (sameBytes(now.print(), before.print())) return now;
    }
  };

/** HDD to a fixpoint. HDD's results may not parse, so it keeps editing the same tree. */
export const hddStar = toFixpoint(hddOnce);

export const persesOnce: Reducer = (reduction, tree) => reduction.run(perses, tree);

/** Section 4.5: Perses to a fixpoint. An edited tree is not always the one that its text parses to. */
export const persesFixpoint = toFixpoint(async (reduction, tree) =>
  reduction.run(perses, await readAgain(reduction, tree)),
);
