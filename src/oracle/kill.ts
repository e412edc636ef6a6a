/** Kills tests with all processes that they have started. */
import { readdirSync, readFileSync } from 'node:fs';
import { readMark } from './mark.ts';

/**
 * Kills the process group of a test, and descendants that have their own group, like those of `timeout`. Without /proc,
 * kills only the group.
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

/** Kills the remaining processes in the process group of a test. */
export function killGroup(pid: number | undefined): void {
  if (pid !== undefined) tryKill(-pid);
}

/** Enough rounds to catch processes that spawn others faster than they can be killed. */
const MANY_ROUNDS = 1000;

/** Kills the processes of a run that are no longer in the group or the descendants of their test, by their mark. */
export function killRun(run: string): void {
  const unmarked = new Set<string>();
  for (let round = 0; round < MANY_ROUNDS && killRound((mark) => mark.startsWith(run), unmarked); round++);
}

/**
 * Kills the processes whose mark is condemned, the youngest first, because a process that keeps forking and exiting lives
 * only for a moment. Returns whether there may be more.
 */
export function killRound(isCondemned: (mark: string) => boolean, unmarked: Set<string>): boolean {
  let more = false;
  for (const pid of processes().toReversed()) {
    if (unmarked.has(pid) || Number(pid) === process.pid) continue;
    try {
      const mark = readMark(pid);
      // The mark of a process never changes, so one without a mark need not be read again.
      if (mark === '') unmarked.add(pid);
      else if (isCondemned(mark)) {
        if (!isDead(pid) && tryKill(Number(pid))) more = true;
        else unmarked.add(pid);
      }
    } catch {
      // It has just ended, and may have started another.
      more = true;
    }
  }
  return more;
}

/** Whether a process is a zombie. */
const isDead = (pid: string): boolean => /^[ZX]/.test(readStat(pid)[0] ?? 'X');

/** The fields of /proc/PID/stat, from the state on. Throws if the process is gone. */
export function readStat(pid: number | string): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
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

/** The children of all threads of a process. */
function childrenOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const lists = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1'));
    return lists.join(' ').split(' ').filter(Boolean).map(Number);
  } catch {
    return []; // It has ended.
  }
}

export function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Returns whether there was a process to kill. */
function tryKill(target: number): boolean {
  try {
    process.kill(target, 'SIGKILL');
    return true;
  } catch {
    return false; // It has already ended, leads no group, or belongs to another user.
  }
}
