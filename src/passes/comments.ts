/** Drops all comments at once. They are text to the user and nothing to most tools, so they go first, in one test. */
import type { Pass } from '../core/pass.ts';
import { type TreeProgram, withoutComments } from '../tree/tree-program.ts';

export const comments: Pass<TreeProgram, 'with' | 'without'> = {
  name: 'comments',
  accepts: 'smaller',
  start: () => 'with',
  *propose(program, from) {
    // Without comments, but also without what else stands there: that would be another program.
    if (from === 'without' || !program.syntax.hasOnlyComments) return;
    const bare = yield* withoutComments(program);
    if (bare.root !== program.root || bare.tail !== program.tail) {
      yield* bare.printing();
      yield { program: bare, next: 'without', kind: 'comments' };
    }
  },
};
