/** Filters for the proposals of passes. */
import type { Pass, Proposal } from '../core/pass.ts';
import type { FileProgram } from '../core/program.ts';
import { differencesFrom } from '../tree/difference.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import type { Reduction } from '../core/reduction.ts';

/** Only programs that were not accepted before, so that passes which may keep the size cannot cycle. */
export function onlyNew<P extends FileProgram, C>(pass: Pass<P, C>, reduction: Reduction): Pass<P, C> {
  const isOld = reduction.acceptedBefore();
  return only(pass, ({ program }) => !isOld(program));
}

/** In larger programs, comparing changes costs more than it saves. */
const MOST_TOKENS = 1000;

/** The changes that were rejected, by the names of passes. */
export type Rejected = Map<string, Set<string>>;

/**
 * Runs a pass without changes that were rejected before, even if in another program: such a change is unlikely to
 * succeed in this one. What a run rejects counts from the next run of the same pass.
 */
export function unlikeRejected<C>(
  reduction: Reduction,
  rejected: Rejected,
  pass: Pass<TreeProgram, C>,
  program: TreeProgram,
): Promise<TreeProgram> {
  const byPass = rejected.get(pass.name) ?? new Set();
  rejected.set(pass.name, byPass);
  const old = new Set(byPass);
  const differences = new WeakMap<TreeProgram, string>();
  const unlike: Pass<TreeProgram, C> = {
    ...pass,
    *propose(current, from) {
      if (current.root.tokens > MOST_TOKENS) return yield* pass.propose(current, from);
      const differenceOf = differencesFrom(current);
      for (const proposal of pass.propose(current, from)) {
        const change = proposal && differenceOf(proposal.program);
        if (change === undefined || old.has(change)) yield undefined;
        else {
          differences.set(proposal!.program, change);
          yield { ...proposal!, change };
        }
      }
    },
  };
  return reduction.run(unlike, program, (rejected) => {
    const difference = differences.get(rejected.program);
    if (difference !== undefined) byPass.add(difference);
  });
}

/** Gives up after `most` rejections in a row. */
export function patient<P extends FileProgram, C>(
  pass: Pass<P, C>,
  most: (program: P) => number,
): Pass<P, C> {
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

export function only<P extends FileProgram, C>(
  pass: Pass<P, C>,
  isAllowed: (proposal: Proposal<P, C>, program: P) => boolean,
): Pass<P, C> {
  return {
    ...pass,
    *propose(program, from) {
      for (const proposal of pass.propose(program, from)) {
        yield proposal !== undefined && isAllowed(proposal, program) ? proposal : undefined;
      }
    },
  };
}
