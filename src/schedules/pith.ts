/** The default: our best combination. docs/algorithms.md says what each part contributes. */
import type { Pass } from '../core/pass.ts';
import { sameBytes } from '../core/program.ts';
import type { Reduction, Schedule } from '../core/reduction.ts';
import { aggregate } from '../passes/semantic/aggregate.ts';
import { array } from '../passes/semantic/array.ts';
import { attributes } from '../passes/semantic/attributes.ts';
import { dependents } from '../passes/semantic/dependents.ts';
import { reachable } from '../passes/semantic/reachable.ts';
import { body } from '../passes/semantic/body.ts';
import { callToValue } from '../passes/semantic/call-to-value.ts';
import { classBase } from '../passes/semantic/class-base.ts';
import { classGeneric } from '../passes/semantic/class-generic.ts';
import { classMember } from '../passes/semantic/class-member.ts';
import { combine } from '../passes/semantic/combine.ts';
import { indirection } from '../passes/semantic/indirection.ts';
import { inlineAlias } from '../passes/semantic/inline-alias.ts';
import { liftExpression } from '../passes/semantic/expression.ts';
import { inlineCall, inlineFunction } from '../passes/semantic/inline-function.ts';
import { inlineVariable } from '../passes/semantic/inline-variable.ts';
import { parameter } from '../passes/semantic/parameter.ts';
import { removeUnused } from '../passes/semantic/remove-unused.ts';
import { returnVoid } from '../passes/semantic/return-void.ts';
import { type } from '../passes/semantic/type.ts';
import { joinAsserts } from '../passes/smtlib/asserts.ts';
import { commands } from '../passes/smtlib/commands.ts';
import { datatype } from '../passes/smtlib/datatype.ts';
import { eliminate } from '../passes/smtlib/eliminate.ts';
import { equality, growingEquality } from '../passes/smtlib/equality.ts';
import { freshVariable } from '../passes/smtlib/fresh-variable.ts';
import { functionToConstant } from '../passes/smtlib/function.ts';
import { named } from '../passes/smtlib/named.ts';
import { options } from '../passes/smtlib/options.ts';
import { quantifier } from '../passes/smtlib/quantifier.ts';
import { rewrite } from '../passes/smtlib/rewrite.ts';
import { sortReplacement } from '../passes/smtlib/sort.ts';
import { term } from '../passes/smtlib/term.ts';
import { unquote } from '../passes/smtlib/unquote.ts';
import { tokenValue, value } from '../passes/smtlib/value.ts';
import { wellSorted } from '../passes/smtlib/well-sorted.ts';
import { columns } from '../passes/columns.ts';
import { comments } from '../passes/comments.ts';
import { constants } from '../passes/constants.ts';
import { copies } from '../passes/copies.ts';
import { ends } from '../passes/ends.ts';
import { halving, halvingDownTo } from '../passes/halving.ts';
import { type ListReducer, overList } from '../passes/over-list.ts';
import { hoist } from '../passes/hoist.ts';
import { merge } from '../passes/merge.ts';
import { names } from '../passes/names.ts';
import { numbers } from '../passes/numbers.ts';
import { createPerses } from '../passes/perses.ts';
import { reshape } from '../passes/reshape.ts';
import { canonicalStructures, smallerStructures } from '../passes/sfc/structures.ts';
import { plain } from '../passes/plain.ts';
import { localEnumeration } from '../passes/vulcan/local-enumeration.ts';
import { literals } from '../passes/trec.ts';
import { finalNewline, tidy } from '../passes/tidy.ts';
import { windows } from '../passes/windows.ts';
import { characters, lines, type ListProgram, tokens } from '../tree/list-program.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import { fixpoint } from './fixpoint.ts';
import { type OwnPass, runningOwn } from './own-pass.ts';
import { only, patient, type Rejected, unlikeRejected } from '../passes/only.ts';
import { read, readAgain } from './read.ts';

/** Passes that change a declaration together with its uses. */
const SEMANTIC: readonly Pass<TreeProgram>[] = [
  ...[removeUnused, inlineAlias, inlineVariable, inlineFunction, callToValue, parameter, body],
  ...[classBase, classGeneric, classMember, combine, aggregate, indirection, array],
];

/** For SMT-LIB: passes that know sorts. */
const SORTED: readonly Pass<TreeProgram>[] = [
  ...[
    options,
    unquote,
    eliminate,
    functionToConstant,
    datatype,
    named,
    commands,
    term,
    value,
    equality,
    quantifier,
  ],
  ...[sortReplacement, rewrite, joinAsserts, freshVariable],
];

export interface PithParameters {
  /** Passes of the user's. */
  readonly own?: readonly OwnPass[] | undefined;
}

export const pith = (tree: TreeProgram | undefined, { own = [] }: PithParameters = {}): Schedule =>
  tree === undefined
    ? lists(own)
    : (reduction) => (tree.syntax.meaning?.sorts === undefined ? trees : sortedTrees)(reduction, tree, own);

