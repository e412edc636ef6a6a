/** All passes, by their names in `--without`, `pith passes` and `--stats`. */
import { LEVELS } from './ddmin-and-delta.ts';

export const passes: Readonly<Record<string, { readonly description: string }>> = {
  comments: { description: 'removes all comments, in one test' },
  lines: { description: 'removes chunks of lines, halved down to one line' },
  tokens: { description: 'removes tokens, whatever the grammar says' },
  characters: { description: 'removes characters' },
  coarse: { description: 'Perses, while one test can remove a tenth of the program' },
  fine: { description: 'Perses, down to single nodes' },
  ends: { description: 'removes the element of a list outside the repetition; its neighbor takes its place' },
  names: { description: 'removes names: declarations together with all their uses' },
  columns: {
    description: 'removes the same element from all lists after a name: a parameter and its arguments',
  },
  constants: { description: 'replaces a subtree by a constant: 0 for an expression, int for a type' },
  merge: {
    description: 'eliminates a name: replaces its uses by another name or constants, removes its declaration',
  },
  copies: { description: 'replaces a subtree by a name of the program' },
  hoist: { description: 'replaces a subtree by any of its parts that the grammar allows there' },
  reshape: { description: 'rewrites a structure into a smaller form with the same names and values' },
  plain: { description: 'renames to a, b, c, ...; replaces values by 0, 1 and the like' },
  literals: { description: 'shortens numbers, strings and other literals (a part of T-Rec)' },
  tidy: { description: 'lays the program out, without changing a token' },
  'final-newline': { description: 'ends a file without a tree with a newline' },
  ddmin: { description: 'ddmin over lines, tokens or characters (Zeller and Hildebrandt 2002)' },
  delta: { description: 'Berkeley delta over lines' },
  ...Object.fromEntries(
    [...new Set(LEVELS)].map((level) => [
      `topformflat-${level}`,
      { description: `joins lines: puts code nested deeper than level ${level} on one line` },
    ]),
  ),
  hdd: { description: 'ddmin over each level of the tree (Misherghi and Su 2006)' },
  perses: { description: 'syntax-guided reduction, node by node (Sun et al. 2018)' },
  'local-enumeration': { description: 'Vulcan: removes any combination of neighboring nodes in a window' },
  'identifier-replacement': { description: 'Vulcan: replaces all uses of a name by another name' },
  'subtree-replacement': {
    description: 'Vulcan: replaces a small subtree by another that the grammar allows',
  },
  'identifier-elimination': { description: 'SFC: replaces uses of a name by other names or forms' },
  'smaller-structures': { description: 'SFC: rewrites a structure into a form with fewer tokens' },
  'canonical-structures': { description: 'SFC: rewrites a structure into an earlier form of the same size' },
  trec: { description: 'T-Rec: replaces tokens by earlier ones in shortlex order (2024)' },
};
