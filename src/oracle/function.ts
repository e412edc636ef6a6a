/** A JavaScript function as a test, for users of the library. */
import type { Oracle } from '../core/verdict.ts';

/** Says whether the bytes are interesting. `signal` is aborted when the answer is not needed any more. */
export type TestFunction = (
  bytes: Uint8Array,
  context: { readonly signal: AbortSignal },
) => boolean | Promise<boolean>;

/** A function that throws could not judge: the test is broken. One that takes too long has said no. */
export function functionOracle(test: TestFunction, jobs = 1): Oracle {
  return {
    capacity: () => jobs,
    async test(bytes, { signal, timeoutMs } = {}) {
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
        const answer = await Promise.race([test(bytes, { signal: controller.signal }), stopped]);
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
