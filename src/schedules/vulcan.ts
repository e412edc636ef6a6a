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
import {
  hddDeleteOnce,
  hddDeleteStar,
  hddOnce,
  hddStar,
  persesFixpoint,
  persesOnce,
} from './hdd-and-perses.ts';

/** The parameters of the papers' ablations. */
export interface VulcanParameters {
  /** The name of the main reducer. */
  readonly main?: string | undefined;
  /** The names of the auxiliary reducers, in order. */
  readonly aux?: readonly string[] | undefined;
  /** The window size of local enumeration, in nodes. */
  readonly window?: number | undefined;
  /** How many times in a row an auxiliary reducer may change the program without making it smaller. */
  readonly limit?: number | undefined;
  /** Section 4.5: the whole workflow again, as long as programs get smaller. */
  readonly fixpoint?: boolean | undefined;
  /** Whether local enumeration tests only programs that parse; default: yes. */
  readonly parseFilter?: boolean | undefined;
  /** For Perses: how far below a node its replacement may be, and how many are tried. */
  readonly depth?: number | undefined;
  readonly width?: number | undefined;
}

/** The auxiliary reducers by name. */
export const auxiliaries: Readonly<
  Record<string, (window: number, parseFilter: boolean) => Pass<TreeProgram>>
> = {
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
const DEFAULT = { window: 4, limit: 10, fixpoint: false };
const PLUS = { window: 6, limit: 15, fixpoint: true };

export interface Workflow {
  readonly reducer: (parameters: VulcanParameters) => Reducer;
  /** The names of the passes that it runs. */
  readonly passes: (parameters: VulcanParameters) => readonly string[];
}

/** A main reducer that runs one pass. */
const alone = (reducer: Workflow['reducer'], pass: string): Workflow => ({ reducer, passes: () => [pass] });

/** Vulcan's workflow with this main reducer and these auxiliary reducers by default. */
const workflow = (usual: readonly string[], own = 'perses-fixpoint', defaults = DEFAULT): Workflow => ({
  reducer({
    main = own,
    aux = usual,
    window = defaults.window,
    limit = defaults.limit,
    fixpoint = defaults.fixpoint,
    parseFilter = true,
    ...search
  }) {
    const once = alternate(
      mains[main]!.reducer({ window, limit, parseFilter, ...search }),
      aux.map((name) => auxiliary(auxiliaries[name]!(window, parseFilter))),
      limit,
    );
    return fixpoint ? reducerFixpoint(once, isNoSmaller) : once;
  },
  passes: ({ main = own, aux = usual }) => [...new Set([...mains[main]!.passes({}), ...aux])],
});

export const vulcan = {
  vulcan: workflow(VULCAN),
  'vulcan+': workflow(VULCAN, 'perses-fixpoint', PLUS),
  'sfc-perses': workflow(SFC),
  'sfc-vulcan': workflow(SFC, 'vulcan'),
  'perses+trec': workflow(['trec']),
  'vulcan+trec': workflow([...VULCAN, 'trec']),
  'sfc-perses+trec': workflow([...SFC, 'trec']),
  'sfc-vulcan+trec': workflow([...SFC, 'trec'], 'vulcan'),
} satisfies Record<string, Workflow>;

/** The main reducers by name. */
export const mains: Readonly<Record<string, Workflow>> = {
  hdd: alone(() => hddOnce, 'hdd'),
  'hdd*': alone(() => hddStar, 'hdd'),
  'hdd-delete': alone(() => hddDeleteOnce, 'hdd-delete'),
  'hdd-delete*': alone(() => hddDeleteStar, 'hdd-delete'),
  perses: alone(persesOnce, 'perses'),
  'perses-fixpoint': alone(persesFixpoint, 'perses'),
  vulcan: vulcan.vulcan,
};

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
      const before = minimum.size.tokens;
      minimum = await readAgain(reduction, await main(reduction, minimum));
      if (minimum.size.tokens < before) attempts = 0;
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
      if (minimum.size.tokens < byMain.size.tokens) attempts = 0;
      else if (attempts > limit) {
        index++;
        attempts = 0;
      }
      if (index >= auxiliary.length) return minimum;
    }
  };
}

const isNoSmaller = (before: TreeProgram, after: TreeProgram): boolean =>
  after.size.tokens >= before.size.tokens;

const auxiliary =
  (pass: Pass<TreeProgram>): Reducer =>
  async (reduction, program) =>
    readAgain(reduction, await reduction.run(onlyNew(pass, reduction), program));
