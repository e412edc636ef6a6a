/** Runs an algorithm on a text in a language. */
import { algorithms } from '../../src/schedules/algorithms.ts';
import type { VulcanParameters } from '../../src/schedules/vulcan.ts';
import { property, reduceWith, type Run } from '../reduce-with.ts';
import { treeOf, words } from '../tree/editing.ts';

/** The property is asked about texts with single spaces. */
export async function reduceBy(
  alg: string,
  language: string,
  text: string,
  holds: (text: string) => boolean,
  parameters?: VulcanParameters,
): Promise<Run> {
  const schedule = algorithms[alg]!.schedule(await treeOf(language, text), parameters);
  return reduceWith(
    schedule,
    text,
    property((candidate) => holds(words(candidate))),
  );
}
