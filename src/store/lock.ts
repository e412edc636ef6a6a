/** One reduction of a file at a time. */
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isAlive, removeAbandoned, temporaryIn } from './temporary.ts';

/** Another process is reducing the file. */
export class Locked extends Error {
  readonly pid: number;

  constructor(pid: number) {
    super(`locked by process ${pid}`);
    this.pid = pid;
  }
}

interface Holder {
  readonly pid: number;
  /** When the process was started, because process numbers are reused. */
  readonly started: string;
}

/** Takes the lock at `path`, even if a dead process left it there. Throws `Locked` if it is held. Returns a function that releases it. */
export function takeLock(path: string): () => void {
  const mine = temporaryIn(dirname(path));
  try {
    const holder: Holder = { pid: process.pid, started: startOf(process.pid) };
    writeFileSync(mine, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
    while (!tryLink(mine, path)) {
      const holder = readHolder(path);
      if (holder !== undefined && isRunning(holder)) throw new Locked(holder.pid);
      discard(path);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  removeLeftovers(path);
  return () => rmSync(path, { force: true });
}

/** Links a file to another name, if that name is free. */
function tryLink(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a dead process, but not one that another process has taken in the meantime. */
function discard(path: string): void {
  const aside = temporaryIn(dirname(path));
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return; // Another process was faster.
    throw error;
  }
  const moved = readHolder(aside);
  if (moved !== undefined && isRunning(moved)) tryLink(aside, path);
  rmSync(aside, { recursive: true, force: true });
}

/** Removes temporary files of dead processes. Older versions named them after the lock. */
function removeLeftovers(path: string): void {
  const folder = dirname(path);
  removeAbandoned(folder);
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`${basename(path)}.`)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** The holder of a lock; undefined if the lock is gone or unreadable, as after a crash of the machine. */
function readHolder(path: string): Holder | undefined {
  try {
    const { pid, started } = JSON.parse(readFileSync(path, 'utf8')) as Record<keyof Holder, unknown>;
    const isHolder = Number.isSafeInteger(pid) && (pid as number) > 0 && typeof started === 'string';
    return isHolder ? { pid: pid as number, started } : undefined;
  } catch {
    return undefined;
  }
}

const isRunning = ({ pid, started }: Holder): boolean => isAlive(pid) && startOf(pid) === started;

/** The start time of a process, in the kernel's units; the empty string if it is unknown. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
