/**
 * Reads the file as a tree once the reduction has begun: after the original was tested, and so that it can be stopped. A file with
 * more nodes than fit into memory is first reduced as a list, until it is small enough to be read.
 */
import type { Pass } from '../core/pass.ts';
import type { Reduction, Schedule } from '../core/reduction.ts';
import { halving } from '../passes/halving.ts';
import { overList } from '../passes/over-list.ts';
import { characters, lines, type ListProgram, tokens } from '../tree/list-program.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import type { Syntax } from '../tree/syntax.ts';
import { read } from './read.ts';

export interface ReadFirst {
  readonly syntax: Syntax;
  /** How many nodes fit into memory. */
  readonly mostNodes: number;
  /** What to tell the user of a file that is first reduced as a list, because its tree is too large. */
  readonly tooLarge: string;
  /** What to tell the user of a file that is a list to the end, and why. */
  readonly asList: (why: string) => string;
}

/** `schedule` is given the tree, or why there is none that can be trusted. */
export function readFirst(how: ReadFirst, schedule: (read: TreeProgram | string) => Schedule): Schedule {
  return async (reduction) => {
    const read = await readTree(reduction, how);
    // It may refuse to go on without a tree.
    const chosen = schedule(read);
    if (typeof read === 'string') {
      reduction.emit({ type: 'read', lang: 'text' });
      reduction.emit({ type: 'notice', level: 'warning', text: how.asList(read) });
    }
    await chosen(reduction);
  };
}

/** Its tree, or why it has to be seen as a list. */
async function readTree(
  reduction: Reduction,
  { syntax, mostNodes, tooLarge }: ReadFirst,
): Promise<TreeProgram | string> {
  let isSaid = false;
  for (const split of [lines, tokens, characters]) {
    for (;;) {
      const found = await read(reduction, syntax, reduction.best, mostNodes);
      if ('program' in found) return found.program;
      if ('why' in found) return found.why;
      if (!isSaid) reduction.emit({ type: 'notice', level: 'warning', text: tooLarge });
      isSaid = true;
      const enough = (SPARE * reduction.best.length * mostNodes) / found.nodes;
      await reduction.run(
        downTo(enough, overList('make readable', halving)),
        split(reduction.best, reduction.lexer),
      );
      // These elements have nothing more to give.
      if (reduction.best.length > enough) break;
    }
  }
  return 'its tree is too large';
}

/** What is left may have more nodes for its size. */
const SPARE = 0.9;

/** A pass that is done when the program has no more bytes than this. */
const downTo = <P extends ListProgram, C>(bytes: number, pass: Pass<P, C>): Pass<P, C> => ({
  ...pass,
  propose: (program, from) => (program.print().length <= bytes ? [] : pass.propose(program, from)),
});
