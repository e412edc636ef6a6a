/** Passes without some of their proposals. */
import type { Pass, Proposal } from '../core/pass.ts';
import type { Program } from '../core/program.ts';
import type { Reduction } from '../engine/engine.ts';
import { digestOf } from '../engine/query.ts';

/** Nothing that was accepted before: where programs may stay as large as they are, they must not go round in circles. */
export function onlyNew<P extends Program, C>(pass: Pass<P, C>, { accepted }: Reduction): Pass<P, C> {
  const old = new Set(accepted);
  return only(pass, ({ program }) => !old.has(digestOf(program.print())));
}

/** No change that was rejected before, though in another program: that it comes to more in this one is not likely. */
export function onlyUntried<P extends Program, C>(pass: Pass<P, C>, { rejected }: Reduction): Pass<P, C> {
  const old = new Set(rejected.get(pass.name));
  return only(pass, ({ change }) => change === undefined || !old.has(change));
}

/** So many rejections in a row, and it is given up. */
export function patient<P extends Program, C>(pass: Pass<P, C>, most: (program: P) => number): Pass<P, C> {
  return {
    ...pass,
    *propose(program, from) {
      let left = most(program);
      for (const proposal of pass.propose(program, from)) {
        if (left-- === 0) return;
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
      for (const proposal of pass.propose(program, from)) if (isRight(proposal, program)) yield proposal;
    },
  };
}
