import { type Stats, statSync } from 'node:fs';

/** What is known of a file; nothing if it is not there, or cannot be looked at, or cannot be the name of one. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
