/**
 * Who a folder of tests belongs to. Pith and its launcher may both be killed, so that nobody is left to clean up; the
 * next run, of whatever reduction, does it for them.
 */
import {
  lstatSync,
  openSync,
  closeSync,
  constants,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { killRun, readStat } from './kill.ts';
import { removeFolder } from './remove.ts';

interface Owner {
  readonly pid: number;
  /** When the process was started: a process number is given again to others. */
  readonly started: string;
  /** Where process numbers mean the same: a folder may be shared by containers, or by machines. */
  readonly realm: string;
  /** The runs in whose processes the tests are. */
  readonly runs: readonly string[];
}

/** The name of the record. Folders of tests are numbers. */
const RECORD = 'owner';

const FOLDER = /^pith-[0-9a-f]{12}$/;

/** Says in the folder that it belongs to this process. */
export function recordOwner(folder: string, runs: readonly string[]): void {
  const started = startOf(process.pid);
  const realm = realmOfProcesses();
  if (started === undefined || realm === undefined) return; // Nobody could tell whether we are still there.
  const owner: Owner = { pid: process.pid, started, realm, runs };
  writeFileSync(join(folder, RECORD), JSON.stringify(owner), { flag: 'wx', mode: 0o600 });
}

/** Ends the tests, and removes the folders, of runs whose Pith and launcher are gone. */
export async function cleanUpAfterDead(temporary: string): Promise<void> {
  const realm = realmOfProcesses();
  if (realm === undefined) return;
  const names = await readdir(temporary).catch(() => []);
  for (const name of names.filter((each) => FOLDER.test(each))) {
    const folder = join(temporary, name);
    const owner = readOwner(folder);
    if (owner === undefined || owner.realm !== realm || startOf(owner.pid) === owner.started) continue;
    for (const run of owner.runs) killRun(run);
    // Somebody else may be about it, too.
    await removeFolder(folder).catch(() => undefined);
  }
}

/** The owner of a folder that this user has made. */
function readOwner(folder: string): Owner | undefined {
  try {
    const stats = lstatSync(folder);
    if (!stats.isDirectory() || stats.uid !== process.getuid?.()) return undefined;
    const fd = openSync(
      join(folder, RECORD),
      constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
    );
    try {
      const owner = JSON.parse(readFileSync(fd, 'utf8')) as Partial<Owner>;
      const { pid, started, realm, runs } = owner;
      const isValid =
        Number.isInteger(pid) &&
        typeof started === 'string' &&
        typeof realm === 'string' &&
        Array.isArray(runs) &&
        runs.every((run) => /^\d{12}$/.test(String(run)));
      return isValid ? (owner as Owner) : undefined;
    } finally {
      closeSync(fd);
    }
  } catch {
    return undefined; // No folder, or no record.
  }
}

/** When a process was started, in the kernel's own count; nothing if it is not there any more. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readStat(pid);
    return /^[ZX]/.test(stat[0] ?? '') ? undefined : stat[19];
  } catch {
    return undefined;
  }
}

/** This machine since it was started, and the process numbers that are known here. */
function realmOfProcesses(): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}
