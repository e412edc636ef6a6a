/**
 * Chooses what to test speculatively: the proposals whose verdicts are most likely to be needed. A proposal is needed if
 * all before it in its list are rejected, and if each proposal on the path to its future is accepted. If most proposals
 * are rejected, this walks down the list; if most are accepted, it follows the accepted branch; in between it does both.
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
  /** Number of tests without a verdict that come before it. */
  readonly testsBefore: number;
  /** Whether it is in the list of the current program, and so is reached by rejections alone. */
  readonly current: boolean;
}

/** A test less likely to be needed than this is not worth running. */
const LEAST_CHANCE = 0.005;

/**
 * The extra value of trying a change for the first time: even if its verdict is not needed, it predicts the verdict on
 * the same change later. So the list of untried changes is followed further than its chances alone justify, unless
 * acceptance is almost certain.
 */
const NOVELTY = 5;

/** Maximum number of proposals to look at per job, so that a long list of known verdicts is not traversed every time. */
const SPOTS_PER_JOB = 8;

export interface Speculation<P extends Program, C> {
  readonly future: Future<P, C>;
  readonly recent: Recent;
  readonly guess: Guess;
  readonly jobs: number;
  /** The test limit: proposals with this many tests before them are not started. */
  readonly testsLeft: number;
  /** The verdict on the same change in another program, if it was tried. */
  readonly before: (proposal: Proposal<P, C>) => boolean | undefined;
  /** The verdict on a proposal, if it is known. */
  readonly known: (step: Step<P, C>) => boolean | undefined;
  /** Whether there is room for another test. */
  readonly hasRoom: () => boolean;
  /** Starts the test of a proposal, unless it is running already. */
  readonly start: (step: Step<P, C>) => void;
  /** Prepares the test of the proposal that is most likely to be tested next; with `onRejection`, as soon as another is rejected. */
  readonly prepare: (step: Step<P, C>, onRejection: boolean) => void;
}

/** Starts tests while there is room. Returns whether the pass needs more time to find proposals. */
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
