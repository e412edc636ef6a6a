/** What a pass over trees does to a text: all that it proposes, and what it leaves. */
import type { Pass } from '../../src/core/pass.ts';
import type { Reduction } from '../../src/core/reduction.ts';
import type { TreeProgram } from '../../src/tree/tree-program.ts';
import { property, proposals, reduceWith, type Run } from '../reduce-with.ts';
import { treeOf } from '../tree/editing.ts';

/** What a pass proposes for a text, in order, if everything is rejected. */
export const proposed = async <C>(
  pass: Pass<TreeProgram, C>,
  language: string,
  text: string,
): Promise<string[]> => proposals(pass, await treeOf(language, text));

/** Runs a pass over a text; in an attempt if the text may grow. */
export async function runOn<C>(
  pass: Pass<TreeProgram, C>,
  language: string,
  text: string,
  holds: (text: string) => boolean,
): Promise<Run> {
  const tree = await treeOf(language, text);
  const schedule = async (reduction: Reduction) => void (await reduction.run(pass, tree));
  const attempt = (reduction: Reduction) => reduction.attempt(schedule, 'always').then(() => {});
  return reduceWith(pass.accepts === 'any' ? attempt : schedule, text, property(holds));
}

/** What a pass leaves of a text. */
export const left = async <C>(
  pass: Pass<TreeProgram, C>,
  language: string,
  text: string,
  holds: (text: string) => boolean,
): Promise<string> => (await runOn(pass, language, text, holds)).text;

/** Whether a text has all of these. */
export const has =
  (...needles: readonly string[]) =>
  (text: string): boolean =>
    needles.every((needle) => text.includes(needle));
