/** The algorithms by the names under which users choose them. */
import type { Schedule } from '../engine/engine.ts';
import { characters, lines, tokens } from '../tree/lists.ts';
import type { TreeProgram } from '../tree/program.ts';
import { ddminOver, deltaOverLines, multidelta } from './lists.ts';
import { pith } from './pith.ts';

export interface Algorithm {
  readonly description: string;
  /** Without a tree, files are seen as lists. */
  readonly schedule: (tree: TreeProgram | undefined) => Schedule;
}

export const algorithms: Readonly<Record<string, Algorithm>> = {
  pith: {
    description: 'the best we have: comments, then lines, tokens, characters, to a fixpoint (default)',
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
};

export const defaultAlgorithm = 'pith';
