/**
 * C-Reduce: Regehr et al., "Test-Case Reduction for C Compiler Bugs" (PLDI 2012), section 6.3. Listing 2: one
 * transformation after another runs until it has no more to offer, and all of them again, to a global fixpoint. The order
 * is that of the groups of the tool: what removes much at first, then everything to the fixpoint, and new names last.
 *
 * A transformation that makes the program larger runs in an attempt, because the result on disk must not grow: it stays if
 * the others then make the program smaller than it was. Guarantee: when done, no transformation of the main group makes the
 * program smaller.
 */
import type { Pass } from '../core/pass.ts';
import { isSmaller, type Size } from '../core/program.ts';
import type { Reduction, Schedule } from '../core/reduction.ts';
import { balanced, ternary } from '../passes/creduce/local.ts';
import { peephole } from '../passes/creduce/peephole.ts';
import { comments } from '../passes/comments.ts';
import { delta } from '../passes/delta.ts';
import { onlyNew } from '../passes/only.ts';
import { overList } from '../passes/over-list.ts';
import { plain } from '../passes/plain.ts';
import { topformflat } from '../passes/topformflat.ts';
import { aggregate } from '../passes/semantic/aggregate.ts';
import { array } from '../passes/semantic/array.ts';
import { body } from '../passes/semantic/body.ts';
import { callToValue } from '../passes/semantic/call-to-value.ts';
import { classBase } from '../passes/semantic/class-base.ts';
import { classGeneric } from '../passes/semantic/class-generic.ts';
import { classMember } from '../passes/semantic/class-member.ts';
import { combine } from '../passes/semantic/combine.ts';
import { expression, liftExpression } from '../passes/semantic/expression.ts';
import { indirection } from '../passes/semantic/indirection.ts';
import { inlineAlias } from '../passes/semantic/inline-alias.ts';
import { inlineCall, inlineFunction } from '../passes/semantic/inline-function.ts';
import { inlineVariable } from '../passes/semantic/inline-variable.ts';
import { lift } from '../passes/semantic/lift.ts';
import { parameter } from '../passes/semantic/parameter.ts';
import { preprocessor } from '../passes/semantic/preprocessor.ts';
import { removeUnused } from '../passes/semantic/remove-unused.ts';
import { returnVoid } from '../passes/semantic/return-void.ts';
import { type } from '../passes/semantic/type.ts';
import { lines, type ListProgram } from '../tree/list-program.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import { type Layout, layingOut } from './formatting.ts';
import { type OwnPass, runningOwn, tentatively } from './own-pass.ts';
import { read } from './read.ts';

export interface CreduceParameters {
  /** The pretty-printers that run inside the loop. */
  readonly layouts?: readonly Layout[] | undefined;
  /** Transformations of the user's. */
  readonly own?: readonly OwnPass[] | undefined;
}

/** The levels of topformflat at which lines are whole functions, then statements, then everything. */
const LEVELS = [0, 1, 2, 10];

/**
 * Changes of a declaration together with its uses, and of expressions: those that never make the program larger. In the
 * order of the tool, as far as it has the same.
 */
const SOURCE_TO_SOURCE: readonly Pass<TreeProgram>[] = [
  ...[aggregate, parameter, returnVoid, inlineFunction, indirection, inlineVariable, callToValue],
  ...[removeUnused, array, expression, inlineAlias, classGeneric, classBase, classMember, type],
  ...[lift, combine],
];

/** Before lines, only these: functions without their bodies, and declarations that nobody uses. */
const BEFORE_LINES: readonly Pass<TreeProgram>[] = [body, removeUnused];

const GROWING = [inlineCall, liftExpression];

const LOCAL: readonly Pass<ListProgram>[] = [ternary, balanced];

export const creducePasses: readonly string[] = [
  ...['comments', 'preprocessor', 'lines', 'topformflat', 'body', 'ternary', 'balanced'],
  ...[...SOURCE_TO_SOURCE, ...GROWING].map(({ name }) => name),
  ...['peephole', 'layout', 'plain'],
];

export function creduce(tree: TreeProgram | undefined, parameters: CreduceParameters = {}): Schedule {
  const { layouts = [], own = [] } = parameters;
  const overTree = treesOf(tree);
  const transformations = (passes: readonly Pass<TreeProgram>[]) => passes.map(overTree);

  const shrinking = inTurn([overTree(body), ...LOCAL.map(overText), ...transformations(SOURCE_TO_SOURCE)]);
  const first = inTurn([
    ...transformations([comments, preprocessor, ...BEFORE_LINES]),
    ...LEVELS.map(linesAt),
  ]);
  const main = inTurn([
    shrinking,
    ...own.map((pass) => runningOwn(pass, tree?.syntax, shrinking)),
    ...GROWING.map((pass) => tentatively(overTree(pass), shrinking)),
    ...LEVELS.map(linesAt),
    overText(peephole),
    ...layouts.map(layingOut),
  ]);
  const last = inTurn([overTree(plain), ...layouts.map(layingOut)]);
  return async (reduction) => {
    await first(reduction);
    let before: Size;
    do {
      before = sizeOf(reduction);
      await main(reduction);
    } while (isSmaller(sizeOf(reduction), before));
    await last(reduction);
  };
}

const sizeOf = ({ best, lexer }: Reduction): Size => ({ tokens: lexer.count(best), bytes: best.length });

const inTurn =
  (schedules: readonly Schedule[]): Schedule =>
  async (reduction) => {
    for (const schedule of schedules) await schedule(reduction);
  };

const overText =
  (pass: Pass<ListProgram>): Schedule =>
  async (reduction) =>
    void (await reduction.run(onlyNew(pass, reduction), lines(reduction.best, reduction.lexer)));

/** As published: delta over lines, and when that is at its end, another layout of the lines. */
const linesAt =
  (level: number): Schedule =>
  async (reduction) => {
    const flat = await reduction.run(topformflat(level), lines(reduction.best, reduction.lexer));
    await reduction.run(overList('lines', delta), flat);
  };

/** Source-to-source transformations need a program that parses; as long as it does not, they have nothing to offer. */
function treesOf(tree: TreeProgram | undefined): (pass: Pass<TreeProgram>) => Schedule {
  if (tree === undefined) return () => async () => {};
  const { syntax } = tree;
  return (pass) => async (reduction) => {
    const found = await read(reduction, syntax, reduction.best);
    if ('program' in found) await reduction.run(onlyNew(pass, reduction), found.program);
  };
}
