/**
 * Vulcan: Xu et al., "Pushing the Limit of 1-Minimality of Language-Agnostic Program Reduction" (OOPSLA 2023): a main
 * reducer, and auxiliary reducers for when it is stuck. SFC (OOPSLA 2025) and T-Rec (TOSEM 2024) add auxiliary reducers
 * to the same workflow.
 */
import type { Pass } from '../core/pass.ts';
import { sameBytes } from '../core/program.ts';
import { identifierElimination } from '../passes/sfc/identifier-elimination.ts';
import { canonicalStructures, smallerStructures } from '../passes/sfc/structures.ts';
import { trec } from '../passes/trec.ts';
import { identifierReplacement } from '../passes/vulcan/identifier-replacement.ts';
import { localEnumeration } from '../passes/vulcan/local-enumeration.ts';
import { subtreeReplacement } from '../passes/vulcan/subtree-replacement.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import { onlyNew } from '../passes/only.ts';
import { type Reducer, reducerFixpoint } from './fixpoint.ts';
import { readAgain } from './read.ts';
import { persesFixpoint } from './hdd-and-perses.ts';

/** The parameters of the papers' ablations. */
export interface VulcanParameters {
  /** The names of the auxiliary reducers, in order. */
  readonly aux?: readonly string[] | undefined;
  /** The window size of local enumeration, in nodes. */
  readonly window?: number | undefined;
  /** How many times in a row an auxiliary reducer may change the program without making it smaller. */
  readonly limit?: number | undefined;
}

/** The auxiliary reducers by name. */
export const auxiliaries: Readonly<Record<string, (window: number) => Pass<TreeProgram>>> = {
  'local-enumeration': localEnumeration,
  'identifier-replacement': () => identifierReplacement,
  'subtree-replacement': () => subtreeReplacement,
  'identifier-elimination': () => identifierElimination,
  'smaller-structures': () => smallerStructures,
  'canonical-structures': () => canonicalStructures,
  trec: () => trec,
};

const VULCAN = ['local-enumeration', 'identifier-replacement', 'subtree-replacement'];
const SFC = ['identifier-elimination', 'smaller-structures', 'canonical-structures'];
const DEFAULT = { window: 4, limit: 10 };
const PLUS = { window: 6, limit: 15 };

export interface Workflow {
  readonly reducer: (parameters: VulcanParameters) => Reducer;
  /** The names of the passes that it runs. */
  readonly passes: (parameters: VulcanParameters) => readonly string[];
}

const perses: Workflow = { reducer: () => persesFixpoint, passes: () => ['perses'] };

/** Vulcan's workflow with these auxiliary reducers by default. */
const workflow = (usual: readonly string[], main = perses, defaults = DEFAULT): Workflow => ({
  reducer: ({ aux = usual, window = defaults.window, limit = defaults.limit }) =>
    alternate(
      main.reducer({ window, limit }),
      aux.map((name) => auxiliary(auxiliaries[name]!(window))),
      limit,
    ),
  passes: ({ aux = usual }) => [...new Set([...main.passes({}), ...aux])],
});

const vulcanOnce = workflow(VULCAN);
const wideVulcan = workflow(VULCAN, perses, PLUS);

export const vulcan = {
  vulcan: vulcanOnce,
  'vulcan+': {
    ...wideVulcan,
    // Section 4.5: the auxiliary reducers to a fixpoint too.
    reducer: (parameters) => reducerFixpoint(wideVulcan.reducer(parameters), isNoSmaller),
  },
  'sfc-perses': workflow(SFC),
  'sfc-vulcan': workflow(SFC, vulcanOnce),
  'perses+trec': workflow(['trec']),
  'vulcan+trec': workflow([...VULCAN, 'trec']),
  'sfc-vulcan+trec': workflow([...SFC, 'trec'], vulcanOnce),
} satisfies Record<string, Workflow>;

/**
 * Algorithm 1. It terminates: the main reducer only makes programs smaller, and an auxiliary reducer that does not is
 * given up after `limit` attempts in a row.
 */
function alternate(main: Reducer, auxiliary: readonly Reducer[], limit: number): Reducer {
  return async (reduction, program) => {
    let minimum = program;
    let index = 0;
    let attempts = 0;
    for (;;) {
      const before = minimum.root.tokens;
      minimum = await main(reduction, minimum);
      if (minimum.root.tokens < before) attempts = 0;
      const byMain = minimum;
      for (let isChanged = false; !isChanged && index < auxiliary.length;) {
        const { best } = reduction;
        minimum = await auxiliary[index]!(reduction, minimum);
        isChanged = !sameBytes(reduction.best, best);
        attempts++;
        if (!isChanged) {
          index++;
          attempts = 0;
        }
      }
      if (minimum.root.tokens < byMain.root.tokens) attempts = 0;
      else if (attempts > limit) {
        index++;
        attempts = 0;
      }
      if (index >= auxiliary.length) return minimum;
    }
  };
}

const isNoSmaller = (before: TreeProgram, after: TreeProgram): boolean =>
  after.root.tokens >= before.root.tokens;

const auxiliary =
  (pass: Pass<TreeProgram>): Reducer =>
  async (reduction, program) =>
    readAgain(reduction, await reduction.run(onlyNew(pass, reduction), program));
