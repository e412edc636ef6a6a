/** How often a candidate is tested, and how often it should be if the test is flaky. */
import type { Repeat } from '../core/verdict.ts';

/** A number means that all runs must agree. */
export const repeatOf = (repeat: number | Repeat = 1): Repeat =>
  typeof repeat === 'number' ? { needs: 'all', of: repeat } : repeat;

/** Whether another run is needed after so many, of which the last one ended like this. */
export const isOpen = ({ needs, of }: Repeat, runs: number, interesting: boolean): boolean =>
  runs < of && interesting === (needs === 'all');

/** How often the original is tested if its first two runs disagree. */
export const TRIALS = 10;

/** The chance that a program as flaky as the original is recognised as interesting. */
const CONFIDENCE = 0.95;

/** So many runs that one of them shows the bug, if it shows up in this share of all runs. */
export function enoughRuns(share: number): { readonly of: number; readonly confidence: number } {
  const of = share >= 1 ? 1 : Math.ceil(Math.log(1 - CONFIDENCE) / Math.log(1 - share));
  return { of, confidence: 1 - (1 - share) ** of };
}
