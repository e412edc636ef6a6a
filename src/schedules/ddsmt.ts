/**
 * ddSMT: Kremer, Niemetz, Preiner, "ddSMT 2.0: Better Delta Debugging for the SMT-LIBv2 Language and Friends" (CAV 2021),
 * with its default, the hybrid strategy: ddmin over the whole script, one mutator after the other, to a fixpoint; then
 * hierarchical: group after group of mutators, node by node, each to a fixpoint.
 *
 * Deviations: no mutator makes the program larger, and none that keeps the size returns to a program that was accepted before. ddSMT
 * leaves both to the user, who stops it if it goes round in circles.
 */
import type { Pass } from '../core/pass.ts';
import { nodeByNode, onCommands, onNodes } from '../passes/smtlib/ddsmt.ts';
import { plain } from '../passes/plain.ts';
import { onlyNew } from '../passes/only.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import type { Reduction } from '../core/reduction.ts';
import { type Reducer, reducerFixpoint } from './fixpoint.ts';
import { readAgain } from './read.ts';

export const ddsmtPasses: readonly string[] = ['ddsmt-ddmin', 'ddsmt-hierarchical', plain.name];

export const ddsmt: Reducer = async (reduction, program) => {
  let now = await ddmin(reduction, program);
  for (const group of nodeByNode) now = await toFixpoint(group)(reduction, now);
  return run(reduction, plain, now);
};

const ddmin = reducerFixpoint(async (reduction, program) => {
  let now = program;
  for (const mutator of onCommands) now = await toFixpoint(mutator)(reduction, now);
  for (const mutator of onNodes) now = await run(reduction, mutator, now);
  return now;
});

const toFixpoint = (pass: Pass<TreeProgram>): Reducer =>
  reducerFixpoint((reduction, program) => run(reduction, pass, program));

const run = async (
  reduction: Reduction,
  pass: Pass<TreeProgram>,
  program: TreeProgram,
): Promise<TreeProgram> => readAgain(reduction, await reduction.run(onlyNew(pass, reduction), program));
