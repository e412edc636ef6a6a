import type { Reduction } from '../core/reduction.ts';
import type { TreeProgram } from '../tree/tree-program.ts';

/**
 * Makes a program smaller, or another of the same size, by running passes. Returns what it ended with: the tree that its text has, as
 * far as passes leave text that parses.
 */
export type Reducer = (reduction: Reduction, program: TreeProgram) => Promise<TreeProgram>;