/** The names of the passes that it runs, with and without a grammar. */
export const pithPasses: readonly string[] = [
  ...['comments', 'attributes', 'reachable', 'dependents', 'coarse', 'fine', 'ends', 'names', 'columns'],
  ...[...SEMANTIC, ...SORTED].map(({ name }) => name),
  ...['return-void', 'type', 'inline-call', 'lift-expression', growingEquality.name],
  ...[
    'numbers',
    'constants',
    'merge',
    'copies',
    'hoist',
    'reshape',
    'local-enumeration',
    'smaller-structures',
  ],
  ...['plain', 'literals', 'canonical-structures', 'lines', 'tokens', 'characters', 'tidy', 'final-newline'],
];

/** Files without a grammar. */
const lists =
  (own: readonly OwnPass[]): Schedule =>
  async (reduction) => {
    const endsWithNewline = reduction.best.at(-1) === 0x0a;
    await smallestList(reduction);
    const round = fixpoint(async (reduction) => {
      for (const pass of own) await runningOwn(pass, undefined, smallestList)(reduction);
      await smallestList(reduction);
    });
    if (own.length > 0) await round(reduction);
    if (endsWithNewline) await reduction.run(finalNewline, lines(reduction.best, reduction.lexer));
  };

const smallestList = fixpoint(async (reduction) => {
  await reduction.run(overList('lines', halving), lines(reduction.best, reduction.lexer));
  await reduction.run(overList('tokens', halving), tokens(reduction.best, reduction.lexer));
  await reduction.run(overList('characters', halving), characters(reduction.best, reduction.lexer));
});

/** Languages whose terms have sorts: tests only programs without new sort errors; if it knows not all of the original's sorts, then all. */
async function sortedTrees(reduction: Reduction, tree: TreeProgram, own: readonly OwnPass[]): Promise<void> {
  const { isClean, fitness } = await reduction.work(wellSorted(tree));
  await reduction.under(fitness, (inner) => trees(inner, tree, own));
  if (isClean) return;
  const found = await read(reduction, tree.syntax, reduction.best);
  if ('program' in found) await trees(reduction, found.program, own);
}

/** Files with a grammar: reduces within the grammar first, then without it, because some bugs need no valid program. */
async function trees(reduction: Reduction, tree: TreeProgram, own: readonly OwnPass[]): Promise<void> {
  const rejected: Rejected = new Map();
  const { early, further, growing } = tree.syntax.meaning?.sorts === undefined ? PLAIN : WITH_SORTS;
  const { run, reread, now, untilIdle, tryFurther } = reducing(reduction, tree, rejected);
  /** Lets a pass make the program larger, and then the others make it smaller. */
  const tryGrowing = async (pass: Pass<TreeProgram>): Promise<boolean> => {
    const isKept = await reduction.attempt(async (attempt) => {
      const inner = reducing(attempt, now(), rejected);
      if (await inner.run(pass)) await inner.untilIdle();
    });
    return isKept && reread();
  };
  const tryGrowingAny = async (): Promise<boolean> => {
    if (now().root.tokens > MOST_TO_GROW) return false;
    for (const pass of growing) if (await tryGrowing(patient(pass, patience))) return true;
    return false;
  };
  const runOwn = async (): Promise<boolean> => {
    const before = reduction.best;
    for (const pass of own) {
      await runningOwn(pass, tree.syntax, async (attempt) => {
        const grown = await read(attempt, tree.syntax, attempt.best);
        if ('program' in grown) await reducing(attempt, grown.program, rejected).untilIdle();
      })(reduction);
    }
    return !sameBytes(reduction.best, before) && reread();
  };

  await run(comments);
  if (now().root.tokens > VERY_LARGE) {
    await run(attributes);
    await run(reachable);
    await run(patient(coarse, () => HALVES));
    if (now().root.tokens > VERY_LARGE) await run(dependents);
  }
  await run(coarse);
  await runOwn();
  if (now().root.tokens > LARGE) {
    await run(names);
    await run(columns);
  }
  // Before types and the like go, without which declarations are not known as such.
  for (const pass of early) await run(patient(pass, () => EARLY));
  const settle = async () => {
    do {
      do await untilIdle();
      while ((await tryFurther(further)) || (await runOwn()) || (await tryGrowingAny()));
      await run(plain);
      await tryFurther([literals]);
      await tryFurther([returnVoid, type]);
      await tryFurther([canonicalStructures]);
      // A change rejected in an earlier program may succeed in this one.
    } while (await run(fine));
  };
  await settle();
  while (await withoutGrammar(reduction)) {
    if (!(await reread())) {
      await smallestList(reduction);
      break;
    }
    if (await run(fine)) await settle();
  }
  // Restores the white space that went with removed tokens and characters.
  const found = await read(reduction, tree.syntax, reduction.best);
  if ('program' in found) await reduction.run(tidy, found.program);
  else await reduction.run(finalNewline, lines(reduction.best, reduction.lexer));
}

