/** The algorithms, by the names for `--alg`. */
import type { Schedule } from '../core/reduction.ts';
import { comments } from '../passes/comments.ts';
import { characters, lines, tokens } from '../tree/list-program.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import { ddminOver, deltaOverLines, LEVELS, multidelta } from './ddmin-and-delta.ts';
import { pith, pithPasses } from './pith.ts';
import type { Reducer } from './fixpoint.ts';
import { hddOnce, hddStar, persesFixpoint, persesOnce } from './hdd-and-perses.ts';
import { vulcan, type VulcanParameters, type Workflow } from './vulcan.ts';

export interface Algorithm {
  readonly description: string;
  /** Without a tree, the file is reduced as a list, or `NeedsTree` is thrown. */
  readonly schedule: (tree: TreeProgram | undefined, parameters?: VulcanParameters) => Schedule;
  /** The names of all passes that it may run on any file. */
  readonly passes: (parameters?: VulcanParameters) => readonly string[];
  /** Whether it has auxiliary reducers, and so takes parameters. */
  readonly hasAuxiliaries?: true;
}

/** The chosen algorithm needs a tree, and the file has none. */
export class NeedsTree extends Error {
  constructor() {
    super('This algorithm needs a program in a known language.');
  }
}

const overList = (description: string, schedule: Schedule, passes: readonly string[]): Algorithm => ({
  description,
  schedule: () => schedule,
  passes: () => passes,
});

const overTree = (description: string, reducer: Reducer, pass: string): Algorithm => ({
  description,
  schedule: (tree) => scheduleOf(reducer, tree),
  passes: () => ['comments', pass],
});

const withAuxiliaries = (description: string, { reducer, passes }: Workflow): Algorithm => ({
  description,
  schedule: (tree, parameters = {}) => scheduleOf(reducer(parameters), tree),
  passes: (parameters = {}) => ['comments', ...passes(parameters)],
  hasAuxiliaries: true,
});

/** The papers' trees have no comments, so their algorithms start without them. */
function scheduleOf(reducer: Reducer, tree: TreeProgram | undefined): Schedule {
  if (tree === undefined) throw new NeedsTree();
  return async (reduction) => {
    await reducer(reduction, await reduction.run(comments, tree));
  };
}

export const algorithms: Readonly<Record<string, Algorithm>> = {
  pith: {
    description: 'our best combination: by the grammar if there is one, then tokens and characters (default)',
    schedule: pith,
    passes: () => pithPasses,
  },
  'ddmin-lines': overList('ddmin over lines (Zeller and Hildebrandt 2002)', ddminOver(lines), ['ddmin']),
  'ddmin-tokens': overList('ddmin over tokens', ddminOver(tokens), ['ddmin']),
  'ddmin-chars': overList('ddmin over characters', ddminOver(characters), ['ddmin']),
  delta: overList('Berkeley delta: chunks of lines, halved down to one', deltaOverLines, ['delta']),
  multidelta: overList('delta with nested brackets flattened, level by level', multidelta, [
    ...new Set(LEVELS.map((level) => `topformflat-${level}`)),
    'delta',
  ]),
  hdd: overTree(
    'hierarchical delta debugging: ddmin over each level of the tree (Misherghi and Su 2006)',
    hddOnce,
    'hdd',
  ),
  'hdd*': overTree('HDD to a fixpoint', hddStar, 'hdd'),
  perses: overTree('syntax-guided reduction, one pass over the tree (Sun et al. 2018)', persesOnce, 'perses'),
  'perses-fixpoint': overTree('Perses to a fixpoint', persesFixpoint, 'perses'),
  vulcan: withAuxiliaries(
    'Perses, and when it is stuck: enumeration, other names, other subtrees (Xu et al. 2023)',
    vulcan.vulcan,
  ),
  'vulcan+': withAuxiliaries(
    'Vulcan with a wider window and more attempts, to a fixpoint',
    vulcan['vulcan+'],
  ),
  'sfc-perses': withAuxiliaries(
    'Perses, and when it is stuck: structure form conversion (Xu et al. 2025)',
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
