/** Removes all comments in one test. Most tools ignore them, so this pass runs first. */
import type { Pass } from '../core/pass.ts';
import { type TreeProgram, withoutComments } from '../tree/tree-program.ts';

export const comments: Pass<TreeProgram, 'with' | 'without'> = {
  name: 'comments',
  accepts: 'smaller',
  start: () => 'with',
  *propose(program, from) {
    // Otherwise, removing comments would also remove other skipped text, and change the program.
    if (from === 'without' || !program.syntax.hasOnlyComments) return;
    const bare = yield* withoutComments(program);
    if (bare.root !== program.root || bare.tail !== program.tail) {
      yield* bare.printing();
      yield { program: bare, next: 'without', kind: 'comments' };
    }
  },
};
