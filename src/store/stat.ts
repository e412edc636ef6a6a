import { type Stats, statSync } from 'node:fs';

/** The stats of a file; undefined if it does not exist, is not accessible, or has an invalid name. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
