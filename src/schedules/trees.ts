/** The algorithms that see a file as a tree: HDD and Perses, as published. */
import type { Schedule } from '../engine/engine.ts';
import { hdd } from '../passes/hdd.ts';
import { perses } from '../passes/perses.ts';
import { readAgain, type TreeProgram } from '../tree/program.ts';

export const hddOnce = (tree: TreeProgram): Schedule => {
  return async (reduction) => {
    await reduction.run(hdd, tree);
  };
};

/** HDD until nothing goes any more. What HDD leaves need not parse, so it goes on with the tree that it has. */
export const hddStar = (tree: TreeProgram): Schedule => {
  return async (reduction) => {
    for (let before, now = tree; before !== now;) {
      before = now;
      now = await reduction.run(hdd, now);
    }
  };
};

export const persesOnce = (tree: TreeProgram): Schedule => {
  return async (reduction) => {
    await reduction.run(perses, tree);
  };
};

/** Section 4.5: Perses until nothing goes any more. An edited tree is not always the one that its text parses to. */
export const persesFixpoint = (tree: TreeProgram): Schedule => {
  return async (reduction) => {
    for (let before, now = tree; before !== now;) {
      before = readAgain(now);
      now = await reduction.run(perses, before);
    }
  };
};
