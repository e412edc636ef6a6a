/**
 * Estimates how likely a proposal is to be accepted, from the verdicts on similar proposals. The estimate affects only
 * what is tested speculatively, never what is accepted.
 */

/** The verdicts on the most recent proposals, the latest in the lowest bit: 1 for accepted. */
export type Recent = number;

/** How many verdicts `Recent` holds. */
const MEMORY = 3;

/** The factor by which old verdicts lose weight. */
const DECAY = 0.98;

/** The prior chance of acceptance: most proposals are rejected. */
const PRIOR = 0.25;

/** The features of an estimate. */
export interface Clues {
  readonly kind: string;
  readonly recent: Recent;
  /** The verdict on the same change in another program, if it was tried. */
  readonly before: boolean | undefined;
}

export interface Guess {
  chance(clues: Clues): number;
  learn(clues: Clues, accepted: boolean): void;
}

export const remember = (recent: Recent, accepted: boolean): Recent =>
  ((recent << 1) | (accepted ? 1 : 0)) & ((1 << MEMORY) - 1);

export function createGuess(): Guess {
  const tallies = new Map<string, { accepted: number; seen: number }>();
  const tally = ({ kind, recent, before }: Clues) => {
    // An earlier verdict on the same change predicts better than recent verdicts on others.
    const key = before === undefined ? `${recent} ${kind}` : `${before} ${kind}`;
    let found = tallies.get(key);
    if (found === undefined)
      tallies.set(key, (found = { accepted: before === true ? 1 - PRIOR : PRIOR, seen: 1 }));
    return found;
  };
  return {
    chance(clues) {
      const { accepted, seen } = tally(clues);
      return accepted / seen;
    },
    learn(clues, accepted) {
      const entry = tally(clues);
      entry.accepted = entry.accepted * DECAY + (accepted ? 1 : 0);
      entry.seen = entry.seen * DECAY + 1;
    },
  };
}
