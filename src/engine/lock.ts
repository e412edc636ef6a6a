/** One reduction of a file at a time. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Somebody else is at work on the file. */
export class Locked extends Error {
  readonly pid: number;

  constructor(pid: number) {
    super(`locked by process ${pid}`);
    this.pid = pid;
  }
}

interface Holder {
  readonly pid: number;
  /** When the process was started: a process number is given again to others. */
  readonly started: string;
}

/** Takes the lock at `path`, also one whose holder is gone. Throws `Locked` if it is held. Returns how to release it. */
export function takeLock(path: string): () => void {
  const mine = `${path}.${process.pid}`;
  try {
    writeFileSync(mine, JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder));
    for (;;) {
      try {
        linkSync(mine, path);
        return () => rmSync(path, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = readHolder(path);
      if (holder !== undefined && isAlive(holder)) throw new Locked(holder.pid);
      discard(path, holder);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Removes the lock of a process that is gone, but not one that another process has taken in this very moment. */
function discard(path: string, gone: Holder | undefined): void {
  const aside = `${path}.${process.pid}.gone`;
  try {
    renameSync(path, aside);
  } catch {
    return; // Somebody else was faster.
  }
  const moved = readHolder(aside);
  if (moved !== undefined && moved.pid !== gone?.pid) linkSync(aside, path);
  rmSync(aside, { force: true });
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined; // Gone, or left half-written by a crash of the machine.
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return startOf(pid) === started;
}

/** When a process was started, in the kernel's own count; the empty string where that cannot be known. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
