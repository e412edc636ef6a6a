/** The algorithms, by the names for `--alg`. */
import type { Schedule } from '../core/reduction.ts';
import { comments } from '../passes/comments.ts';
import { characters, lines, tokens } from '../tree/list-program.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import { ddminOver, deltaOverLines, deltaStar, LEVELS, multidelta } from './ddmin-and-delta.ts';
import { ddsmt, ddsmtPasses } from './ddsmt.ts';
import { creduce, type CreduceParameters, creducePasses } from './creduce.ts';
import { pith, pithPasses } from './pith.ts';
import type { Reducer } from './fixpoint.ts';
import {
  hddDeleteOnce,
  hddDeleteStar,
  hddOnce,
  hddStar,
  persesFixpoint,
  persesOnce,
} from './hdd-and-perses.ts';
import { vulcan, type VulcanParameters, type Workflow } from './vulcan.ts';

/** Each algorithm takes some of them. */
export interface AlgorithmParameters extends VulcanParameters, CreduceParameters {
  /** The nesting level to which multidelta flattens; by default several, one after the other. */
  readonly level?: number | undefined;
}

export interface Algorithm {
  readonly description: string;
  /** Without a tree, the file is reduced as a list, or `NeedsTree` is thrown. */
  readonly schedule: (tree: TreeProgram | undefined, parameters?: AlgorithmParameters) => Schedule;
  /** The names of all passes that it may run on any file. */
  readonly passes: (parameters?: AlgorithmParameters) => readonly string[];
  /** The parameters that it takes. */
  readonly takes?: readonly (keyof AlgorithmParameters)[];
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
  takes: ['main', 'aux', 'window', 'limit', 'fixpoint', 'parseFilter', 'depth', 'width'],
});

const perses = (description: string, reducer: (parameters: AlgorithmParameters) => Reducer): Algorithm => ({
  description,
  schedule: (tree, parameters = {}) => scheduleOf(reducer(parameters), tree),
  passes: () => ['comments', 'perses'],
  takes: ['depth', 'width'],
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
    takes: ['own'],
  },
  'ddmin-lines': overList('ddmin over lines (Zeller and Hildebrandt 2002)', ddminOver(lines), ['ddmin']),
  'ddmin-tokens': overList('ddmin over tokens', ddminOver(tokens), ['ddmin']),
  'ddmin-chars': overList('ddmin over characters', ddminOver(characters), ['ddmin']),
  delta: overList('Berkeley delta: chunks of lines, halved down to one', deltaOverLines, ['delta']),
  'delta*': overList('Berkeley delta to a fixpoint', deltaStar, ['delta']),
  multidelta: {
    description: 'delta with nested braces flattened, level by level',
    schedule: (_, { level } = {}) => multidelta(level === undefined ? LEVELS : [level]),
    passes: () => ['topformflat', 'delta'],
    takes: ['level'],
  },
  hdd: overTree(
    'hierarchical delta debugging: ddmin over each level of the tree (Misherghi and Su 2006)',
    hddOnce,
    'hdd',
  ),
  'hdd*': overTree('HDD to a fixpoint', hddStar, 'hdd'),
  'hdd-delete': overTree(
    'HDD as the Perses paper has it: deletes nodes whatever the grammar says',
    hddDeleteOnce,
    'hdd-delete',
  ),
  'hdd-delete*': overTree('the same to a fixpoint', hddDeleteStar, 'hdd-delete'),
  perses: perses('syntax-guided reduction, one pass over the tree (Sun et al. 2018)', persesOnce),
  'perses-fixpoint': perses('Perses to a fixpoint', persesFixpoint),
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
  'sfc-perses+trec': withAuxiliaries(
    'Perses, structure form conversion and T-Rec',
    vulcan['sfc-perses+trec'],
  ),
  'sfc-vulcan+trec': withAuxiliaries(
    'Vulcan, structure form conversion and T-Rec',
    vulcan['sfc-vulcan+trec'],
  ),
  creduce: {
    description: 'C-Reduce: lines, tokens and source-to-source transformations (Regehr et al. 2012)',
    schedule: creduce,
    passes: () => creducePasses,
    takes: ['own', 'layouts'],
  },
  ddsmt: {
    description:
      'ddSMT, for SMT-LIB: ddmin, then node by node, with mutators that know sorts (Kremer et al. 2021)',
    schedule: (tree) => scheduleOf(ddsmt, tree),
    passes: () => ['comments', ...ddsmtPasses],
  },
};

export const defaultAlgorithm = 'pith';
