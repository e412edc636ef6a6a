/**
 * Lists of known violations, by file and edit, with the reason. A violation that is not listed fails the test, and so
 * does a listed one that no longer occurs, so the lists stay accurate.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect } from 'vitest';

export interface Violation {
  readonly file: string;
  readonly edit: string;
}

interface Known extends Violation {
  readonly why: string;
}

/** Reads a list, which is JSON. */
export function knownViolations(
  url: URL,
): (found: readonly Violation[], isTried: (known: Violation) => boolean) => void {
  const all = JSON.parse(readFileSync(url, 'utf8')) as readonly Known[];
  const list = relative(process.cwd(), url.pathname);
  return (found, isTried) => {
    const known = all.filter(isTried);
    const missing = found.filter((one) => !known.some((other) => isSame(one, other)));
    const fresh = missing.map(({ file, edit }) => ({ file, edit, why: '' }));
    expect(
      fresh,
      `new violations; mend them, or add them to ${list} with a reason: ${JSON.stringify(fresh, null, 2)}`,
    ).toEqual([]);
    const gone = known.filter((one) => !found.some((other) => isSame(one, other)));
    expect(gone, `no longer violations; remove them from ${list}`).toEqual([]);
  };
}

const isSame = (a: Violation, b: Violation): boolean => a.file === b.file && a.edit === b.edit;
