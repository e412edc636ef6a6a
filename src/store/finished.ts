/**
 * Remembers which reductions have finished, so that the same command can say at once that there is nothing left to do:
 * a file in the user's cache folder with one digest per line. Nothing depends on it; if it cannot be read, it counts as
 * empty.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import type { Identity } from './journal.ts';
import { digestOf, digestOfFiles } from '../core/digest.ts';
import type { Files } from '../core/program.ts';
import { removeAbandoned, temporaryIn } from './temporary.ts';

export interface FinishedRun {
  /** `input` is the digest of the program that the reduction starts from. */
  readonly identity: Identity;
  readonly result: Files;
}

/** How many reductions are remembered; the oldest are dropped. */
const MOST = 1000;

export function isFinished(run: FinishedRun): boolean {
  return remembered().includes(digestOfRun(run));
}

export function rememberFinished(run: FinishedRun): void {
  const line = digestOfRun(run);
  const lines = [...remembered().filter((other) => other !== line), line].slice(-MOST);
  try {
    const path = memory();
    const folder = dirname(path);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    removeAbandoned(folder);
    const temporary = temporaryIn(folder);
    try {
      writeFileSync(temporary, `${lines.join('\n')}\n`, { flag: 'wx', mode: 0o600 });
      renameSync(temporary, path);
    } finally {
      rmSync(temporary, { force: true });
    }
  } catch {
    // The next run will reduce again, and find that there is nothing left to do.
  }
}

const digestOfRun = ({ identity, result }: FinishedRun): string =>
  digestOf(Buffer.from(JSON.stringify({ ...identity, result: digestOfFiles(result) })));

function remembered(): string[] {
  try {
    return readFileSync(memory(), 'latin1').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

function memory(): string {
  const cache = process.env['XDG_CACHE_HOME'];
  // The XDG specification says that a relative path must be ignored.
  const folder = cache !== undefined && isAbsolute(cache) ? cache : join(homedir(), '.cache');
  return join(folder, 'pith', 'finished');
}
