/**
 * Speedup with more jobs: one reduction with an in-process property and a simulated test time, so that only Pith's
 * speculation determines how long it takes.
 */
import { createHash } from 'node:crypto';
import { reduce } from '../src/index.ts';
import { generateProgram, isInteresting } from './generated-program.ts';
import type { Options } from './options.ts';
import type { Report } from './report.ts';

const TEST_MS = 50;

export async function scaling({ quick }: Options): Promise<Report> {
  const jobCounts = quick ? [1, 4, 16] : [1, 2, 4, 8, 16, 32, 64];
  const program = generateProgram(quick ? 60 : 200);
  const rows: string[][] = [];
  let oneJobMs = 0;
  for (const jobs of jobCounts) {
    const { bytes, stats } = await reduce({
      program,
      test: (candidate, { signal }) =>
        new Promise((resolve) => {
          const timer = setTimeout(() => resolve(isInteresting(candidate)), TEST_MS);
          signal.addEventListener('abort', () => clearTimeout(timer));
        }),
      jobs,
    });
    if (jobs === 1) oneJobMs = stats.wallMs;
    rows.push([
      String(jobs),
      `${(stats.wallMs / 1000).toFixed(1)} s`,
      (oneJobMs / stats.wallMs).toFixed(1),
      String(stats.queries),
      String(stats.cancelled),
      `${stats.before.tokens} to ${stats.after.tokens}`,
      createHash('sha1').update(bytes).digest('hex').slice(0, 10),
    ]);
    process.stderr.write(`${rows.at(-1)!.join('  ')}\n`);
  }
  const header = ['jobs', 'time', 'times faster', 'tests used', 'tests wasted', 'tokens', 'result'];
  return { parts: [{ header, rows }] };
}
