/** The algorithms by the names under which users choose them. */
import type { Schedule } from '../engine/engine.ts';
import { characters, lines, tokens } from '../tree/lists.ts';
import type { TreeProgram } from '../tree/program.ts';
import { ddminOver, deltaOverLines, multidelta } from './lists.ts';
import { pith } from './pith.ts';
import { hddOnce, hddStar, persesFixpoint, persesOnce } from './trees.ts';

export interface Algorithm {
  readonly description: string;
  /** Without a tree, files are seen as lists; or `NeedsTree` is thrown. */
  readonly schedule: (tree: TreeProgram | undefined) => Schedule;
}

/** An algorithm that is nothing without a tree was chosen for a file that has none. */
export class NeedsTree extends Error {
  constructor() {
    super('This algorithm needs a program in a language that is known.');
  }
}

const overTree =
  (schedule: (tree: TreeProgram) => Schedule) =>
  (tree: TreeProgram | undefined): Schedule => {
    if (tree === undefined) throw new NeedsTree();
    return schedule(tree);
  };

export const algorithms: Readonly<Record<string, Algorithm>> = {
  pith: {
    description: 'the best we have: by the grammar if there is one, then tokens and characters (default)',
    schedule: pith,
  },
  'ddmin-lines': {
    description: 'ddmin over lines (Zeller and Hildebrandt 2002)',
    schedule: () => ddminOver(lines),
  },
  'ddmin-tokens': { description: 'ddmin over tokens', schedule: () => ddminOver(tokens) },
  'ddmin-chars': { description: 'ddmin over characters', schedule: () => ddminOver(characters) },
  delta: {
    description: 'Berkeley delta: chunks of lines, halved down to one',
    schedule: () => deltaOverLines,
  },
  multidelta: {
    description: 'delta with nested brackets flattened, level by level',
    schedule: () => multidelta,
  },
  hdd: {
    description: 'hierarchical delta debugging: ddmin over each level of the tree (Misherghi and Su 2006)',
    schedule: overTree(hddOnce),
  },
  'hdd*': { description: 'HDD until nothing goes any more', schedule: overTree(hddStar) },
  perses: {
    description: 'syntax-guided reduction, once over the tree (Sun et al. 2018)',
    schedule: overTree(persesOnce),
  },
  'perses-fixpoint': {
    description: 'Perses until nothing goes any more',
    schedule: overTree(persesFixpoint),
  },
};

export const defaultAlgorithm = 'pith';
