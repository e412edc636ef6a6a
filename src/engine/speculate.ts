/**
 * Chooses what to test ahead of time. Of all proposals that may come to be needed, the likeliest are tested first:
 * a proposal is needed if those before it are rejected, or if one before it is accepted and it stands in the future
 * that follows. Where rejection is the rule this walks down the list; where a pass keeps being accepted it follows
 * the accepted branch; in between it does both.
 */
import type { Proposal } from '../core/pass.ts';
import type { Program } from '../core/program.ts';
import { type Future, SEARCHING, type Step } from './future.ts';
import { type Guess, type Recent, remember } from './guess.ts';

/** A proposal, and how likely it is to be needed. */
interface Spot<P extends Program, C> {
  readonly future: Future<P, C>;
  readonly index: number;
  readonly chance: number;
  readonly recent: Recent;
  /** How many tests whose verdict is still out stand before it. */
  readonly testsBefore: number;
  /** Whether it stands in the list of the current program, so that it is next if those before it are rejected. */
  readonly current: boolean;
}

/** A test less likely to be needed than this is not worth its electricity. */
const LEAST_CHANCE = 0.005;

/**
 * How much is gained by trying a change for the first time, beside the verdict: even if the proposal comes to be not
 * needed, what became of it tells what to expect of the same change later. So the list of untried changes is followed
 * further than its chances are worth, unless acceptance is as good as certain.
 */
const NOVELTY = 5;

/** Proposals looked at for each job, so that a long list of known verdicts is not walked through every time. */
const SPOTS_PER_JOB = 8;

export interface Speculation<P extends Program, C> {
  readonly future: Future<P, C>;
  readonly recent: Recent;
  readonly guess: Guess;
  readonly jobs: number;
  /** No proposal that needs more tests before it is worth starting. */
  readonly testsLeft: number;
  /** What the proposal's change came to in another program, if it was tried. */
  readonly before: (proposal: Proposal<P, C>) => boolean | undefined;
  /** The verdict on a proposal, if it is known. */
  readonly known: (step: Step<P, C>) => boolean | undefined;
  /** Whether there is room for another test. */
  readonly hasRoom: () => boolean;
  /** Makes sure that a proposal whose verdict is not known is being tested. */
  readonly start: (step: Step<P, C>) => void;
  /** Gets ready for the proposal that is likeliest to be tested next; if `onRejection`, as soon as one is rejected. */
  readonly prepare: (step: Step<P, C>, onRejection: boolean) => void;
}

/** Says whether a pass needs more time to find what could be tested. */
export function speculate<P extends Program, C>(speculation: Speculation<P, C>): boolean {
  const { future, recent, guess, jobs, testsLeft, before, known, hasRoom, start, prepare } = speculation;
  // Ascending by chance.
  const spots: Spot<P, C>[] = [];
  const consider = (spot: Spot<P, C>) => {
    if (spot.chance < LEAST_CHANCE || spot.testsBefore >= testsLeft) return;
    let at = spots.length;
    while (at > 0 && spots[at - 1]!.chance > spot.chance) at--;
    spots.splice(at, 0, spot);
  };
  const expectation = (step: Step<P, C>, recent: Recent) => {
    const clues = { kind: step.proposal.kind, recent, before: before(step.proposal) };
    const chance = guess.chance(clues);
    return clues.before === undefined ? chance ** NOVELTY : chance;
  };
  if (!hasRoom()) return false;
  let isSearching = false;
  consider({ future, index: 0, chance: 1, recent, testsBefore: 0, current: true });
  for (let looked = 0; looked < jobs * SPOTS_PER_JOB; looked++) {
    const spot = spots.pop();
    if (spot === undefined) break;
    const step = spot.future.step(spot.index);
    if (step === SEARCHING) isSearching = true;
    if (step === undefined || step === SEARCHING) continue;
    if (!hasRoom()) {
      prepare(step, spot.current);
      return false;
    }
    const verdict = known(step);
    if (verdict === undefined) start(step);
    const testsBefore = spot.testsBefore + (verdict === undefined ? 1 : 0);
    const accepted = verdict === undefined ? expectation(step, spot.recent) : Number(verdict);
    if (accepted < 1) {
      const recent = remember(spot.recent, false);
      consider({ ...spot, index: spot.index + 1, chance: spot.chance * (1 - accepted), recent, testsBefore });
    }
    if (accepted > 0) {
      const recent = remember(spot.recent, true);
      consider({
        future: spot.future.accept(step),
        index: 0,
        chance: spot.chance * accepted,
        recent,
        testsBefore,
        current: false,
      });
    }
  }
  return isSearching;
}
