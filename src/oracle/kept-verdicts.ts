/** With `--save-temps`: a file `N.verdict` beside each folder `N`, so that the interesting tests can be found. */
import { writeFileSync } from 'node:fs';
import { digestOfFiles } from '../core/digest.ts';
import { shellCode } from './command.ts';
import type { Run, Tested } from './conditions.ts';

export function keepVerdicts({ files, runs, outcome }: Tested): void {
  for (const run of runs) {
    if (run.end.folder === undefined) continue;
    const lines = {
      verdict: outcome.verdict === 'interesting' ? 'interesting' : 'not interesting',
      end: howItEnded(run),
      ms: Math.round(run.end.ms),
      condition: run.condition,
      digest: digestOfFiles(files),
    };
    const text = Object.entries(lines).map(([name, value]) => `${name}: ${value}\n`);
    try {
      writeFileSync(`${run.end.folder}.verdict`, text.join(''));
    } catch {
      // The disk is full; writing the next candidate reports it.
    }
  }
}

export function howItEnded({ end }: Pick<Run, 'end'>): string {
  if (end.exceeded !== undefined) return `killed, because it exceeded the limit on ${end.exceeded}`;
  if (end.timedOut) return 'timed out';
  return end.signal === null ? `exit code ${shellCode(end)}` : `signal ${end.signal}`;
}
