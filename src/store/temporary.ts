/**
 * Temporary files: each file is written completely under a temporary name before it gets its final name. The temporary
 * name contains the process number, so that a later run can remove files that a `kill -9` has left behind.
 */
import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** An unpredictable name. Create the file with the flag `x`, which fails if there is such a file or link. */
export const temporaryIn = (folder: string): string =>
  join(folder, `.pith-${process.pid}-${randomBytes(8).toString('hex')}.tmp`);

/** Removes the temporary files of dead processes. */
export function removeAbandoned(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const pid = /^\.pith-(\d+)-[0-9a-f]{16}\.tmp$/.exec(name)?.[1];
      if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(folder, name), { force: true });
    }
  } catch {
    // Leftovers do no harm. If the folder is not writable, writing the result reports it.
  }
}

/** Whether there is a process with this number. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
