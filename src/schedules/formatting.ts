/**
 * Formatters lay programs out: the user's lays out the result (`--format`), and those of C-Reduce run inside its loop. What
 * they print is one more proposal, so it is tested, written and counted like any other.
 */
import type { Accepts, Pass } from '../core/pass.ts';
import { sameBytes } from '../core/program.ts';
import type { Reduction, Schedule } from '../core/reduction.ts';
import { lines, type ListProgram } from '../tree/list-program.ts';

/** Runs a formatter. Rejects with the reason if it fails. */
export type Format = (bytes: Uint8Array, signal: AbortSignal) => Promise<Uint8Array>;

/** A schedule that formats another's result, unless the formatted program is not interesting. */
export function formatting(schedule: Schedule, format: Format): Schedule {
  return async (reduction) => {
    await schedule(reduction);
    const { best } = reduction;
    if (best.length === 0) return;
    const formatted = await formattedBy(reduction, 'The formatter', format);
    if (formatted === undefined || sameBytes(formatted, best)) return;
    // Any size: the user wants the formatter's output even if it adds a token here and there.
    const isKept = await reduction.attempt(async (attempt) => {
      await attempt.run(proposing('format', 'any', formatted), lines(best));
    }, 'always');
    if (!isKept) warn(reduction, 'The formatted result is not interesting, so the result stays unformatted.');
  };
}

/** A pretty-printer that runs during a reduction. */
export interface Layout {
  readonly name: string;
  readonly format: Format;
}

/** A schedule that proposes the program as the pretty-printer prints it, if that has no more tokens. */
export function layingOut({ name, format }: Layout): Schedule {
  return async (reduction) => {
    const { best, lexer } = reduction;
    const formatted = await formattedBy(reduction, name, format);
    if (formatted === undefined || sameBytes(formatted, best)) return;
    await reduction.run(proposing('layout', 'same-size', formatted), lines(best, lexer));
  };
}

async function formattedBy(
  reduction: Reduction,
  name: string,
  format: Format,
): Promise<Uint8Array | undefined> {
  return reduction.wait((signal) =>
    format(reduction.best, signal).catch((error: Error) => {
      if (!signal.aborted) warn(reduction, `${name} failed: ${error.message}`);
      return undefined;
    }),
  );
}

const warn = (reduction: Reduction, text: string): void =>
  reduction.emit({ type: 'notice', level: 'warning', text });

const proposing = (
  name: string,
  accepts: Accepts,
  formatted: Uint8Array,
): Pass<ListProgram, 'before' | 'after'> => ({
  name,
  accepts,
  start: () => 'before',
  *propose({ lexer }, from) {
    if (from === 'before') yield { program: lines(formatted, lexer), next: 'after', kind: name };
  },
});
