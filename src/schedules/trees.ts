/** The algorithms that see a file as a tree: HDD and Perses, as published. */
import { hdd } from '../passes/hdd.ts';
import { perses } from '../passes/perses.ts';
import { readAgain } from '../tree/program.ts';
import type { Reducer } from './reducer.ts';

export const hddOnce: Reducer = (reduction, tree) => reduction.run(hdd, tree);

/** HDD until nothing goes any more. What HDD leaves need not parse, so it goes on with the tree that it has. */
export const hddStar: Reducer = async (reduction, tree) => {
  let now = tree;
  for (let before; before !== now;) {
    before = now;
    now = await reduction.run(hdd, now);
  }
  return now;
};

export const persesOnce: Reducer = (reduction, tree) => reduction.run(perses, tree);

/** Section 4.5: Perses until nothing goes any more. An edited tree is not always the one that its text parses to. */
export const persesFixpoint: Reducer = async (reduction, tree) => {
  let now = tree;
  for (let before; before !== now;) {
    before = readAgain(now);
    now = await reduction.run(perses, before);
  }
  return now;
};
