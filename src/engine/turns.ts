/** The reduction takes turns with everything else that the process does: timers, signals, the ends of tests. */
import type { StopReason } from '../core/events.ts';
import { nextTurn } from '../core/host.ts';

/** Thrown out of a schedule when the reduction is to stop. */
export class Stopped extends Error {
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(`stopped: ${reason}`);
    this.reason = reason;
  }
}

export interface Turns {
  /** Lets everything else have its turn, if the reduction had one for long enough. Verdicts that are known at once leave no other gap. */
  letOthersRun(): Promise<void>;
  /** Throws `Stopped` if that was asked for. */
  stopIfAsked(): void;
  /** Aborted with a `StopReason`. */
  readonly signal: AbortSignal;
}

/** How long the reduction may keep the process to itself. */
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
      if (signal.aborted) throw new Stopped(signal.reason as StopReason);
    },
  };
}