/** Runs passes over a program, one after another, in a reduction or an attempt. */
function reducing(reduction: Reduction, tree: TreeProgram, rejected: Rejected) {
  let now = tree;
  /** Whether it changed the program. */
  const changes = async (work: (program: TreeProgram) => Promise<TreeProgram>): Promise<boolean> => {
    const before = reduction.best;
    now = await work(await readAgain(reduction, now));
    return !sameBytes(reduction.best, before);
  };
  const run = (pass: Pass<TreeProgram>) => changes((program) => reduction.run(pass, program));
  const runUnlike = (pass: Pass<TreeProgram>) =>
    changes((program) => unlikeRejected(reduction, rejected, pass, program));
  return {
    now: () => now,
    run,
    /** Reads what others have made of the program. Returns whether that has a tree. */
    async reread(this: void): Promise<boolean> {
      const found = await read(reduction, tree.syntax, reduction.best);
      if ('program' in found) now = found.program;
      return 'program' in found;
    },
    async untilIdle(this: void): Promise<void> {
      for (let i = 0, idle = 0; idle < PASSES.length; i++) {
        idle = (await runUnlike(PASSES[i % PASSES.length]!)) ? 0 : idle + 1;
      }
    },
    async tryFurther(this: void, passes: readonly Pass<TreeProgram>[]): Promise<boolean> {
      for (const pass of passes) if (await runUnlike(patient(pass, patience))) return true;
      return false;
    },
  };
}

const perses = { lists: halvingDownTo, depth: 4, least: 1 };

/** `coarse` ends when no test can remove this share of the program any more. */
const GRAIN = 0.1;
const coarse = createPerses({ ...perses, name: 'coarse', grain: GRAIN });

/** In programs with more tokens than this, whole names come before single nodes. */
const LARGE = 200;

/** In programs with more tokens than this, what belongs together goes together first. */
const VERY_LARGE = 5000;

/** How many rejections in a row show that no half and no quarter of such a program can go. */
const HALVES = 7;

/** How many rejections in a row end a semantic pass while the program is large: enough to try all sites, halves, quarters and eighths. */
const EARLY = 15;

const fine = createPerses({ ...perses, name: 'fine' });

/** A removal by one of these may enable the others. */
const PASSES: readonly Pass<TreeProgram>[] = [fine, ends, names, columns];

/** These seldom find anything, but whatever they find is worth running the others again. Cheapest first. */
const FURTHER: readonly Pass<TreeProgram>[] = [
  ...SEMANTIC,
  numbers,
  constants,
  merge,
  copies,
  hoist,
  reshape,
  localEnumeration(4),
  smallerStructures,
];

/** What makes the program larger at first. */
const GROWING: readonly Pass<TreeProgram>[] = [inlineCall, liftExpression];

/** The passes that depend on the language. */
const PLAIN = { early: SEMANTIC, further: FURTHER, growing: GROWING };
const WITH_SORTS: typeof PLAIN = {
  early: [
    options,
    unquote,
    removeUnused,
    inlineAlias,
    eliminate,
    functionToConstant,
    inlineVariable,
    inlineFunction,
    parameter,
    tokenValue,
  ],
  further: [
    ...[removeUnused, inlineAlias, inlineVariable, inlineFunction, callToValue, parameter],
    ...SORTED,
    ...[merge, localEnumeration(4)],
  ],
  growing: [growingEquality, inlineCall],
};

/** In larger programs, making all of it smaller again costs too much. */
const MOST_TO_GROW = 500;

/** How many rejections in a row one of those may have. */
const patience = ({ root }: TreeProgram): number => 10 + 2 * root.tokens;

/** Removing only trailing white space gains nothing: the final layout restores it. */
const fewerTokens = <C>(reducer: ListReducer<C>): Pass<ListProgram, C> =>
  only(overList('tokens', reducer), ({ program }, list) => program.size.tokens < list.size.tokens);

/**
 * Returns whether anything was removed. It tries more only if several single tokens can be removed against the grammar.
 */
async function withoutGrammar(reduction: Reduction): Promise<boolean> {
  const before = reduction.best;
  await reduction.run(fewerTokens(windows(1)), tokens(before, reduction.lexer));
  if (sameBytes(reduction.best, before)) return false;
  if (reduction.lexer.count(before) - reduction.lexer.count(reduction.best) >= SOME) {
    await reduction.run(fewerTokens(windows(2, 3, 4)), tokens(reduction.best, reduction.lexer));
    await reduction.run(overList('characters', windows(1)), characters(reduction.best, reduction.lexer));
  }
  return true;
}

const SOME = 3;
