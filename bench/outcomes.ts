/** Reductions of subjects by algorithms, side by side, and the tables that any comparison starts with. */
import type { Part } from './report.ts';
import type { Outcome, Reduced } from './reduction.ts';
import type { Subject } from './subjects.ts';

/** The outcomes for a subject, by algorithm. */
export interface Row {
  readonly subject: Subject;
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

let interrupted: AbortSignal | undefined;

/** Aborted once the suite is to stop. */
function interruptionSignal(): AbortSignal {
  if (interrupted !== undefined) return interrupted;
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort());
  return (interrupted = controller.signal);
}

/** When interrupted, it returns the outcomes so far. */
export async function reduceAll(
  subjects: readonly Subject[],
  algs: readonly string[],
  reduce: (alg: string, subject: Subject, signal: AbortSignal) => Promise<Outcome>,
): Promise<Row[]> {
  const signal = interruptionSignal();
  const rows: Row[] = [];
  for (const subject of signal.aborted ? [] : subjects) {
    const outcomes = new Map<string, Outcome>();
    rows.push({ subject, outcomes });
    for (const alg of algs) {
      const outcome = await reduce(alg, subject, signal);
      if (signal.aborted) return rows;
      outcomes.set(alg, outcome);
      process.stderr.write(`${subject.name}  ${alg}  ${describe(outcome)}\n`);
    }
  }
  return rows;
}

function describe(outcome: Outcome): string {
  if (!isReduced(outcome)) return outcome.failed;
  const { finished, before, after, queries, wallMs } = outcome.stats;
  const cut = finished ? '' : ', cut';
  return `${before.tokens} to ${after.tokens} tokens in ${queries} tests, ${(wallMs / 1000).toFixed(1)} s${cut}`;
}

export const isReduced = (outcome: Outcome | undefined): outcome is Reduced =>
  outcome !== undefined && 'stats' in outcome;

/** Rows with at least one result. */
export const reducedRows = (rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ outcomes }) => [...outcomes.values()].some(isReduced));

/** Says if the last algorithm has not run on the last subject. */
export function interruption(
  rows: readonly Row[],
  subjects: readonly unknown[],
  algs: readonly string[],
): string[] {
  const isWhole = rows.length === subjects.length && rows.at(-1)?.outcomes.size === algs.length;
  return isWhole ? [] : ['Interrupted: empty cells are missing.'];
}

/** `limit`: what cuts a reduction off. */
export function sizesAndTests(rows: readonly Row[], algs: readonly string[], limit: string): readonly Part[] {
  const lines = rows.map(({ subject, outcomes }) => {
    const before = [...outcomes.values()].find(isReduced)?.stats.before.tokens;
    const cells = algs.map((alg) => {
      const outcome = outcomes.get(alg);
      if (!isReduced(outcome)) return outcome === undefined ? '' : 'failed';
      const { after, queries, finished, wallMs } = outcome.stats;
      return `${after.tokens} / ${finished ? '' : '>'}${queries} / ${Math.round(wallMs / 1000)}`;
    });
    return [subject.name, subject.language, String(before), ...cells];
  });
  return [
    { header: ['subject', 'language', 'tokens', ...algs], rows: lines },
    `Tokens of the result / tests / seconds. \`>\`: cut off after ${limit}; the result might still have become smaller.`,
  ];
}

/** If every algorithm failed on a subject, its test does not hold on this machine. */
export function failures(rows: readonly Row[]): string[] {
  const lines = rows.flatMap(({ subject, outcomes }) => {
    const failed = [...outcomes].flatMap(([alg, outcome]) =>
      isReduced(outcome) ? [] : [{ alg, ...outcome }],
    );
    if (failed.length > 0 && failed.length === outcomes.size)
      return [`- ${subject.name} was skipped: ${failed[0]!.failed} Its test uses ${subject.tool}.`];
    return failed.map(({ alg, failed }) => `- ${subject.name}, ${alg}, failed: ${failed}`);
  });
  return lines.length === 0 ? [] : [lines.join('\n')];
}

/** The outcomes as data, with all statistics. */
export const dataOf = (rows: readonly Row[]): unknown =>
  rows.map(({ subject, outcomes }) => ({ subject: subject.name, ...Object.fromEntries(outcomes) }));
