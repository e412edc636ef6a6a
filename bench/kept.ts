/**
 * Outcomes kept in a file, one per line, so that a suite that takes hours can be interrupted, or extended by a column,
 * without starting over.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export interface Kept<T> {
  get(key: string): T | undefined;
  keep(key: string, outcome: T): void;
}

/** `T` must be representable in JSON. Without a file, outcomes are kept only while the process runs. */
export function keptIn<T>(file: string | undefined): Kept<T> {
  const outcomes = new Map<string, T>();
  if (file !== undefined && existsSync(file)) {
    for (const text of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const { key, ...outcome } = JSON.parse(text) as T & { readonly key: string };
      outcomes.set(key, outcome as T);
    }
  }
  return {
    get: (key) => outcomes.get(key),
    keep(key, outcome) {
      outcomes.set(key, outcome);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify({ key, ...outcome })}\n`);
    },
  };
}
