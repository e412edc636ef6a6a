/** Runs an algorithm on a text in a language. */
import { type AlgorithmParameters, algorithms } from '../../src/schedules/algorithms.ts';
import { property, reduceWith, type Run } from '../reduce-with.ts';
import { treeOf, words } from '../tree/editing.ts';

/** The property is asked about texts with single spaces. */
export async function reduceBy(
  alg: string,
  language: string,
  text: string,
  holds: (text: string) => boolean,
  parameters?: AlgorithmParameters,
): Promise<Run> {
  const schedule = algorithms[alg]!.schedule(await treeOf(language, text), parameters);
  return reduceWith(
    schedule,
    text,
    property((candidate) => holds(words(candidate))),
  );
}
