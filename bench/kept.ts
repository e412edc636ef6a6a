/** Outcomes kept in a file, one a line, so that a table of hours can be interrupted, or get another column, without beginning anew. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Outcome, Reduced } from './reduction.ts';

interface Line extends Pick<Reduced, 'stats'> {
  readonly key: string;
  readonly result: string;
}

export interface Kept {
  get(key: string): Outcome | undefined;
  keep(key: string, outcome: Outcome): void;
}

/** Without a file nothing is kept. What failed is not either: it may have been the machine. */
export function keptIn(file: string | undefined): Kept {
  const outcomes = new Map<string, Outcome>();
  if (file !== undefined && existsSync(file)) {
    for (const text of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const { key, stats, result } = JSON.parse(text) as Line;
      outcomes.set(key, { stats, result: Buffer.from(result, 'base64') });
    }
  }
  return {
    get: (key) => outcomes.get(key),
    keep(key, outcome) {
      if (file === undefined || !('stats' in outcome)) return;
      const line: Line = {
        key,
        stats: outcome.stats,
        result: Buffer.from(outcome.result).toString('base64'),
      };
      appendFileSync(file, `${JSON.stringify(line)}\n`);
    },
  };
}
