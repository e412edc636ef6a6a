/**
 * Guesses how likely a proposal is to be accepted, from what became of the ones like it before. A guess decides only
 * what is tested ahead of time, never what is accepted.
 */

/** The outcomes of the proposals just before, the latest in the lowest bit: 1 for accepted. */
export type Recent = number;

/** How many outcomes `Recent` holds. */
const MEMORY = 3;

/** How fast old outcomes lose weight. */
const DECAY = 0.95;

/** What is believed before anything was seen: rejection is the usual case. */
const PRIOR = { accepted: 0.25, seen: 1 };

export interface Guess {
  chance(kind: string, recent: Recent): number;
  learn(kind: string, recent: Recent, accepted: boolean): void;
}

export const remember = (recent: Recent, accepted: boolean): Recent =>
  ((recent << 1) | (accepted ? 1 : 0)) & ((1 << MEMORY) - 1);

export function createGuess(): Guess {
  const tallies = new Map<string, { accepted: number; seen: number }>();
  const tally = (kind: string, recent: Recent) => {
    const key = `${recent} ${kind}`;
    let found = tallies.get(key);
    if (found === undefined) tallies.set(key, (found = { ...PRIOR }));
    return found;
  };
  return {
    chance(kind, recent) {
      const { accepted, seen } = tally(kind, recent);
      return accepted / seen;
    },
    learn(kind, recent, accepted) {
      const entry = tally(kind, recent);
      entry.accepted = entry.accepted * DECAY + (accepted ? 1 : 0);
      entry.seen = entry.seen * DECAY + 1;
    },
  };
}
