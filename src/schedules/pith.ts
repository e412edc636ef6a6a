/** The default: the best combination we have. */
import type { Schedule } from '../engine/engine.ts';
import { delta } from '../passes/delta.ts';
import { characters, lines, type Split, tokens } from '../tree/lists.ts';
import { fixpoint } from './fixpoint.ts';

const TIERS: readonly [name: string, Split][] = [
  ['lines', lines],
  ['tokens', tokens],
  ['characters', characters],
];

export const pith: Schedule = fixpoint(async (reduction) => {
  for (const [name, split] of TIERS) {
    await reduction.run({ ...delta, name }, split(reduction.best));
  }
});
