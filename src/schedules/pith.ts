/** The default: the best combination we have. */
import type { Schedule } from '../engine/engine.ts';
import { comments } from '../passes/comments.ts';
import { delta } from '../passes/delta.ts';
import { characters, lines, type Split, tokens } from '../tree/lists.ts';
import { readProgram } from '../tree/program.ts';
import type { Syntax } from '../tree/syntax.ts';
import { fixpoint } from './fixpoint.ts';

const TIERS: readonly [name: string, Split][] = [
  ['lines', lines],
  ['tokens', tokens],
  ['characters', characters],
];

export const pith = (syntax: Syntax | undefined): Schedule => {
  return async (reduction) => {
    const read = syntax && readProgram(syntax, reduction.best);
    if (read !== undefined && 'program' in read) await reduction.run(comments, read.program);
    await lists(reduction);
  };
};

const lists = fixpoint(async (reduction) => {
  for (const [name, split] of TIERS) {
    await reduction.run({ ...delta, name }, split(reduction.best));
  }
});
