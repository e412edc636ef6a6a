/**
 * Handles broken tests. Another test may have broken one, so it is run once more, alone. If it is broken again but the
 * original can still be tested, the candidate is the cause, and counts as not interesting. So a cause that breaks
 * several tests at once costs one more run of each, and nothing else.
 */
import type { Event } from '../core/events.ts';
import type { Files } from '../core/program.ts';
import type { Oracle } from '../core/verdict.ts';
import type { Landing } from './flights.ts';
import { Query } from './query.ts';
import type { Turns } from './turns.ts';

/** The test can no longer be run, or no longer finds the original interesting. */
export class TestUnusable extends Error {}

export interface RetryOptions {
  readonly original: Files;
  readonly oracle: Pick<Oracle, 'test'>;
  readonly timeoutMs?: number | undefined;
  readonly turns: Turns;
  readonly emit: (event: Event) => void;
  /** Runs a test. */
  readonly ask: (query: Query) => Promise<Landing>;
}

/** Returns a function that runs a broken test again, and returns a landing that is not broken. No other test may be running. */
export function createRetry(options: RetryOptions): (query: Query) => Promise<Landing> {
  const { original, oracle, timeoutMs, turns, emit, ask } = options;
  const warned = new Set<string>();

  /** Throws if the original is no longer interesting, or can no longer be tested. */
  async function checkOriginal(why: string): Promise<void> {
    const { files, digest } = new Query(original);
    const { signal } = turns;
    const outcome = await oracle.test(files, { signal, ...(timeoutMs !== undefined && { timeoutMs }) });
    turns.stopIfAsked();
    const interesting = outcome.verdict === 'interesting';
    emit({ type: 'check', what: 'original', digest, interesting, ms: outcome.ms });
    if (outcome.verdict === 'broken') throw new TestUnusable(outcome.why ?? why);
    if (outcome.verdict === 'uninteresting') {
      throw new TestUnusable(`${why}\nThe original was tested again, and is no longer interesting.`);
    }
  }

  function warnOnce(text: string): void {
    if (warned.has(text)) return;
    warned.add(text);
    emit({ type: 'notice', level: 'warning', text });
  }

  return async (query) => {
    const landing = await ask(query);
    turns.stopIfAsked();
    if (landing.verdict !== 'broken') return landing;
    await checkOriginal(landing.why);
    warnOnce(`A candidate counts as not interesting, because its test cannot be run: ${landing.why}`);
    return { ...landing, verdict: 'uninteresting' };
  };
}
