/** Shares the event loop between the reduction and everything else: timers, signals, the ends of tests. */
import { STOP_REASONS, type StopReason } from '../core/events.ts';
import { nextTurn } from '../core/host.ts';

/** Thrown through the schedule to stop the reduction. */
export class Stopped extends Error {
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(`stopped: ${reason}`);
    this.reason = reason;
  }
}

/** The reason of an aborted signal; `aborted` if it is not one of ours. */
export const reasonOf = ({ reason }: AbortSignal): StopReason =>
  STOP_REASONS.find((known) => known === reason) ?? 'aborted';

export interface Turns {
  /** Yields to the event loop if the current turn is over. Needed because known verdicts cause no other pause. */
  letOthersRun(): Promise<void>;
  /** Throws `Stopped` if the signal is aborted. */
  stopIfAsked(): void;
  /** Aborted to stop the reduction. */
  readonly signal: AbortSignal;
}

/** How long the reduction may block the event loop. */
const TURN_MS = 20;

export function createTurns(signal: AbortSignal): Turns {
  let lastTurn = performance.now();
  return {
    signal,
    async letOthersRun() {
      if (performance.now() - lastTurn < TURN_MS) return;
      await nextTurn();
      lastTurn = performance.now();
    },
    stopIfAsked() {
      if (signal.aborted) throw new Stopped(reasonOf(signal));
    },
  };
}
