/** Combines a runner and a judge into an oracle. */
import type { Ended, Judge, Lost, Runner } from '../core/runner.ts';
import type { Oracle, Outcome } from '../core/verdict.ts';

export const judged = (runner: Runner, judge: Judge): Oracle => ({
  test: async (files, options) => outcomeOf(await runner.run(files, options), judge),
  prepare: (files, options) => runner.prepare?.(files, options),
  capacity: () => runner.capacity(),
  close: () => runner.close(),
});

/** A test that timed out is not interesting; a lost one is broken. */
export function outcomeOf(end: Ended | Lost, judge: Judge): Outcome {
  if ('lost' in end) return { verdict: 'broken', ms: 0, why: end.lost };
  const isInteresting = !end.timedOut && judge(end).interesting;
  return { verdict: isInteresting ? 'interesting' : 'uninteresting', ...end };
}
