/** A JavaScript function as a test, for users of the library. */
import type { Files } from '../core/program.ts';
import type { Oracle } from '../core/verdict.ts';

/** Decides whether a program is interesting. */
export type TestFunction = (
  /** The first of its files, or the only one. */
  bytes: Uint8Array,
  context: {
    /** All of its files. */
    readonly files: Files;
    /** Aborted when the answer is no longer needed. */
    readonly signal: AbortSignal;
  },
) => boolean | Promise<boolean>;

/** If the function throws, the test is broken. If it times out, the program is not interesting. */
export function functionOracle(test: TestFunction, jobs = 1): Oracle {
  return {
    capacity: () => jobs,
    async test(files, { signal, timeoutMs } = {}) {
      const [first = new Uint8Array()] = files.values();
      const started = performance.now();
      const elapsed = () => performance.now() - started;
      const controller = new AbortController();
      let timedOut = false;
      const stopped = new Promise<'stopped'>((resolve) => {
        controller.signal.addEventListener('abort', () => resolve('stopped'));
      });
      const abort = () => controller.abort();
      signal?.addEventListener('abort', abort);
      const timeUp = () => {
        timedOut = true;
        controller.abort();
      };
      const timer = timeoutMs === undefined ? undefined : setTimeout(timeUp, timeoutMs);
      try {
        const answer = await Promise.race([test(first, { files, signal: controller.signal }), stopped]);
        if (timedOut) return { verdict: 'uninteresting', ms: elapsed(), timedOut };
        if (answer === 'stopped') return { verdict: 'broken', ms: elapsed(), why: 'The test was stopped.' };
        return { verdict: answer ? 'interesting' : 'uninteresting', ms: elapsed() };
      } catch (error) {
        return { verdict: 'broken', ms: elapsed(), why: `The test function failed: ${String(error)}` };
      } finally {
        signal?.removeEventListener('abort', abort);
        clearTimeout(timer);
      }
    },
    close: () => Promise.resolve(),
  };
}
