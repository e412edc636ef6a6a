/** The default: the best combination we have. */
import type { Schedule } from '../engine/engine.ts';
import { comments } from '../passes/comments.ts';
import { delta } from '../passes/delta.ts';
import { overList } from '../passes/list.ts';
import { characters, lines, type Split, tokens } from '../tree/lists.ts';
import type { TreeProgram } from '../tree/program.ts';
import { fixpoint } from './fixpoint.ts';

const TIERS: readonly [name: string, Split][] = [
  ['lines', lines],
  ['tokens', tokens],
  ['characters', characters],
];

export const pith = (tree: TreeProgram | undefined): Schedule => {
  return async (reduction) => {
    if (tree !== undefined) await reduction.run(comments, tree);
    await lists(reduction);
  };
};

const lists = fixpoint(async (reduction) => {
  for (const [name, split] of TIERS) {
    await reduction.run(overList(name, delta), split(reduction.best));
  }
});
