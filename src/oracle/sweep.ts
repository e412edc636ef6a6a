/**
 * Finds processes that a test has started and that have escaped from its process group and family: every process
 * started by a test carries a mark in its environment. Where there is no /proc, nothing is found.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** The environment variable with the mark. */
export const MARK = 'PITH_RUN';

export function killMarked(mark: string): void {
  const needle = `${MARK}=${mark}\0`;
  for (const pid of processes()) {
    try {
      if (readFileSync(`/proc/${pid}/environ`, 'latin1').includes(needle))
        process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended in the meantime, or is somebody else's.
    }
  }
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
