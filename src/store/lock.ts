/** One reduction of a file at a time. */
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isAlive, removeAbandoned, temporaryIn } from './temporary.ts';

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
  const mine = temporaryIn(dirname(path));
  try {
    const holder: Holder = { pid: process.pid, started: startOf(process.pid) };
    writeFileSync(mine, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
    while (!tryLink(mine, path)) {
      const holder = readHolder(path);
      if (holder !== undefined && isAtWork(holder)) throw new Locked(holder.pid);
      discard(path);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  removeLeftovers(path);
  return () => rmSync(path, { force: true });
}

/** Gives a file one more name, if that is free. */
function tryLink(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a process that is gone, but not one that another process has taken in this very moment. */
function discard(path: string): void {
  const aside = temporaryIn(dirname(path));
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return; // Somebody else was faster.
    throw error;
  }
  const moved = readHolder(aside);
  if (moved !== undefined && isAtWork(moved)) tryLink(aside, path);
  rmSync(aside, { recursive: true, force: true });
}

/** What processes that are gone have left on their way to the lock. Older versions named it after the lock. */
function removeLeftovers(path: string): void {
  const folder = dirname(path);
  removeAbandoned(folder);
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`${basename(path)}.`)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Who holds a lock; nobody, if it is gone, or does not say, as when the machine has crashed. */
function readHolder(path: string): Holder | undefined {
  try {
    const { pid, started } = JSON.parse(readFileSync(path, 'utf8')) as Record<keyof Holder, unknown>;
    const isHolder = Number.isSafeInteger(pid) && (pid as number) > 0 && typeof started === 'string';
    return isHolder ? { pid: pid as number, started } : undefined;
  } catch {
    return undefined;
  }
}

const isAtWork = ({ pid, started }: Holder): boolean => isAlive(pid) && startOf(pid) === started;

/** When a process was started, in the kernel's own count; the empty string where that cannot be known. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
