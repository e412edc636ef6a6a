/**
 * Remembers which reductions have come to their end, so that the same command can say at once that there is nothing
 * more to do: one line each, a digest, in the user's cache folder. Nothing depends on it. Whatever is wrong with it, it
 * is as if it were empty.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import type { Identity } from './journal.ts';
import { digestOf, digestOfFiles } from '../core/digest.ts';
import type { Files } from '../core/program.ts';
import { removeAbandoned, temporaryIn } from './temporary.ts';

export interface FinishedRun {
  /** `input` is the digest of what the reduction starts from. */
  readonly identity: Identity;
  /** What it has come to. */
  readonly result: Files;
}

/** How many are remembered: the latest. */
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
    // Then the next run finds out by itself that there is nothing more to do.
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
  // The specification says that a relative path is to be ignored.
  const folder = cache !== undefined && isAbsolute(cache) ? cache : join(homedir(), '.cache');
  return join(folder, 'pith', 'finished');
}
