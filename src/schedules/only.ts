/** Passes without some of their proposals. */
import type { Pass, Proposal } from '../core/pass.ts';
import type { Program } from '../core/program.ts';
import { differencesFrom } from '../tree/difference.ts';
import type { TreeProgram } from '../tree/program.ts';
import type { Reduction } from '../engine/engine.ts';
import { digestOf } from '../engine/query.ts';

/** Nothing that was accepted before: where programs may stay as large as they are, they must not go round in circles. */
export function onlyNew<P extends Program, C>(pass: Pass<P, C>, { accepted }: Reduction): Pass<P, C> {
  const old = new Set(accepted);
  return only(pass, ({ program }) => !old.has(digestOf(program.print())));
}

/** In a larger program it is not worth its time to find out what a change comes to. */
const MOST_TOKENS = 1000;

/** No change like one that was rejected before, though in another program: that it comes to more in this one is not likely. */
export function onlyUnlike<C>(pass: Pass<TreeProgram, C>, { rejected }: Reduction): Pass<TreeProgram, C> {
  const old = new Set(rejected.get(pass.name));
  return {
    ...pass,
    *propose(program, from) {
      if (program.root.tokens > MOST_TOKENS) return yield* pass.propose(program, from);
      const differenceOf = differencesFrom(program);
      for (const proposal of pass.propose(program, from)) {
        const change = proposal && differenceOf(proposal.program);
        yield change === undefined || old.has(change) ? undefined : { ...proposal!, change };
      }
    },
  };
}

/** So many rejections in a row, and it is given up. */
export function patient<P extends Program, C>(pass: Pass<P, C>, most: (program: P) => number): Pass<P, C> {
  return {
    ...pass,
    *propose(program, from) {
      let left = most(program);
      for (const proposal of pass.propose(program, from)) {
        if (proposal !== undefined && left-- === 0) return;
        yield proposal;
      }
    },
  };
}

export function only<P extends Program, C>(
  pass: Pass<P, C>,
  isRight: (proposal: Proposal<P, C>, program: P) => boolean,
): Pass<P, C> {
  return {
    ...pass,
    *propose(program, from) {
      for (const proposal of pass.propose(program, from)) {
        yield proposal !== undefined && isRight(proposal, program) ? proposal : undefined;
      }
    },
  };
}
