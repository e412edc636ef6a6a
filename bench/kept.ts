/** Outcomes kept in a file, one a line, so that a table of hours can be interrupted, or get another column, without beginning anew. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export interface Kept<T> {
  get(key: string): T | undefined;
  keep(key: string, outcome: T): void;
}

/** `T` has to be what JSON can tell. Without a file nothing is kept. */
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
      if (file !== undefined) appendFileSync(file, `${JSON.stringify({ key, ...outcome })}\n`);
    },
  };
}
