/** Ends tests with everything that they have started. */
import { readdirSync, readFileSync } from 'node:fs';
import { readMark } from './mark.ts';

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

/** What it takes to get hold of processes that start others faster than they can be killed. */
const MANY_ROUNDS = 1000;

/** Kills the processes of a run that have left the group and the family of their test. They are known by their mark. */
export function killRun(run: string): void {
  const unmarked = new Set<string>();
  for (let round = 0; round < MANY_ROUNDS && killRound((mark) => mark.startsWith(run), unmarked); round++);
}

/**
 * Kills the processes whose mark is condemned, the youngest first: one that starts another and ends is only there for
 * a moment. Returns whether there may be more.
 */
export function killRound(isCondemned: (mark: string) => boolean, unmarked: Set<string>): boolean {
  let more = false;
  for (const pid of processes().toReversed()) {
    if (unmarked.has(pid) || Number(pid) === process.pid) continue;
    try {
      const mark = readMark(pid);
      // The mark of a process never changes; if it had none, it need not be looked at again.
      if (mark === '') unmarked.add(pid);
      else if (isCondemned(mark)) {
        if (!isDead(pid) && tryKill(Number(pid))) more = true;
        else unmarked.add(pid);
      }
    } catch {
      // It has ended while it was looked at, and may have started another.
      more = true;
    }
  }
  return more;
}

/** Whether a process has ended, and only waits for its parent to hear of it. */
const isDead = (pid: string): boolean => /^[ZX]/.test(readStat(pid)[0] ?? 'X');

/** What the kernel says of a process, from its state on. Throws if it is gone. */
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

export function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Returns whether there was somebody to kill. */
function tryKill(target: number): boolean {
  try {
    process.kill(target, 'SIGKILL');
    return true;
  } catch {
    return false; // It has ended already, or leads no group, or is somebody else's.
  }
}
