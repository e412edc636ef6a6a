/**
 * Files that are being made: each is written whole under a name of its own before it gets the name under which others
 * look for it. The name tells which process is at work, so that a later run can remove what a `kill -9` has left.
 */
import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A name that nobody can foresee. Create it with the flag `x`, which fails if there is such a file or link. */
export const temporaryIn = (folder: string): string =>
  join(folder, `.pith-${process.pid}-${randomBytes(8).toString('hex')}.tmp`);

/** Removes the temporary files of processes that are gone. */
export function removeAbandoned(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const pid = /^\.pith-(\d+)-[0-9a-f]{16}\.tmp$/.exec(name)?.[1];
      if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(folder, name), { force: true });
    }
  } catch {
    // They are in nobody's way. What is wrong with the folder shows when the result is written.
  }
}

/** Whether there is a process of this number. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, but somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
