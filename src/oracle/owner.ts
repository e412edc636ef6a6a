/**
 * Records which process owns a folder of tests. If both Pith and its launcher are killed, the next run of any reduction
 * cleans up for them.
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
  /** When the process was started, because process numbers are reused. */
  readonly started: string;
  /** The machine and namespace of the process number: containers or machines may share a folder. */
  readonly realm: string;
  /** The runs whose marks the tests carry. */
  readonly runs: readonly string[];
}

/** The name of the record. It cannot clash with the folders of tests, which are numbered. */
const RECORD = 'owner';

const FOLDER = /^pith-[0-9a-f]{12}$/;

/** Records in the folder that this process owns it. */
export function recordOwner(folder: string, runs: readonly string[]): void {
  const started = startOf(process.pid);
  const realm = realmOfProcesses();
  if (started === undefined || realm === undefined) return; // Other processes could not tell whether this one is still running.
  const owner: Owner = { pid: process.pid, started, realm, runs };
  writeFileSync(join(folder, RECORD), JSON.stringify(owner), { flag: 'wx', mode: 0o600 });
}

/** Kills the tests and removes the folders of runs whose processes are dead. */
export async function cleanUpAfterDead(temporary: string): Promise<void> {
  const realm = realmOfProcesses();
  if (realm === undefined) return;
  const names = await readdir(temporary).catch(() => []);
  for (const name of names.filter((each) => FOLDER.test(each))) {
    const folder = join(temporary, name);
    const owner = readOwner(folder);
    if (owner === undefined || owner.realm !== realm || startOf(owner.pid) === owner.started) continue;
    for (const run of owner.runs) killRun(run);
    // Another process may be removing it, too.
    await removeFolder(folder).catch(() => undefined);
  }
}

/** The owner of a folder, if this user has created it. */
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

/** The start time of a process, in the kernel's units; undefined if it has ended. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readStat(pid);
    return /^[ZX]/.test(stat[0] ?? '') ? undefined : stat[19];
  } catch {
    return undefined;
  }
}

/** Identifies the current boot of this machine and the PID namespace; undefined without /proc. */
function realmOfProcesses(): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}
