/**
 * `--format`: the user's formatter lays out the result. Its output is one more proposal, so it is tested, written and
 * counted like any other.
 */
import type { Pass } from '../core/pass.ts';
import { sameBytes } from '../core/program.ts';
import type { Schedule } from '../core/reduction.ts';
import { lines, type ListProgram } from '../tree/list-program.ts';

/** A schedule that formats another's result, unless the formatted program is not interesting. */
export function formatting(
  schedule: Schedule,
  format: (bytes: Uint8Array, signal: AbortSignal) => Promise<Uint8Array>,
): Schedule {
  return async (reduction) => {
    await schedule(reduction);
    const { best } = reduction;
    if (best.length === 0) return;
    const warn = (text: string) => reduction.emit({ type: 'notice', level: 'warning', text });
    const formatted = await reduction.wait((signal) =>
      format(best, signal).catch((error: Error) => {
        if (!signal.aborted) warn(`The formatter failed: ${error.message}`);
      }),
    );
    if (formatted === undefined || sameBytes(formatted, best)) return;
    const isKept = await reduction.attempt(async (attempt) => {
      await attempt.run(proposing(formatted), lines(best));
    }, 'always');
    if (!isKept) warn('The formatted result is not interesting, so the result stays unformatted.');
  };
}

/** Accepts any size: the user wants the formatter's output even if it adds a token here and there. */
const proposing = (formatted: Uint8Array): Pass<ListProgram, 'before' | 'after'> => ({
  name: 'format',
  accepts: 'any',
  start: () => 'before',
  *propose(_, from) {
    if (from === 'before') yield { program: lines(formatted), next: 'after', kind: 'format' };
  },
});
