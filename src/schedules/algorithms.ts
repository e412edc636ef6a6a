/** The algorithms by the names under which users choose them. */
import type { Schedule } from '../engine/engine.ts';
import { comments } from '../passes/comments.ts';
import { characters, lines, tokens } from '../tree/lists.ts';
import type { TreeProgram } from '../tree/program.ts';
import { ddminOver, deltaOverLines, multidelta } from './lists.ts';
import { pith } from './pith.ts';
import type { Reducer } from './reducer.ts';
import { hddOnce, hddStar, persesFixpoint, persesOnce } from './trees.ts';
import { vulcan, type VulcanParameters } from './vulcan.ts';

export interface Algorithm {
  readonly description: string;
  /** Without a tree, files are seen as lists; or `NeedsTree` is thrown. */
  readonly schedule: (tree: TreeProgram | undefined, parameters?: VulcanParameters) => Schedule;
  /** Whether it has auxiliary reducers, which the parameters are about. */
  readonly hasAuxiliaries?: true;
}

/** An algorithm that is nothing without a tree was chosen for a file that has none. */
export class NeedsTree extends Error {
  constructor() {
    super('This algorithm needs a program in a language that is known.');
  }
}

const overTree = (description: string, reducer: Reducer): Algorithm => ({
  description,
  schedule: (tree) => scheduleOf(reducer, tree),
});

const withAuxiliaries = (
  description: string,
  build: (parameters: VulcanParameters) => Reducer,
): Algorithm => ({
  description,
  schedule: (tree, parameters = {}) => scheduleOf(build(parameters), tree),
  hasAuxiliaries: true,
});

/** The trees of the papers hold no comments, so their algorithms begin without them. */
function scheduleOf(reducer: Reducer, tree: TreeProgram | undefined): Schedule {
  if (tree === undefined) throw new NeedsTree();
  return async (reduction) => {
    await reducer(reduction, await reduction.run(comments, tree));
  };
}

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
  hdd: overTree(
    'hierarchical delta debugging: ddmin over each level of the tree (Misherghi and Su 2006)',
    hddOnce,
  ),
  'hdd*': overTree('HDD until nothing goes any more', hddStar),
  perses: overTree('syntax-guided reduction, once over the tree (Sun et al. 2018)', persesOnce),
  'perses-fixpoint': overTree('Perses until nothing goes any more', persesFixpoint),
  vulcan: withAuxiliaries(
    'Perses, and where it is stuck: enumeration, other names, other sub-trees (Xu et al. 2023)',
    vulcan.vulcan,
  ),
  'vulcan+': withAuxiliaries(
    'Vulcan with a wider window and more patience, until nothing goes any more',
    vulcan['vulcan+'],
  ),
  'sfc-perses': withAuxiliaries(
    'Perses, and where it is stuck: structure form conversion (Xu et al. 2025)',
    vulcan['sfc-perses'],
  ),
  'sfc-vulcan': withAuxiliaries('Vulcan and structure form conversion', vulcan['sfc-vulcan']),
  'perses+trec': withAuxiliaries('Perses and T-Rec, which reduces tokens (2024)', vulcan['perses+trec']),
  'vulcan+trec': withAuxiliaries('Vulcan and T-Rec', vulcan['vulcan+trec']),
  'sfc-vulcan+trec': withAuxiliaries(
    'Vulcan, structure form conversion and T-Rec',
    vulcan['sfc-vulcan+trec'],
  ),
};

export const defaultAlgorithm = 'pith';
