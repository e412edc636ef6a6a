/**
 * Parses the file once the reduction has begun: after the original was tested, and in a way that can be stopped. A file
 * with more nodes than fit into memory is first reduced as a list, until it is small enough to be parsed.
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
  /** The notice for a file that is first reduced as a list because its tree is too large. */
  readonly tooLarge: string;
  /** The notice for a file that stays a list, with the reason. */
  readonly asList: (why: string) => string;
}

/** `schedule` gets the tree, or the reason why there is no usable one. */
export function readFirst(how: ReadFirst, schedule: (read: TreeProgram | string) => Schedule): Schedule {
  return async (reduction) => {
    const read = await readTree(reduction, how);
    // This may throw if there is no tree, so it comes before the notice.
    const chosen = schedule(read);
    if (typeof read === 'string') {
      reduction.emit({ type: 'read', lang: 'text' });
      reduction.emit({ type: 'notice', level: 'warning', text: how.asList(read) });
    }
    await chosen(reduction);
  };
}

/** The file's tree, or the reason to reduce it as a list. */
async function readTree(
  reduction: Reduction,
  { syntax, mostNodes, tooLarge }: ReadFirst,
): Promise<TreeProgram | string> {
  let isNoticed = false;
  for (const split of [lines, tokens, characters]) {
    for (;;) {
      const found = await read(reduction, syntax, reduction.best, mostNodes);
      if ('program' in found) return found.program;
      if ('why' in found) return found.why;
      if (!isNoticed) reduction.emit({ type: 'notice', level: 'warning', text: tooLarge });
      isNoticed = true;
      const enough = (SPARE * reduction.best.length * mostNodes) / found.nodes;
      await reduction.run(
        downTo(enough, overList('make readable', halving)),
        split(reduction.best, reduction.lexer),
      );
      // Not small enough, and these elements cannot be reduced further.
      if (reduction.best.length > enough) break;
    }
  }
  return 'its tree is too large';
}

/** The remaining text may have more nodes per byte. */
const SPARE = 0.9;

/** A pass that is done when the program has no more bytes than this. */
const downTo = <P extends ListProgram, C>(bytes: number, pass: Pass<P, C>): Pass<P, C> => ({
  ...pass,
  propose: (program, from) => (program.print().length <= bytes ? [] : pass.propose(program, from)),
});
