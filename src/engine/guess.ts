/**
 * Guesses how likely a proposal is to be accepted, from what became of the ones like it before. A guess decides only
 * what is tested ahead of time, never what is accepted.
 */

/** The outcomes of the proposals just before, the latest in the lowest bit: 1 for accepted. */
export type Recent = number;

/** How many outcomes `Recent` holds. */
const MEMORY = 3;

/** How fast old outcomes lose weight. */
const DECAY = 0.98;

/** The chance of acceptance before anything was seen: rejection is the usual case. */
const PRIOR = 0.25;

/** What a guess is made from. */
export interface Clues {
  readonly kind: string;
  readonly recent: Recent;
  /** What the same change came to in another program, if it was tried. */
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
    // A change that was tried before says more than what happened to others lately.
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
