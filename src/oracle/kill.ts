/** Ends tests with everything that they have started. */
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Kills the process group of a test, and its descendants that have made groups of their own, as `timeout` does.
 * Where there is no /proc, the group only.
 */
export function killTree(pid: number | undefined): void {
  if (pid === undefined) return;
  const descendants = descendantsOf(pid);
  killGroup(pid);
  for (const descendant of descendants) {
    tryKill(-descendant);
    tryKill(descendant);
  }
}

/** Kills what a test that has ended has left in its process group. */
export function killGroup(pid: number | undefined): void {
  if (pid !== undefined) tryKill(-pid);
}

/** The environment variable with the mark that every process started by a test carries. */
export const MARK = 'PITH_RUN';

/** Kills processes that have left the group and the family of their test. They are known by their mark. */
export function killMarked(mark: string): void {
  const needle = `${MARK}=${mark}\0`;
  for (const pid of processes()) {
    try {
      if (readFileSync(`/proc/${pid}/environ`, 'latin1').includes(needle)) tryKill(Number(pid));
    } catch {
      // It has ended in the meantime, or is somebody else's.
    }
  }
}

function descendantsOf(pid: number): number[] {
  const found: number[] = [];
  const pending = [pid];
  for (let parent = pending.pop(); parent !== undefined; parent = pending.pop()) {
    const children = childrenOf(parent);
    found.push(...children);
    pending.push(...children);
  }
  return found;
}

/** What any of its threads has started. */
function childrenOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const lists = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1'));
    return lists.join(' ').split(' ').filter(Boolean).map(Number);
  } catch {
    return []; // It has ended.
  }
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function tryKill(target: number): void {
  try {
    process.kill(target, 'SIGKILL');
  } catch {
    // It has ended already, or leads no group.
  }
}
